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
