/// `extends`
final class ExtendingNode: Sendable {
    let place: NodePlace
    let template: TemplateReference
    let blocks: [BlockNode]

    init(place: NodePlace, template: TemplateReference, blocks: [BlockNode]) {
        self.place = place
        self.template = template
        self.blocks = blocks
    }
}
