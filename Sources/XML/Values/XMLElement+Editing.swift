extension XMLElement {
    /// The elements directly in it, in their order.
    package var elements: [XMLElement] { children.compactMap(\.element) }

    /// The text directly in it, put together.
    package var text: String {
        children.reduce(into: "") { text, child in
            if case .text(let piece) = child { text += piece }
        }
    }

    /// The value of an attribute. What is new is added behind the others, `nil` takes the attribute away, and a value that changes
    /// keeps its place.
    package subscript(attribute name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let index = attributes.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?): attributes.append(XMLAttribute(name, value))
            case (nil, nil): break
            }
        }
    }

    /// The first element directly in it that has a name.
    package func element(named name: String) -> XMLElement? {
        for case .element(let element) in children where element.name == name { return element }
        return nil
    }

    /// The elements directly in it that have one of some names.
    package func elements(named names: Set<String>) -> [XMLElement] {
        elements.filter { names.contains($0.name) }
    }

    /// Puts elements in the places of those that have one of some names; everything else stays where it is.
    ///
    /// - Parameters:
    ///   - names: the names of the elements that are replaced.
    ///   - replacements: the new elements. Surplus ones follow the last that was replaced.
    ///   - order: the names of elements in the order in which they stand in this one; decides where the first ones are put
    ///     when there was none before.
    package mutating func replaceElements(
        named names: Set<String>, with replacements: [XMLElement], order: [String] = []
    ) {
        var rest = replacements[...]
        var result: [XMLNode] = []
        var end: Int?
        for child in children {
            guard let element = child.element, names.contains(element.name) else {
                result.append(child)
                continue
            }
            if let next = rest.popFirst() { result.append(.element(next)) }
            end = result.count
        }
        let place = end ?? rest.first.map { Self.place(for: $0.name, in: result, order: order) } ?? result.count
        result.insert(contentsOf: rest.map(XMLNode.element), at: place)
        children = result
    }

    /// The index of the first child that has to stand behind an element with a name.
    private static func place(for name: String, in children: [XMLNode], order: [String]) -> Int {
        guard let rank = order.firstIndex(of: name) else { return children.count }
        let followers = Set(order[(rank + 1)...])
        return children.firstIndex { child in child.element.map { followers.contains($0.name) } ?? false } ?? children.count
    }
}
