/// `now`
final class NowNode: Sendable {
    let place: NodePlace
    let pattern: Expression?

    init(place: NodePlace, pattern: Expression?) {
        self.place = place
        self.pattern = pattern
    }
}
