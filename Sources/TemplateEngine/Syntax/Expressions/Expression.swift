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
