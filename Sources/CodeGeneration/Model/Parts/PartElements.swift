import SwiftSource
import TemplateEngine

/// A modifier.
struct ModifierElement: TabledElement {
    static let kind = ModelKind.modifier

    let modifier: Modifier

    init(_ modifier: Modifier) {
        self.modifier = modifier
    }

    static let members = ModelMembers<ModifierElement>([
        .plain("name", "the word") { .string($0.modifier.name) },
        .plain("detail", "the text in parentheses: `set` of `private(set)`") { .optional($0.modifier.detail) },
        .plain("asSource", "the text of the modifier") { .string($0.source) },
    ])

    var text: String? { source }

    private var source: String { modifier.name + (modifier.detail.map { "(\($0))" } ?? "") }
}

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

/// Bytes of a file.
struct BytesRangeElement: TabledElement {
    static let kind = ModelKind.bytesRange

    let range: Range<Int>

    static let members = ModelMembers<BytesRangeElement>([
        .plain("offset", "the number of bytes before it") { .integer($0.range.lowerBound) },
        .plain("length", "the number of bytes") { .integer($0.range.count) },
    ])
}
