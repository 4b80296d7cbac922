/// Two ends of whole numbers.
final class RangeExpression: Sendable {
    let from: Expression
    let to: Expression

    init(from: Expression, to: Expression) {
        self.from = from
        self.to = to
    }
}
