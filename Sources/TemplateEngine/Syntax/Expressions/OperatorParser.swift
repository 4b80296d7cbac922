/// Reads the operators of a condition by their binding power; all of them bind to the left.
struct OperatorParser {
    private enum Item {
        case infix(String, power: Int, Operation.Kind)
        case prefix(String, power: Int)
        case operand(Expression, text: String)
        case group(Expression)
        case end
    }

    private var items: [Item] = []
    private var position = 0

    private static let depthLimit = StackDepth.scaled(100)

    private static let operators: [String: (power: Int, kind: Operation.Kind)] = [
        "in": (5, .contained), "or": (6, .or), "and": (7, .and), "==": (10, .equal), "!=": (10, .unequal),
        ">": (10, .greater), ">=": (10, .greaterOrEqual), "<": (10, .less), "<=": (10, .lessOrEqual),
    ]

    init(_ components: [String], of parser: inout TemplateParser, depth: Int = 0) throws(TemplateFailure) {
        guard depth <= Self.depthLimit, components.count <= 10_000 else {
            throw Self.failure("too many brackets or operators")
        }
        var index = 0
        while index < components.count {
            let component = components[index]
            switch component {
            case "(":
                let count = try Self.groupCount(components[(index + 1)...])
                var inner = try OperatorParser(
                    Array(components[(index + 1)..<(index + 1 + count)]), of: &parser, depth: depth + 1)
                items.append(.group(try inner.parse()))
                index += count + 1
            case ")":
                throw Self.failure("missing opening bracket")
            case "not":
                items.append(.prefix(component, power: 8))
            default:
                if let found = Self.operators[component] {
                    items.append(.infix(component, power: found.power, found.kind))
                } else {
                    items.append(.operand(try parser.resolvable(component), text: component))
                }
            }
            index += 1
        }
    }

    /// The number of components up to the bracket that closes the group.
    private static func groupCount(_ components: ArraySlice<String>) throws(TemplateFailure) -> Int {
        var balance = 1
        for (count, component) in components.enumerated() {
            if component == "(" { balance += 1 }
            if component == ")" { balance -= 1 }
            if balance == 0 { return count }
        }
        throw failure("missing closing bracket")
    }

    private static func failure(_ problem: String) -> TemplateFailure {
        TemplateFailure("'if' expression error: \(problem)", code: "expression-syntax")
    }

    mutating func parse() throws(TemplateFailure) -> Expression {
        let expression = try expression(power: 0, depth: 0)
        guard case .end = item else { throw Self.failure("dangling token") }
        return expression
    }

    private var item: Item { position < items.count ? items[position] : .end }

    private var power: Int {
        switch item {
        case .infix(_, let power, _), .prefix(_, let power): power
        default: 0
        }
    }

    private mutating func expression(power limit: Int, depth: Int) throws(TemplateFailure) -> Expression {
        guard depth <= Self.depthLimit else { throw Self.failure("too many brackets or operators") }
        var left = try first(depth)
        while limit < power {
            let item = item
            position += 1
            switch item {
            case .infix(_, let power, let kind):
                left = .operation(Operation(kind, left, try expression(power: power, depth: depth + 1)))
            case .prefix(let name, _): throw Self.failure("prefix operator '\(name)' was called with a left hand side")
            default: throw Self.failure("end")
            }
        }
        return left
    }

    private mutating func first(_ depth: Int) throws(TemplateFailure) -> Expression {
        let item = item
        position += 1
        switch item {
        case .infix(let name, _, _): throw Self.failure("infix operator '\(name)' doesn't have a left hand side")
        case .prefix(_, let power): return .operation(Operation(.not, try expression(power: power, depth: depth + 1), .literal(.null)))
        case .operand(let expression, _), .group(let expression): return expression
        case .end: throw Self.failure("end")
        }
    }
}
