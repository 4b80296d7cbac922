/// One character of a text: it prints like a text and filters take it for one, but it never equals a text.
final class CharacterObject: TemplateObject {
    private let character: Character

    init(_ character: Character) {
        self.character = character
    }

    func templateMember(_ name: String) -> TemplateValue? { nil }

    var templateText: String? { String(character) }
}
