/// The steps of a loop that a memory knows or shall know.
struct RememberedSteps {
    let memory: any LoopMemory
    private let asksForPosition: Bool

    /// Begins a loop.
    init(_ memory: any LoopMemory, _ place: LoopPlace, _ asksForPosition: Bool) {
        self.memory = memory
        self.asksForPosition = asksForPosition
        memory.enter(place)
    }

    /// The step of an object among those that are selected; `nil` for another value.
    func step(_ work: LoopStep.Work, _ value: TemplateValue, _ index: Int = 0, _ count: Int = 0) -> LoopStep? {
        guard case .object(let object) = value else { return nil }
        let position = asksForPosition && work == .output ? LoopStep.Position(index: index, count: count) : nil
        return LoopStep(work: work, object: object, position: position)
    }
}
