/// `block`
final class BlockNode: Sendable {
    let place: NodePlace
    let name: String
    let body: [Node]
    /// Whether it prints the block that it replaces.
    let mentionsSuper: Bool
    let template: Int

    init(place: NodePlace, name: String, body: [Node], mentionsSuper: Bool, template: Int) {
        self.place = place
        self.name = name
        self.body = body
        self.mentionsSuper = mentionsSuper
        self.template = template
    }
}
