import SwiftSource
import TemplateEngine

/// The coding of a type as templates see it; docs/templates/codable.md lists the names.
struct CodingContext: Sendable {
    /// What the template sees.
    let value: TemplateValue
    /// What the code needs beside.
    let support: CodingSupport

    /// Whether some of the code stands in the output, and not in the file of the type.
    let hasExtensions: Bool

    /// That of a type that is not coded.
    static let none = CodingContext()

    private init() { (value, support, hasExtensions) = (.null, CodingSupport(), false) }

    init(_ table: CodingTable) {
        self.init(table, CodingCode(table), template: "Codable")
    }

    /// Takes the code of a table.
    ///
    /// - Parameter template: the name of the template, which regions of its code have.
    init(_ table: CodingTable, _ code: CodingCode, template: String) {
        support = code.support
        let isClass = table.kind == .class
        let layout = CodingLayout(table, code)
        hasExtensions = !layout.extensions.isEmpty && !table.isPrivate
        value =
            [
                ("name", .string(table.name)),
                ("condition", .optional(table.condition)),
                ("extensions", .array(layout.extensions.map(Self.value))),
                ("members", Self.value(layout.members)),
                ("addedKeys", .strings(code.addedKeys?.lines ?? [])),
                ("isBehind", .boolean(table.isPrivate && !layout.extensions.isEmpty)),
                ("place", .string(Self.place(table, template))),
                ("isClass", .boolean(isClass)),
            ].value
    }

    private static func value(_ part: CodingLayout.Extension) -> TemplateValue {
        [("attributes", .strings(part.attributes)), ("head", .string(part.head)), ("members", value(part.members))].value
    }

    private static func value(_ members: [[String]]) -> TemplateValue { .array(members.map { .strings($0) }) }

    /// The region behind a type for code that sees what is private in its file; several types in one have regions of their own.
    private static func place(_ table: CodingTable, _ template: String) -> String {
        let inner = table.name == table.outermost ? "" : table.name.dropFirst(table.outermost.count).replacing(".", with: "_")
        return "after-auto:\(table.outermost).\(template)\(inner)"
    }

    /// What the code of some types needs, each once.
    static func support(of types: [TypeElement]) -> CodingSupportContext {
        CodingSupportContext(types)
    }
}
