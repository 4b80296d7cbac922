/// `break` and `continue`
final class JumpNode: Sendable {
    let place: NodePlace
    let continues: Bool
    let label: String?

    init(place: NodePlace, continues: Bool, label: String?) {
        self.place = place
        self.continues = continues
        self.label = label
    }
}
