import TemplateEngine

/// What filters of the model take behind the colon.
enum FilterArgument {
    /// The one text that a filter takes.
    static func text(_ arguments: [TemplateValue], filter: String) throws(TemplateFailure) -> String {
        guard arguments.count == 1, let text = arguments[0].losslessText else {
            throw TemplateFailure("'\(filter)' filter takes a single String argument", code: "filter-argument")
        }
        return text
    }
}
