/// `map`
final class MappingNode: Sendable {
    let place: NodePlace
    let values: Expression
    let result: Int
    let element: Int?
    /// The number of `maploop`.
    let loop: Int
    let body: [Node]

    init(place: NodePlace, values: Expression, result: Int, element: Int?, loop: Int, body: [Node]) {
        self.place = place
        self.values = values
        self.result = result
        self.element = element
        self.loop = loop
        self.body = body
    }
}
