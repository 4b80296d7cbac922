/// `include` and `import`
final class InclusionNode: Sendable {
    let place: NodePlace
    let template: TemplateReference
    /// The name of the dictionary whose entries the template sees.
    let context: Int?
    /// `import` keeps what the template sets, and throws away what it prints.
    let isImport: Bool

    init(place: NodePlace, template: TemplateReference, context: Int?, isImport: Bool) {
        self.place = place
        self.template = template
        self.context = context
        self.isImport = isImport
    }
}
