/// Writes the code of a structure or class.
struct PropertyCode {
    let table: CodingTable
    private(set) var code = CodingCode()
    private var fields = FieldCode()

    init(_ table: CodingTable) {
        self.table = table
    }

    mutating func write() {
        if table.decodes { code.decoding = decoding() }
        if table.encodes { code.encoding = encoding() }
        writeKeys()
        code.support = fields.support
    }

    private var keyed: [CodedField] { table.fields.filter(\.hasKey) }

    private mutating func writeKeys() {
        let cases = keyed.map { (name: $0.name, key: $0.key, condition: $0.condition) }
        if let written = table.writtenKeys {
            let missing = cases.filter { written.keys[$0.name] == nil }
            if !missing.isEmpty { code.addedKeys = CodingCode.Keys(name: "CodingKeys", cases: missing) }
        } else {
            let isMentioned = ((code.decoding ?? []) + (code.encoding ?? [])).contains { $0.contains("CodingKeys") }
            if isMentioned || !cases.isEmpty { code.keys = [CodingCode.Keys(name: "CodingKeys", cases: cases)] }
        }
    }

    private static func key(_ field: CodedField) -> String { "." + SwiftName.escaped(field.name) }

    private mutating func decoding() -> [String] {
        var lines: [String] = []
        var own = FieldCode()
        own.knownKeys = table.fields.filter { $0.isCoded && !$0.rules.isFlattened }.flatMap(\.knownKeys)
        if table.superclass == .nested { own.knownKeys.append("super") }
        own.places = openPlaces
        for field in table.fields {
            guard field.isDecoded else {
                if let value = field.rules.missing, !field.isFixed {
                    lines += ["self.\(SwiftName.escaped(field.name)) = \(value)"].guarded(field.condition)
                }
                continue
            }
            let reading = own.reading(field, container: "container", key: Self.key(field))
            lines += (reading.setup + ["self.\(SwiftName.escaped(field.name)) = \(reading.expression)"]).guarded(field.condition)
        }
        fields.support.formUnion(own.support)
        let takesContainer = table.fields.contains { $0.isDecoded && $0.decoder?.takesCoder == false }
        var head: [String] = []
        if own.usesContainer || takesContainer || table.superclass == .nested {
            head.append("let container = try decoder.container(keyedBy: CodingKeys.self)")
        }
        if own.usesPlace {
            head.append("let place = Coded.Place(decoder)\(own.places.opensWhole ? ".opened()" : "")")
            head += own.places.lines
        }
        switch table.superclass {
        case .none: break
        case .plain: lines.append("super.init()")
        case .flat: lines.append("try super.init(from: decoder)")
        case .nested: lines.append("try super.init(from: container.superDecoder())")
        }
        return head + lines
    }

    /// The places of objects in which several properties are sought, whatever is compiled.
    private var openPlaces: OpenPlaces {
        let fields = table.fields.filter { field in
            field.isDecoded && field.decoder == nil && field.rules.needsPlace && !field.rules.isFlattened && field.condition == nil
        }
        return OpenPlaces(for: fields.flatMap { [$0.rules.path ?? [.key($0.key)]] + $0.rules.alternatives })
    }

    private mutating func encoding() -> [String] {
        var lines: [String] = []
        var own = FieldCode()
        var tree = CodingBranch()
        // What is left over comes first, so that the properties count where both have a key.
        let fields = table.fields.enumerated().filter { $0.element.isEncoded }
        for (index, field) in fields.filter(\.element.isRest) + fields.filter({ !$0.element.isRest }) {
            if let path = field.rules.path, field.encoder == nil {
                _ = tree.add(path, field: index, isConditional: field.condition != nil)
                continue
            }
            let line = own.writing(field, "self." + SwiftName.escaped(field.name), container: "container", key: Self.key(field))
            lines += [line].guarded(field.condition)
        }
        var branches = BranchCode(table.fields, support: own.support)
        let nested = branches.lines(tree)
        self.fields.support.formUnion(branches.support)
        var head: [String] = []
        switch table.superclass {
        case .flat: head.append("try super.encode(to: encoder)")
        case .nested: own.noteContainer()
        case .none, .plain: break
        }
        if own.usesContainer {
            head.append("var container = encoder.container(keyedBy: CodingKeys.self)")
        } else if nested.isEmpty, table.superclass != .flat, !table.fields.contains(where: { $0.isEncoded }) {
            head.append("_ = encoder.container(keyedBy: CodingKeys.self)")
        }
        if table.superclass == .nested { head.append("try super.encode(to: container.superEncoder())") }
        return head + lines + nested
    }
}
