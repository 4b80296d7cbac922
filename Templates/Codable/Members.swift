extension Coded {
    /// A set of values of some form, as an array.
    struct Members<Element: Form>: Form where Element.Value: Hashable {
        let value: Set<Element.Value>
        init(_ value: Set<Element.Value>) { self.value = value }
    }
}

extension Coded.Members: Decodable where Element: Decodable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var list: Set<Element.Value> = []
        while !container.isAtEnd { list.insert(try container.decode(Element.self).value) }
        value = list
    }
}

extension Coded.Members: Encodable where Element: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in value { try container.encode(Element(element)) }
    }
}
