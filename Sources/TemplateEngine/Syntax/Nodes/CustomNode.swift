/// A tag of the caller.
final class CustomNode: Sendable {
    let place: NodePlace
    /// Whether the tag reads no values.
    let isConstant: Bool
    let action: TemplateTag.Action

    init(place: NodePlace, isConstant: Bool, action: @escaping TemplateTag.Action) {
        self.place = place
        self.isConstant = isConstant
        self.action = action
    }
}
