// Templates/DeepLinkHandling/State.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkHandlingState = ##"""
        extension {{ name }}.Handling {
            /// Everything that decisions depend on: which conditions hold, and which links wait. A value without effects.
            ///
            ///     var state = Links.State()
            ///     state.receive(.received(url), root: root)           // [.log(…)]: delayed until the first screen stands
            ///     state.receive(.began(.ready), root: root)           // [.log(…), .perform(…)]
            {{ access }}struct State: Equatable, Sendable {
                /// What holds.
                {{ access }}private(set) var conditions: Set<Condition>
                /// The links that wait, in the order of their arrival, each with what it waits for.
                {{ access }}private(set) var waiting: [Waiting] = []
                /// How many links wait at most; the oldest is rejected when another one comes.
                {{ access }}var limit: Int

                /// A link that waits.
                {{ access }}struct Waiting: Equatable, Sendable {
                    /// The link.
                    {{ access }}var arrival: Arrival
                    /// What it waits for.
                    {{ access }}var condition: Condition
                }

                /// Makes a state; without conditions the app is about to start.
                {{ access }}init(conditions: Set<Condition> = [], limit: Int = 8) {
                    self.conditions = conditions
                    self.limit = limit
                }

                /// What is to be done when something happens, in this order.
                {{ access }}mutating func receive(_ event: Event, root: Handler) -> [SideEffect] {
                    switch event {
                    case .received(let url):
                        do {
                            let intent = try {{ name }}(url: url)
                            return decide(Arrival(intent, url: url, isColdStart: !conditions.contains(.ready)), root)
                        } catch {
                            return rejection(of: url, nil, .unknown("\(error)"), asked: [])
                        }
                    case .requested(let intent):
                        return decide(Arrival(intent, isColdStart: !conditions.contains(.ready)), root)
                    case .began(let condition):
                        return conditions.insert(condition).inserted ? complete(condition, root) : []
                    case .ended(let condition):
                        conditions.remove(condition)
                        return []
                    case .cancelled(let condition):
                        return take(condition).flatMap { rejection(of: $0.url, $0, .cancelled(condition), asked: []) }
                    }
                }

                /// Decides again about the links that wait for a condition.
                private mutating func complete(_ condition: Condition, _ root: Handler) -> [SideEffect] {
                    var effects: [SideEffect] = []
                    for arrival in take(condition) { effects += decide(arrival, root) }
                    return effects
                }

                private mutating func take(_ condition: Condition) -> [Arrival] {
                    let taken = waiting.filter { $0.condition == condition }.map(\.arrival)
                    waiting.removeAll { $0.condition == condition }
                    return taken
                }

                private mutating func decide(_ arrival: Arrival, _ root: Handler) -> [SideEffect] {
                    let decision = root.decision(about: arrival, holding: conditions)
                    let record = SideEffect.log(Record(url: arrival.url, arrival: arrival, decision: decision))
                    switch decision.handling {
                    case .opened(let effects):
                        return [record] + effects.map { .perform($0) }
                    case .rejected(let reason):
                        return [record, .reject(arrival.url, reason)]
                    case .passedThrough:
                        return [record, .passOn(arrival)]
                    case .delayed(let condition):
                        return [record] + wait(arrival, condition)
                    }
                }

                private mutating func wait(_ arrival: Arrival, _ condition: Condition) -> [SideEffect] {
                    // The first screen comes by itself; everything else has to be brought about, once for all that wait for it.
                    let isAsked = condition == .ready || waiting.contains { $0.condition == condition }
                    var effects: [SideEffect] = isAsked ? [] : [.fulfil(condition, for: arrival)]
                    waiting.append(Waiting(arrival: arrival, condition: condition))
                    while waiting.count > max(1, limit) {
                        let oldest = waiting.removeFirst().arrival
                        effects += rejection(of: oldest.url, oldest, .superseded, asked: [])
                    }
                    return effects
                }

                private func rejection(of url: URL?, _ arrival: Arrival?, _ reason: Rejection, asked: [String]) -> [SideEffect] {
                    let decision = Decision(.rejected(reason), asked: asked)
                    return [.log(Record(url: url, arrival: arrival, decision: decision)), .reject(url, reason)]
                }
            }
        }
        """##
}
