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
