import Diagnostics
import SwiftSource

/// Reads what is coded of a type, and finds what is wrong with the annotations.
struct CodingTableReader {
    let type: TypeElement
    let annotations: CodingAnnotations
    var table: CodingTable
    var rules: CodingRulesReader
    var findings: [Diagnostic] = []

    /// What is coded of a type with everything that is wrong with it; `nil` when nothing says that it is coded.
    static func read(_ type: TypeElement) -> (table: CodingTable, findings: [Diagnostic])? {
        var annotations = CodingAnnotations()
        for (_, part) in type.parts { annotations.add(part.declaration.annotations, in: part.declaration.file) }
        let words: [CodingKeyword] = [.codable, .decodable, .encodable]
        guard let word = words.first(where: annotations.holds), let entry = annotations[word] else { return nil }
        guard var reader = CodingTableReader(type, annotations) else {
            return entry.isOwn ? refusal(type, entry) : nil
        }
        reader.readAll()
        return (reader.table, reader.findings + reader.rules.findings)
    }

    /// Says why a type is not coded.
    private static func refusal(
        _ type: TypeElement, _ entry: CodingAnnotations.Entry
    ) -> (table: CodingTable, findings: [Diagnostic])? {
        let name = type.node.name
        let message =
            switch type.typeKind {
            case .actor:
                "the actor '\(name)' cannot be coded, because coding does not wait for it; code a structure of its state"
            case .protocol, .protocolComposition: "the protocol '\(name)' has no stored properties to code; annotate the types that conform"
            default: "no file declares '\(name)', so that its properties are not known; annotate a type that the sources declare"
            }
        let table = CodingTable(name: name, kind: type.typeKind, access: type.access)
        return (table, [Diagnostic(.error, "codable-kind", message, at: entry.location)])
    }

    private init?(_ type: TypeElement, _ annotations: CodingAnnotations) {
        guard [.structure, .class, .enumeration].contains(type.typeKind) else { return nil }
        self.type = type
        self.annotations = annotations
        rules = CodingRulesReader(general: annotations)
        table = CodingTable(name: type.node.name, kind: type.typeKind, access: type.access)
    }

    /// What is around the code of a type, whatever is coded of it.
    static func frame(of type: TypeElement) -> CodingTable {
        guard var reader = CodingTableReader(type, CodingAnnotations()) else {
            return CodingTable(name: type.node.name, kind: type.typeKind, access: type.access)
        }
        reader.readFrame()
        reader.readPlace()
        return reader.table
    }

    private mutating func readFrame() {
        table.condition = type.mainDeclaration.flatMap { ConditionFilter.text(of: $0) }
        table.attributes = attributes
        table.isIsolated = type.mainDeclaration?.attributes.contains { $0.name == "MainActor" } ?? false
    }

    private mutating func readAll() {
        readConformances()
        readFrame()
        for (key, entry) in annotations.repeated {
            rules.add("codable-conflict", "'\(table.name)' has two values of '\(key)'; take one of them out", entry)
        }
        switch type.typeKind {
        case .enumeration: readEnumeration()
        default: readProperties()
        }
        readParameters()
        readPlace()
        refuseTwins()
    }

    /// What the type conforms to already, and what it is annotated with.
    private mutating func readConformances() {
        let isCodable = annotations.holds(.codable)
        table.decodes = isCodable || annotations.holds(.decodable)
        table.encodes = isCodable || annotations.holds(.encodable)
        let names = Set(type.storage.relations(of: type.number).names.map(StandardNames.withoutModule))
        table.needsDecodable = table.decodes && names.isDisjoint(with: ["Codable", "Decodable"])
        table.needsEncodable = table.encodes && names.isDisjoint(with: ["Codable", "Encodable"])
        if type.typeKind == .class { readClass(names) }
        // What the type writes itself stays as it is.
        for method in type.object.list("methods").compactMap({ $0.element as? MethodElement }) {
            guard let parameter = method.context.declaration.parameters?.first, method.parameters.count == 1 else { continue }
            if method.isInitializer, parameter.label == "from", parameter.type.description.hasSuffix("Decoder") { table.decodes = false }
            if method.callName == "encode", parameter.label == "to", parameter.type.description.hasSuffix("Encoder") {
                table.encodes = false
            }
        }
    }

    /// The attributes that an extension repeats, those of the types around it included.
    private var attributes: [String] {
        var list: [String] = []
        var declaration = type.mainDeclaration
        while let current = declaration {
            for attribute in current.attributes where attribute.name == "available" {
                let text = "@available(\(attribute.arguments ?? ""))"
                if !list.contains(text) { list.append(text) }
            }
            declaration = current.parent
        }
        return list
    }

    /// The key of a name in the style of the type.
    func styled(_ name: String) -> String {
        let style = annotations[.keys]?.text.flatMap(KeyStyle.init(rawValue:)) ?? .camel
        return (annotations[.keyPrefix]?.text ?? "") + style.key(of: name) + (annotations[.keySuffix]?.text ?? "")
    }

    /// Finds a style that is none.
    mutating func checkStyle() {
        guard let entry = annotations[.keys], entry.text.flatMap(KeyStyle.init(rawValue:)) == nil else { return }
        let known = KeyStyle.allCases.map(\.rawValue)
        let nearest = Spelling.nearest(to: entry.text ?? "", among: known).map { "did you mean '\($0)'" }
        rules.add(
            "codable-value", "'keys = \(entry.text ?? "")' is not known; \(nearest ?? "use " + known.joined(separator: ", "))", entry)
    }

    mutating func add(_ code: String, _ message: String, at location: SourceLocation?) {
        findings.append(Diagnostic(.error, code, message, at: location))
    }

    /// Finds two values with one key.
    private mutating func refuseTwins() {
        var owners: [String: (name: String, condition: String?)] = [:]
        for field in table.fields where field.hasKey {
            if let first = owners[field.key], first.condition == field.condition {
                add(
                    "codable-key", "'\(field.name)' has the key '\(field.key)' of '\(first.name)'; give one of them another",
                    at: field.location)
            }
            owners[field.key] = (field.name, field.condition)
        }
        owners = [:]
        guard table.form != .untagged, table.form != .raw else { return }
        for item in table.cases {
            for key in [item.key] + item.alternatives {
                if let first = owners[key], first.condition == item.condition {
                    add(
                        "codable-key", "'\(item.name)' has the key '\(key)' of '\(first.name)'; give one of them another", at: item.location
                    )
                }
                owners[key] = (item.name, item.condition)
            }
        }
    }
}
