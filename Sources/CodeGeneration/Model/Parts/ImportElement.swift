import SwiftSource
import TemplateEngine

/// An import.
struct ImportElement: TabledElement {
    static let kind = ModelKind.import

    let declaration: Declaration

    init(_ declaration: Declaration) {
        self.declaration = declaration
    }

    static let members = ModelMembers<ImportElement>([
        .plain("kind", "the word before the path: `struct` of `import struct Foundation.Date`") { .optional($0.word) },
        .plain("path", "the path: `Foundation.Date`") { .string($0.declaration.name) },
        .plain("moduleName", "the path without the name that is imported from the module") { .string($0.moduleName) },
        .kept("attributes", "the attributes, lists by name") { AttributeElement.dictionary($0.declaration.attributes) },
    ])

    var text: String? { (word.map { $0 + " " } ?? "") + declaration.name }

    /// What stands between `import` and the path.
    private var word: String? {
        let start = declaration.range.lowerBound
        guard start <= declaration.nameRange.lowerBound else { return nil }
        let head = declaration.file.text(start..<declaration.nameRange.lowerBound)
        let words = head.split { $0 == " " || $0 == "\t" || $0 == "\n" }
        guard let last = words.last, ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"].contains(last) else {
            return nil
        }
        return String(last)
    }

    private var moduleName: String {
        guard word != nil, let point = declaration.name.lastIndex(of: ".") else { return declaration.name }
        return String(declaration.name[..<point])
    }
}
