/// `for`
final class LoopNode: Sendable {
    let place: NodePlace
    let label: String?
    /// The numbers of the loop variables; `nil` for `_`.
    let variables: [Int?]
    let values: Expression
    let filter: Expression?
    let body: [Node]
    let empty: [Node]

    init(place: NodePlace, label: String?, variables: [Int?], values: Expression, filter: Expression?, body: [Node], empty: [Node]) {
        self.place = place
        self.label = label
        self.variables = variables
        self.values = values
        self.filter = filter
        self.body = body
        self.empty = empty
    }
}
