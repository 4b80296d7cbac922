package import Diagnostics

/// An element of XML with everything in it, as a value.
package struct XMLElement: Sendable, Hashable {
    /// The name as it is written, a prefix included.
    package var name: String
    /// The attributes in their order, declarations of namespaces first.
    package var attributes: [XMLAttribute]
    /// Elements, text and comments in their order; neighbouring pieces of text are one.
    package var children: [XMLNode]
    /// Where its `<` stands; `nil` for an element that was not read.
    package var location: SourceLocation?

    /// Makes an element.
    package init(
        _ name: String, attributes: [XMLAttribute] = [], children: [XMLNode] = [], at location: SourceLocation? = nil
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.location = location
    }
}

/// A name and its value in a start tag.
package struct XMLAttribute: Sendable, Hashable {
    /// The name, a prefix included.
    package var name: String
    /// The value, its entities replaced.
    package var value: String

    /// Makes an attribute.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// What stands inside an element. Processing instructions are not kept.
package indirect enum XMLNode: Sendable, Hashable {
    case element(XMLElement)
    /// Text, its entities replaced; sections of CDATA are text.
    case text(String)
    /// What stands between `<!--` and `-->`.
    case comment(String)

    /// The element, if it is one.
    package var element: XMLElement? {
        guard case .element(let element) = self else { return nil }
        return element
    }
}
