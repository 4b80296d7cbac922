import Diagnostics
import SwiftSource

extension CodingTableReader {
    /// What a class has to do for what it inherits.
    mutating func readClass(_ names: Set<String>) {
        let inherited = type.node.bases.first
        let known = inherited?.node.flatMap { type.storage.nodes[$0].kind == .class ? $0 : nil }
        if let known {
            table.superclass = isCoded(known) ? .flat : .plain
        } else if let inherited, inherited.node == nil, Self.isClass(inherited.name) {
            table.superclass = .plain
        }
        if let entry = annotations[.superclass] {
            switch entry.text {
            case "none": table.superclass = .none
            case "plain": table.superclass = .plain
            case "flat": table.superclass = .flat
            case "nested": table.superclass = .nested
            default:
                rules.add("codable-value", "'super = \(entry.text ?? "")' is not known; use 'flat', 'nested', 'plain' or 'none'", entry)
            }
        }
        if table.superclass == .flat || table.superclass == .nested { (table.needsDecodable, table.needsEncodable) = (false, false) }
        let canBeMade = known.map { hasPlainInitializer($0) } ?? (table.superclass == .none || table.superclass == .plain)
        table.needsPlainInitializer = type.object.list("initializers").isEmpty && Self.storedHaveValues(type.object) && canBeMade
    }

    /// Whether all stored properties have a first value.
    private static func storedHaveValues(_ object: ModelObject) -> Bool {
        object.list("storedVariables").compactMap { $0.element as? VariableElement }.allSatisfy { variable in
            if variable.binding.initialValue != nil { return true }
            switch variable.typeName.type {
            case .optional, .implicitlyUnwrapped: return variable.isMutable
            default: return false
            }
        }
    }

    /// Whether a class can be made without arguments.
    private func hasPlainInitializer(_ number: Int, depth: Int = 0) -> Bool {
        let object = type.storage.object(number)
        let initializers = object.list("initializers").compactMap { $0.element as? MethodElement }
        guard initializers.isEmpty else { return initializers.contains { $0.parameters.isEmpty } }
        guard Self.storedHaveValues(object), depth < Self.depthLimit else { return false }
        let base = type.storage.nodes[number].bases.first?.node
        guard let base, type.storage.nodes[base].kind == .class else { return true }
        return hasPlainInitializer(base, depth: depth + 1)
    }

    /// Classes that inherit from each other in a circle end there.
    private static let depthLimit = 64

    /// Whether a class is coded itself.
    private func isCoded(_ number: Int) -> Bool {
        let names = type.storage.relations(of: number).names.map(StandardNames.withoutModule)
        if names.contains(where: ["Codable", "Decodable", "Encodable"].contains) { return true }
        let parts = type.storage.declarations(of: number).parts
        return parts.contains { part in
            let annotations = CodingAnnotations(part.declaration.annotations, in: part.declaration.file)
            return [.codable, .decodable, .encodable].contains { annotations.holds($0) }
        }
    }

    /// Whether a name that no file declares is surely that of a class.
    private static func isClass(_ name: String) -> Bool {
        let name = StandardNames.withoutModule(name)
        let point = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
        return point == "XCTestCase" || ["NS", "UI"].contains { point.hasPrefix($0) && point.dropFirst(2).first?.isUppercase == true }
    }

    /// The generic parameters that coded values are made of.
    mutating func readParameters() {
        var names: [String] = []
        var number: Int? = type.number
        while let current = number {
            names += type.storage.nodes[current].genericNames
            number = type.storage.nodes[current].parent
        }
        guard !names.isEmpty else { return }
        let fields = table.fields.filter(\.isCoded) + table.cases.filter { !$0.isSkipped }.flatMap(\.fields)
        let texts = fields.filter { ($0.decoder == nil || $0.encoder == nil) }.map(\.type.text)
        let words = Set(texts.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
        table.codedParameters = names.filter { words.contains($0) && !isConstrained($0) }
    }

    /// Whether a generic parameter is coded by what the declaration says.
    private func isConstrained(_ name: String) -> Bool {
        var declaration = type.mainDeclaration
        while let current = declaration {
            var constraints = current.genericParameters.filter { $0.name == name }.compactMap { $0.constraint?.type }
            constraints += current.genericRequirements.filter { $0.left.description == name }.map(\.right.type)
            let texts = constraints.map(\.description)
            if texts.contains(where: { $0.contains("Codable") || ($0.contains("Decodable") && $0.contains("Encodable")) }) { return true }
            if table.decodes != table.encodes, texts.contains(where: { $0.contains(table.decodes ? "Decodable" : "Encodable") }) {
                return true
            }
            declaration = current.parent
        }
        return false
    }

    /// Where generated code has to stand.
    mutating func readPlace() {
        let nodes = type.storage.nodes
        let around = Array(sequence(first: type.number) { nodes[$0].parent })
        let levels = around.map { (type.storage.object($0).element as? TypeElement)?.access ?? .internal }
        if levels.contains(.private) || levels.contains(.fileprivate) { table.isPrivate = true }
        table.outermost = around.last.map { type.storage.nodes[$0].name } ?? table.name
        guard table.isPrivate, table.kind != .class || table.needsDecodable || table.needsEncodable else { return }
        let location = type.mainDeclaration?.nameLocation
        if levels.dropLast().contains(.private) {
            add(
                "codable-access", "an extension does not see '\(table.name)', which is private in another type; make it fileprivate",
                at: location)
        } else if let outer = around.last,
            type.storage.declarations(of: outer).main?.declaration.file.path != type.mainDeclaration?.file.path
        {
            add(
                "codable-access",
                "'\(table.name)' has private members in another file than '\(table.outermost)'; move it there, or make them internal",
                at: location)
        }
    }
}
