/// `if`, `elif`, `else`, and `ifnot`.
final class ConditionNode: Sendable {
    struct Branch: Sendable {
        /// `nil` for `else`.
        var condition: Expression?
        var body: [Node]
    }

    let place: NodePlace
    let branches: [Branch]

    init(place: NodePlace, branches: [Branch]) {
        self.place = place
        self.branches = branches
    }
}
