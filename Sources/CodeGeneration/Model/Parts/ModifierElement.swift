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
