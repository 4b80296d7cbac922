/// What `forloop` stands for while a loop runs.
final class LoopToken: TemplateObject {
    /// The place of the loop among those that run.
    let loop: Int

    init(loop: Int) {
        self.loop = loop
    }

    func templateMember(_ name: String) -> TemplateValue? { nil }
}
