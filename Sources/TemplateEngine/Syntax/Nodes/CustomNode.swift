/// A tag of the caller.
final class CustomNode: Sendable {
    let place: NodePlace
    let action: TemplateTag.Action

    init(place: NodePlace, action: @escaping TemplateTag.Action) {
        self.place = place
        self.action = action
    }
}
