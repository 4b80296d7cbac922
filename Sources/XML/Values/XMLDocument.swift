/// A document of XML: its outermost element, and the comments around it.
package struct XMLDocument: Sendable, Hashable {
    /// The comments before the outermost element, without `<!--` and `-->`.
    package var leadingComments: [String]
    /// The outermost element.
    package var root: XMLElement
    /// The comments behind it.
    package var trailingComments: [String]

    /// Makes a document.
    package init(_ root: XMLElement, leadingComments: [String] = [], trailingComments: [String] = []) {
        self.leadingComments = leadingComments
        self.root = root
        self.trailingComments = trailingComments
    }
}
