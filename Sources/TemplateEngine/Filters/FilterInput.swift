/// What filters take, and how they refuse what they cannot take.
enum FilterInput {
    /// No filter makes a longer text.
    static let sizeBytes = 64_000_000

    /// What the first implementation calls a value of a wrong kind.
    static var invalid: TemplateFailure { TemplateFailure("invalidInputType", code: "filter-input") }

    /// The text of a value.
    static func text(_ value: TemplateValue) throws(TemplateFailure) -> String {
        if case .string(let text) = value { return text }
        guard let text = value.losslessText else { throw invalid }
        return text
    }

    /// The text of an argument that has to be there.
    static func argument(_ arguments: [TemplateValue], _ index: Int) throws(TemplateFailure) -> String {
        guard index < arguments.count else { throw invalid }
        return try text(arguments[index])
    }

    /// An option in quotes; a Boolean without quotes does not count.
    static func flag(_ arguments: [TemplateValue], or fallback: Bool) throws(TemplateFailure) -> Bool {
        guard case .string(let text)? = arguments.first else { return fallback }
        switch text.lowercased() {
        case "true", "yes", "1": return true
        case "false", "no", "0": return false
        default: throw invalid
        }
    }

    /// The option of a name.
    static func option<Option: RawRepresentable<String>>(
        _ arguments: [TemplateValue],
        _ index: Int,
        or fallback: Option
    ) throws(TemplateFailure) -> Option {
        guard index < arguments.count, !arguments[index].isNull else { return fallback }
        let name = arguments[index].description
        guard let option = Option(rawValue: name) else {
            throw TemplateFailure("invalidOption(option: \(name.debugDescription))", code: "filter-option")
        }
        return option
    }

    static func checkSize(_ size: Int) throws(TemplateFailure) {
        guard size <= sizeBytes else { throw TemplateFailure("a filter makes more than \(sizeBytes) bytes of text", code: "output-size") }
    }
}
