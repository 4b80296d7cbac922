/// `macro`; it is also the value that `call` looks for.
final class MacroNode: TemplateObject {
    let place: NodePlace
    let symbol: Int
    let parameters: [Int]
    let body: [Node]
    /// The template that the macro stands in.
    let template: Int

    init(place: NodePlace, symbol: Int, parameters: [Int], body: [Node], template: Int) {
        self.place = place
        self.symbol = symbol
        self.parameters = parameters
        self.body = body
        self.template = template
    }

    func templateMember(_ name: String) -> TemplateValue? { nil }
}
