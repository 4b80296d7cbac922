/// `filter`
final class FilterNode: Sendable {
    let place: NodePlace
    let filters: [BoundFilter]
    let body: [Node]

    init(place: NodePlace, filters: [BoundFilter], body: [Node]) {
        self.place = place
        self.filters = filters
        self.body = body
    }
}
