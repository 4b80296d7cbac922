/// A loop that is being rendered.
struct RunningLoop {
    let token: LoopToken
    let label: String?
    let count: Int
    var index = 0
    /// The labelled loops around it, which it reaches by their labels.
    let labelled: [(label: String, loop: Int)]

    func value(_ field: LoopField) -> TemplateValue {
        switch field {
        case .first: .boolean(index == 0)
        case .last: .boolean(index == count - 1)
        case .counter: .integer(index + 1)
        case .counter0: .integer(index)
        case .length: .integer(count)
        }
    }
}
