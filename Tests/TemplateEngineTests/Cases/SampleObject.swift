import TemplateEngine

/// An object that answers for two members.
final class SampleObject: TemplateObject {
    func templateMember(_ name: String) -> TemplateValue? {
        switch name {
        case "title": "Title"
        case "parts": ["p", "q"]
        case "nothing": .null
        default: nil
        }
    }

    var templateMemberNames: [String] { ["parts", "title"] }
    var templateText: String? { "a sample" }
}
