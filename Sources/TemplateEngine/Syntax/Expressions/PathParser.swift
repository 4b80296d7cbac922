/// Reads a name with members behind dots and values in brackets.
///
/// What is wrong with a path shows only where it is evaluated, so that a template which never gets there still renders.
struct PathParser {
    enum Component {
        case text(String)
        case value(Expression, text: String)
    }

    private let text: String
    private(set) var components: [Component] = []
    private(set) var failure: TemplateFailure?
    private var pending: [Component] = []
    private var current = ""
    private var level = 0

    private static let depthLimit = StackDepth.scaled(32)

    init(_ text: String) {
        self.text = text
    }

    mutating func parse(_ parser: inout TemplateParser, depth: Int) {
        for character in text {
            switch character {
            case "." where level == 0: separate()
            case "[": open()
            case "]": close(&parser, depth: depth)
            default: add(character)
            }
            if failure != nil { break }
        }
        if !current.isEmpty { pending.append(.text(current)) }
        components += pending
        if failure == nil, level > 0 { fail("Unbalanced subscript brackets in variable") }
    }

    private mutating func fail(_ problem: String) {
        failure = failure ?? TemplateFailure("\(problem) '\(text)'", code: "variable-syntax")
    }

    private mutating func separate() {
        if !current.isEmpty { pending.append(.text(current)) }
        guard !pending.isEmpty else { return fail("Unexpected '.' in variable") }
        components += pending
        current = ""
        pending = []
    }

    private mutating func open() {
        guard !pending.isEmpty || !current.isEmpty else { return fail("Unexpected '[' in variable") }
        if level > 0 {
            current.append("[")
        } else if !current.isEmpty {
            pending.append(.text(current))
            current = ""
        }
        level += 1
    }

    private mutating func close(_ parser: inout TemplateParser, depth: Int) {
        guard level > 0 else { return fail("Unbalanced ']' in variable") }
        if level > 1 {
            current.append("]")
        } else if current.isEmpty || depth > Self.depthLimit {
            fail("Unable to resolve subscript '\(current)' in variable")
        } else {
            pending.append(.value(parser.subscripted(current, depth: depth + 1), text: current))
            current = ""
        }
        level -= 1
    }

    private mutating func add(_ character: Character) {
        guard pending.isEmpty || level > 0 else { return fail("Unexpected character '\(character)' in variable") }
        current.append(character)
    }
}
