// Templates/DeepLinkHandling.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkHandlingText = ##"""
        {#
        Decides what becomes of deep links, and carries it out.

        It extends each enum of deep links with one type, Handling, whose generic parameter is what the app does to open a screen.
        Everything that decides is a value without effects; effects are values too, and one class carries them out:

            enum Move: Equatable, Sendable { case select(tab: Int), push(String) }
            typealias Links = DeepLink.Handling<Move>

            let recipes = Links.Handler("recipes") { arrival, conditions in
                guard case .showRecipe(let id) = arrival.intent else { return .passedThrough }
                return .opened([.select(tab: 0), .push(id)])
            }
            let links = Links.Dispatcher(root: { Links.Handler("root", next: [recipes]) }) { effect in ... }
            links.receive(.received(url))       // cold start: delayed until the first screen stands
            links.receive(.began(.ready))       // opened by select(tab: 0), push("...")

        A handler opens a link, rejects it with a reason, delays it until a condition holds, or passes it through to those behind it. By
        itself a link waits for the first screen, and for somebody to be signed in when it needs that. What waits is decided again, in the
        order of arrival, as soon as the condition holds.

        The enum has to be Equatable and Sendable. The file needs what the template DeepLinks generates, in the same module. Enums that are
        private, fileprivate or generic are left out.

        Annotations: route, deeplink_route, auth, deeplink_authorized
        #}{% map types.enums|deepLinkTables into accesses using links %}{% if links.isExtensible %}{{ links.access }}{% endif %}{% endmap %}{%
        set importing %}{% if "public" in accesses %}public {% elif "package" in accesses %}package {% endif %}{% endset %}{%
        set made %}{% for links in types.enums|deepLinkTables where links.isExtensible %}{%
        set name links.name %}{%
        set access %}{% if links.access != "internal" %}{{ links.access }} {% endif %}{% endset %}{%
        newline %}extension {{ name }} {
            /// What becomes of a link, and around it what decides that.
            ///
            /// `Effect` is what the app does to open a screen, as a value:
            ///
            ///     enum Move: Equatable, Sendable { case select(tab: Int), push(String) }
            ///     typealias Links = {{ name }}.Handling<Move>
            {{ access }}enum Handling<Effect: Equatable & Sendable>: Equatable, Sendable {
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

        extension {{ name }}.Handling {
            /// Why nobody opens a link.
            {{ access }}enum Rejection: Error, Equatable, Sendable, CustomStringConvertible {
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
                {{ access }}var description: String {
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
            {{ access }}enum Condition: Hashable, Sendable, CustomStringConvertible {
                /// The first screen stands.
                case ready
                /// Somebody is signed in.
                case authorized
                /// Anything else, by a name: that a profile has been loaded.
                case named(String)

                /// The name, for logs.
                {{ access }}var description: String {
                    switch self {
                    case .ready: "ready"
                    case .authorized: "authorized"
                    case .named(let name): name
                    }
                }
            }

            /// A link on its way.
            {{ access }}struct Arrival: Equatable, Sendable {
                /// What arrived; nothing when the app itself asks for the link.
                {{ access }}var url: URL?
                /// What it means.
                {{ access }}var intent: {{ name }}
                /// Whether it started the app: it arrived before the first screen stood.
                {{ access }}var isColdStart: Bool

                /// Makes a link on its way.
                {{ access }}init(_ intent: {{ name }}, url: URL? = nil, isColdStart: Bool = false) {
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
            {{ access }}struct Handler: Sendable {
                /// How logs call it.
                {{ access }}var name: String
                /// Who is asked when it passes a link through, one after the other.
                {{ access }}var next: [Handler]
                private let decide: @Sendable (Arrival, Set<Condition>) -> {{ name }}.Handling<Effect>

                /// Makes a handler; without a decision it passes everything through.
                ///
                /// - Parameters:
                ///   - name: how logs call it.
                ///   - next: who is asked when it passes a link through.
                ///   - decide: what becomes of a link while some conditions hold; it has no effects of its own.
                {{ access }}init(
                    _ name: String,
                    next: [Handler] = [],
                    decide: @escaping @Sendable (Arrival, Set<Condition>) -> {{ name }}.Handling<Effect> = { _, _ in .passedThrough }
                ) {
                    self.name = name
                    self.next = next
                    self.decide = decide
                }

                /// What becomes of a link in the chain from this handler on, and who was asked.
                ///
                /// Before anybody is asked a link waits for the first screen, and one that needs it for somebody to be signed in.
                {{ access }}func decision(about arrival: Arrival, holding conditions: Set<Condition>) -> Decision {
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
            {{ access }}struct Decision: Equatable, Sendable {
                /// What becomes of it.
                {{ access }}var handling: {{ name }}.Handling<Effect>
                /// The names of the handlers that were asked, in their order.
                {{ access }}var asked: [String]

                /// Makes a decision.
                {{ access }}init(_ handling: {{ name }}.Handling<Effect>, asked: [String]) {
                    self.handling = handling
                    self.asked = asked
                }
            }

            /// What happens to the app, as far as links depend on it.
            {{ access }}enum Event: Equatable, Sendable {
                /// A link arrived from outside.
                case received(URL)
                /// The app itself asks for a link.
                case requested({{ name }})
                /// A condition holds from now on.
                case began(Condition)
                /// A condition no longer holds.
                case ended(Condition)
                /// A condition will not hold soon: signing in was cancelled.
                case cancelled(Condition)
            }

            /// What is to be done about a link.
            {{ access }}enum SideEffect: Equatable, Sendable {
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
            {{ access }}struct Record: Equatable, Sendable, CustomStringConvertible {
                /// What arrived.
                {{ access }}var url: URL?
                /// The link; nothing when it is unknown.
                {{ access }}var arrival: Arrival?
                /// What has become of it, and who was asked.
                {{ access }}var decision: Decision

                /// The line: what arrived, who was asked, and what became of it.
                {{ access }}var description: String {
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

        \##(deepLinkHandlingState)

        \##(deepLinkHandlingDispatcher)
        {% endfor %}{% endset %}{% if made %}{% newline %}// swift-format-ignore-file
        // swiftlint:disable all

        {{ importing }}import Foundation
        {{ made }}{% endif %}

        """##
}
