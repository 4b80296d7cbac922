/// A property list for a test, in XML, with one key or value a line.
package struct ExamplePropertyList: Sendable {
    /// A value.
    package indirect enum Value: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral {
        case text(String)
        case truth(Bool)
        case list([Value])
        case dictionary([(String, Value)])

        package init(stringLiteral value: String) { self = .text(value) }
        package init(arrayLiteral elements: Value...) { self = .list(elements) }
        package init(booleanLiteral value: Bool) { self = .truth(value) }
    }

    /// The text of a dictionary with these pairs in their order.
    package static func text(_ pairs: [(String, Value)]) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n" + text(of: .dictionary(pairs)) + "</plist>\n"
    }

    private static func text(of value: Value) -> String {
        switch value {
        case .text(let text): "<string>\(text)</string>\n"
        case .truth(let truth): truth ? "<true/>\n" : "<false/>\n"
        case .list(let items): "<array>\n" + items.map(text).joined() + "</array>\n"
        case .dictionary(let pairs): "<dict>\n" + pairs.map { "<key>\($0.0)</key>\n" + text(of: $0.1) }.joined() + "</dict>\n"
        }
    }
}
