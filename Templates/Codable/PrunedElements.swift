extension Coded {
    /// An array without the elements that cannot be read.
    struct PrunedElements<Element: Form>: Form {
        let value: [Element.Value]
        init(_ value: [Element.Value]) { self.value = value }
    }
}

extension Coded.PrunedElements: Decodable where Element: Decodable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var list: [Element.Value] = []
        while !container.isAtEnd {
            if try container.decodeNil() { continue }
            if let element = try container.decode(Coded.Attempt<Element>.self).value { list.append(element.value) }
        }
        value = list
    }
}
