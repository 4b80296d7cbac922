/// What a tag or a variable computes, with names resolved to numbers and filters bound.
enum Expression: Sendable {
    case literal(TemplateValue)
    /// A name without a path.
    case symbol(Int)
    /// A member of the loop that runs.
    case loopField(LoopField)
    case path(VariablePath)
    case filtered(FilteredExpression)
    case range(RangeExpression)
    /// `not`, `and`, `or`, comparisons.
    case operation(Operation)
    /// Something that is wrong only if it is evaluated.
    case failure(TemplateFailure)

    /// Whether it is a variable with its filters and not an expression of operators, which compare as unequal to all.
    var isOperand: Bool {
        if case .operation = self { return false }
        return true
    }
}

/// What `forloop` knows.
enum LoopField: String, Sendable, CaseIterable {
    case first, last, counter, counter0, length
}

/// A name followed by members and subscripts.
final class VariablePath: Sendable {
    /// A member; the site is where the place of its last find is remembered.
    enum Part: Sendable {
        case member(String, index: Int?, site: Int)
        /// What stands in brackets, with its text for messages.
        case computed(Expression, text: String, site: Int)
    }

    let text: String
    let root: Int
    let parts: [Part]
    /// What is wrong with the path; it shows only when the path is evaluated.
    let failure: TemplateFailure?
    let hasComputedParts: Bool

    init(text: String, root: Int, parts: [Part], failure: TemplateFailure?) {
        self.text = text
        self.root = root
        self.parts = parts
        self.failure = failure
        hasComputedParts = parts.contains {
            if case .computed = $0 { return true }
            return false
        }
    }
}

/// A value that goes through filters.
final class FilteredExpression: Sendable {
    let input: Expression
    let filters: [BoundFilter]
    /// All filters in one, when the arguments of all are known beforehand.
    let composed: TemplateFilter.Prepared?

    init(input: Expression, filters: [BoundFilter]) {
        self.input = input
        self.filters = filters
        let prepared = filters.compactMap(\.prepared)
        composed = prepared.count == filters.count ? Self.composed(prepared[...]) : nil
    }

    private static func composed(_ filters: ArraySlice<TemplateFilter.Prepared>) -> TemplateFilter.Prepared? {
        guard let last = filters.last else { return nil }
        guard let before = composed(filters.dropLast()) else { return last }
        return .init { try last.body(try before.body($0)) }
    }
}

/// A filter with its arguments.
final class BoundFilter: Sendable {
    let name: String
    /// What the filter does when all arguments are known beforehand.
    let prepared: TemplateFilter.Prepared?
    let filter: TemplateFilter
    let arguments: [Expression]
    /// The expression that the filter `filter` evaluates, when its text is known beforehand.
    let nested: Expression?

    init(
        name: String,
        prepared: TemplateFilter.Prepared?,
        filter: TemplateFilter,
        arguments: [Expression],
        nested: Expression?
    ) {
        self.name = name
        self.prepared = prepared
        self.filter = filter
        self.arguments = arguments
        self.nested = nested
    }
}

/// Two ends of whole numbers.
final class RangeExpression: Sendable {
    let from: Expression
    let to: Expression

    init(from: Expression, to: Expression) {
        self.from = from
        self.to = to
    }
}

/// An operator with its operands.
final class Operation: Sendable {
    enum Kind: Sendable {
        case or, and, not, contained, equal, unequal, greater, greaterOrEqual, less, lessOrEqual
    }

    let kind: Kind
    let left: Expression
    let right: Expression

    init(_ kind: Kind, _ left: Expression, _ right: Expression) {
        self.kind = kind
        self.left = left
        self.right = right
    }
}
