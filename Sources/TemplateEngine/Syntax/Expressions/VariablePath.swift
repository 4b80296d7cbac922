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
