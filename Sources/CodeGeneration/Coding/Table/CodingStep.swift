/// A step of the way to a value: a key of an object, or an element of an array.
enum CodingStep: Sendable, Hashable {
    case key(String)
    case index(Int)
    case last

    /// The steps of `errors.base.0`; what stands between backticks is a key whatever it is. `nil` when a step is empty.
    static func path(_ text: String) -> [CodingStep]? {
        var steps: [CodingStep] = []
        for part in SourceText.pieces(of: text, at: ".") {
            guard let step = step(part) else { return nil }
            steps.append(step)
        }
        return steps.isEmpty ? nil : steps
    }

    private static func step(_ text: String) -> CodingStep? {
        if text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") { return .key(String(text.dropFirst().dropLast())) }
        switch text {
        case "": return nil
        case "first": return .index(0)
        case "last": return .last
        default:
            guard let number = Int(text), number >= 0 else { return .key(text) }
            return number <= indexLimit ? .index(number) : nil
        }
    }

    /// The largest number of an element; what is before it is written as null.
    static let indexLimit = 999

    /// The expression of generated code.
    var source: String {
        switch self {
        case .key(let key): SwiftLiteral.text(key)
        case .index(let number): String(number)
        case .last: ".last"
        }
    }

    /// Whether it leads into an array.
    var isElement: Bool {
        if case .key = self { return false }
        return true
    }
}
