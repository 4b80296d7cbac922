import SwiftSource
import TemplateEngine

/// What the files of some types import, each module once and as widely as one of them does.
enum TypeImports {
    /// The imports, sorted, with the condition of each.
    static func lines(of types: [TypeElement]) -> [TemplateValue] {
        var found: [String: Import] = [:]
        for type in types {
            let storage = type.storage
            let numbers = [type.number] + type.relations.ancestors
            for file in Set(numbers.flatMap { storage.declarations(of: $0).files }).sorted() {
                for declaration in storage.imports(of: file) { add(declaration, &found) }
            }
        }
        return found.values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
    }

    private struct Import {
        let key: String
        let path: String
        let condition: String?
        var attributes: Set<String>
        var access: AccessLevel?
        /// Whether one of them says its access; then all files of a module have to, unless they import internally by default.
        var isExplicit: Bool

        var value: TemplateValue {
            let attributes = attributes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            let least: AccessLevel? = isExplicit ? .internal : nil
            let words = attributes + [(access.map { max($0, .internal) } ?? least)?.rawValue, "import", path].compactMap { $0 }
            let plain = attributes + [least?.rawValue, "import", path].compactMap { $0 }
            return [
                ("text", .string(words.joined(separator: " "))), ("plain", .string(plain.joined(separator: " "))),
                ("condition", .optional(condition)),
                ("module", .string(path)),
            ].value
        }
    }

    private static func add(_ declaration: Declaration, _ found: inout [String: Import]) {
        let path = (declaration.importKind.map { $0 + " " } ?? "") + declaration.name
        let condition = ConditionFilter.text(of: declaration)
        let key = path + "\u{0}" + (condition ?? "")
        let attributes = Set(declaration.attributes.map { "@" + $0.name + ($0.arguments.map { "(\($0))" } ?? "") })
        guard var known = found[key] else {
            found[key] = Import(
                key: key, path: path, condition: condition, attributes: attributes, access: declaration.access,
                isExplicit: declaration.access != nil)
            return
        }
        known.attributes.formUnion(attributes)
        known.isExplicit = known.isExplicit || declaration.access != nil
        let order: [AccessLevel?] = [.public, .package, nil, .internal, .fileprivate, .private]
        let places = [known.access, declaration.access].map { access in order.firstIndex { $0 == access } ?? 0 }
        known.access = order[min(places[0], places[1])]
        found[key] = known
    }
}
