/// `{{ value if condition else otherwise }}`
final class OutputNode: Sendable {
    let place: NodePlace
    let value: Expression
    let condition: Expression?
    let otherwise: Expression?

    init(place: NodePlace, value: Expression, condition: Expression?, otherwise: Expression?) {
        self.place = place
        self.value = value
        self.condition = condition
        self.otherwise = otherwise
    }
}
