extension Sequence {
    /// The elements by the bytes of a text, equal ones in their order.
    func sortedByText(_ text: (Element) -> String) -> [Element] {
        enumerated().map { (text: text($0.element), offset: $0.offset, element: $0.element) }.sorted { left, right in
            left.text == right.text ? left.offset < right.offset : left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
        }.map(\.element)
    }
}
