/// An operator with its operands.
final class Operation: Sendable {
    enum Kind: Sendable {
        case or, and, not, contained, equal, unequal, greater, greaterOrEqual, less, lessOrEqual
    }

    let kind: Kind
    let left: Expression
    let right: Expression

    init(_ kind: Kind, _ left: Expression, _ right: Expression) {
        self.kind = kind
        self.left = left
        self.right = right
    }
}
