/// `set`
final class AssignmentNode: Sendable {
    enum Source: Sendable {
        case value(Expression)
        case body([Node])
    }

    let place: NodePlace
    let symbol: Int
    let source: Source

    init(place: NodePlace, symbol: Int, source: Source) {
        self.place = place
        self.symbol = symbol
        self.source = source
    }
}
