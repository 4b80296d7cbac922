// Generated using trellis-codegen 0.1.0
// DO NOT EDIT

// swift-format-ignore-file
// swiftlint:disable all

import Foundation

extension DeepLink {
    /// What becomes of a link, and around it what decides that.
    ///
    /// `Effect` is what the app does to open a screen, as a value:
    ///
    ///     enum Move: Equatable, Sendable { case select(tab: Int), push(String) }
    ///     typealias Links = DeepLink.Handling<Move>
    enum Handling<Effect: Equatable & Sendable>: Equatable, Sendable {
        /// A handler takes the link; these effects open it, in this order.
        case opened([Effect])
        /// Nobody opens it.
        case rejected(Rejection)
        /// It is kept until a condition holds, and decided again then.
        case delayed(until: Condition)
        /// It is left to the next handler, and after the last one to whoever sent it.
        case passedThrough
    }
}

extension DeepLink.Handling {
    /// Why nobody opens a link.
    enum Rejection: Error, Equatable, Sendable, CustomStringConvertible {
        /// It is none of the app's links; what the parser says about it.
        case unknown(String)
        /// A handler refuses it; what the handler says.
        case refused(String)
        /// What it waited for will not come.
        case cancelled(Condition)
        /// It waited, and more came than are kept.
        case superseded
        /// A handler waits for what holds already, and would do so for ever.
        case delayedInVain(Condition)

        /// The reason in words, for logs.
        var description: String {
            switch self {
            case .unknown(let reason): "unknown: \(reason)"
            case .refused(let reason): "refused: \(reason)"
            case .cancelled(let condition): "\(condition) was cancelled"
            case .superseded: "too many links wait"
            case .delayedInVain(let condition): "\(condition) holds already"
            }
        }
    }

    /// What a link can wait for.
    enum Condition: Hashable, Sendable, CustomStringConvertible {
        /// The first screen stands.
        case ready
        /// Somebody is signed in.
        case authorized
        /// Anything else, by a name: that a profile has been loaded.
        case named(String)

        /// The name, for logs.
        var description: String {
            switch self {
            case .ready: "ready"
            case .authorized: "authorized"
            case .named(let name): name
            }
        }
    }

    /// A link on its way.
    struct Arrival: Equatable, Sendable {
        /// What arrived; nothing when the app itself asks for the link.
        var url: URL?
        /// What it means.
        var intent: DeepLink
        /// Whether it started the app: it arrived before the first screen stood.
        var isColdStart: Bool

        /// Makes a link on its way.
        init(_ intent: DeepLink, url: URL? = nil, isColdStart: Bool = false) {
            self.url = url
            self.intent = intent
            self.isColdStart = isColdStart
        }
    }

    /// Decides about links, or leaves them to others; a value, so that what it decides can be tested alone.
    ///
    ///     let recipes = Links.Handler("recipes") { arrival, holds in
    ///         guard case .recipe(let id) = arrival.intent else { return .passedThrough }
    ///         return .opened([.select(tab: 0), .push(id)])
    ///     }
    ///     let root = Links.Handler("root", next: [recipes, basket])
    struct Handler: Sendable {
        /// How logs call it.
        var name: String
        /// Who is asked when it passes a link through, one after the other.
        var next: [Handler]
        private let decide: @Sendable (Arrival, Set<Condition>) -> DeepLink.Handling<Effect>

        /// Makes a handler; without a decision it passes everything through.
        ///
        /// - Parameters:
        ///   - name: how logs call it.
        ///   - next: who is asked when it passes a link through.
        ///   - decide: what becomes of a link while some conditions hold; it has no effects of its own.
        init(
            _ name: String,
            next: [Handler] = [],
            decide: @escaping @Sendable (Arrival, Set<Condition>) -> DeepLink.Handling<Effect> = { _, _ in .passedThrough }
        ) {
            self.name = name
            self.next = next
            self.decide = decide
        }

        /// What becomes of a link in the chain from this handler on, and who was asked.
        ///
        /// Before anybody is asked a link waits for the first screen, and one that needs it for somebody to be signed in.
        func decision(about arrival: Arrival, holding conditions: Set<Condition>) -> Decision {
            if !conditions.contains(.ready) { return Decision(.delayed(until: .ready), asked: []) }
            if arrival.intent.requiresAuthorization, !conditions.contains(.authorized) {
                return Decision(.delayed(until: .authorized), asked: [])
            }
            var decision = answer(to: arrival, conditions)
            if case .delayed(let condition) = decision.handling, conditions.contains(condition) {
                decision.handling = .rejected(.delayedInVain(condition))
            }
            return decision
        }

        private func answer(to arrival: Arrival, _ conditions: Set<Condition>) -> Decision {
            var decision = Decision(decide(arrival, conditions), asked: [name])
            guard decision.handling == .passedThrough else { return decision }
            for handler in next {
                let answer = handler.answer(to: arrival, conditions)
                decision.asked += answer.asked
                decision.handling = answer.handling
                if decision.handling != .passedThrough { break }
            }
            return decision
        }
    }

    /// What becomes of a link, and who had a say.
    struct Decision: Equatable, Sendable {
        /// What becomes of it.
        var handling: DeepLink.Handling<Effect>
        /// The names of the handlers that were asked, in their order.
        var asked: [String]

        /// Makes a decision.
        init(_ handling: DeepLink.Handling<Effect>, asked: [String]) {
            self.handling = handling
            self.asked = asked
        }
    }

    /// What happens to the app, as far as links depend on it.
    enum Event: Equatable, Sendable {
        /// A link arrived from outside.
        case received(URL)
        /// The app itself asks for a link.
        case requested(DeepLink)
        /// A condition holds from now on.
        case began(Condition)
        /// A condition no longer holds.
        case ended(Condition)
        /// A condition will not hold soon: signing in was cancelled.
        case cancelled(Condition)
    }

    /// What is to be done about a link.
    enum SideEffect: Equatable, Sendable {
        /// Do what a handler says.
        case perform(Effect)
        /// Bring about what a link waits for: let somebody sign in.
        case fulfil(Condition, for: Arrival)
        /// Tell whoever waits for it that a link is not opened.
        case reject(URL?, Rejection)
        /// Hand a link back that no handler wants: a website opens in a browser.
        case passOn(Arrival)
        /// Write down what has become of a link.
        case log(Record)
    }

    /// A line of the log.
    struct Record: Equatable, Sendable, CustomStringConvertible {
        /// What arrived.
        var url: URL?
        /// The link; nothing when it is unknown.
        var arrival: Arrival?
        /// What has become of it, and who was asked.
        var decision: Decision

        /// The line: what arrived, who was asked, and what became of it.
        var description: String {
            let link = url?.absoluteString ?? arrival.map { "\($0.intent)" } ?? ""
            let start = arrival?.isColdStart == true ? "cold start, " : ""
            let asked = decision.asked.isEmpty ? "" : decision.asked.joined(separator: " > ") + ": "
            switch decision.handling {
            case .opened(let effects): return "\(link): \(start)\(asked)opened by \(effects)"
            case .rejected(let reason): return "\(link): \(start)\(asked)rejected, \(reason)"
            case .delayed(let condition): return "\(link): \(start)\(asked)delayed until \(condition)"
            case .passedThrough: return "\(link): \(start)\(asked)passed through"
            }
        }
    }
}

extension DeepLink.Handling {
    /// Everything that decisions depend on: which conditions hold, and which links wait. A value without effects.
    ///
    ///     var state = Links.State()
    ///     state.receive(.received(url), root: root)           // [.log(…)]: delayed until the first screen stands
    ///     state.receive(.began(.ready), root: root)           // [.log(…), .perform(…)]
    struct State: Equatable, Sendable {
        /// What holds.
        private(set) var conditions: Set<Condition>
        /// The links that wait, in the order of their arrival, each with what it waits for.
        private(set) var waiting: [Waiting] = []
        /// How many links wait at most; the oldest is rejected when another one comes.
        var limit: Int

        /// A link that waits.
        struct Waiting: Equatable, Sendable {
            /// The link.
            var arrival: Arrival
            /// What it waits for.
            var condition: Condition
        }

        /// Makes a state; without conditions the app is about to start.
        init(conditions: Set<Condition> = [], limit: Int = 8) {
            self.conditions = conditions
            self.limit = limit
        }

        /// What is to be done when something happens, in this order.
        mutating func receive(_ event: Event, root: Handler) -> [SideEffect] {
            switch event {
            case .received(let url):
                do {
                    let intent = try DeepLink(url: url)
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

extension DeepLink.Handling {
    /// Takes what happens to the app, and does what is to be done.
    ///
    ///     let links = Links.Dispatcher(root: { root }) { effect in … }
    ///     links.log = { record in logger.info("\(record)") }
    ///     links.receive(.received(url))
    ///     links.receive(.began(.ready))
    @MainActor
    final class Dispatcher {
        /// What holds and what waits.
        private(set) var state: State
        /// Told about every decision.
        var log: @MainActor (Record) -> Void = { _ in }
        private let root: @MainActor () -> Handler
        private let perform: @MainActor (SideEffect) -> Void
        private var events: [Event] = []
        private var isAtWork = false

        /// Makes a dispatcher.
        ///
        /// - Parameters:
        ///   - state: what holds at the beginning.
        ///   - root: the first handler of the chain, asked for each event, since screens come and go.
        ///   - perform: does what is to be done, ``log`` left out.
        init(
            state: State = State(),
            root: @escaping @MainActor () -> Handler,
            perform: @escaping @MainActor (SideEffect) -> Void
        ) {
            self.state = state
            self.root = root
            self.perform = perform
        }

        /// Takes an event. What happens while effects are performed is taken after them.
        func receive(_ event: Event) {
            events.append(event)
            guard !isAtWork else { return }
            isAtWork = true
            while !events.isEmpty {
                for effect in state.receive(events.removeFirst(), root: root()) {
                    if case .log(let record) = effect { log(record) } else { perform(effect) }
                }
            }
            isAtWork = false
        }
    }
}

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension DeepLink.Handling.Dispatcher {
        /// Takes the links with which a scene is connected: a cold start.
        func receive(_ options: UIScene.ConnectionOptions) {
            receive(options.urlContexts)
            for activity in options.userActivities { receive(activity) }
        }

        /// Takes the links that a running scene is to open.
        func receive(_ contexts: Set<UIOpenURLContext>) {
            let urls = contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
            for url in urls { receive(.received(url)) }
        }

        /// Takes a universal link; whether the activity is one.
        @discardableResult
        func receive(_ activity: NSUserActivity) -> Bool {
            guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else { return false }
            receive(.received(url))
            return true
        }
    }
#endif
