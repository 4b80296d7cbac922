/// `call`
final class CallNode: Sendable {
    let place: NodePlace
    let macro: Expression
    let name: String
    let arguments: [Expression]

    init(place: NodePlace, macro: Expression, name: String, arguments: [Expression]) {
        self.place = place
        self.macro = macro
        self.name = name
        self.arguments = arguments
    }
}
