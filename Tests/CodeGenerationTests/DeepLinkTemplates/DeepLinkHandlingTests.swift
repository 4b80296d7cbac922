import Foundation
import TestSupport
import Testing

/// The template DeepLinkHandling, compiled with a parser and run.
@Suite(.enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
struct DeepLinkHandlingTests {
    private static let prelude = """
        import Foundation

        enum Move: Hashable, Sendable { case select(Int), push(String) }
        typealias Links = ShopLink.Handling<Move>
        func url(_ text: String) -> URL { URL(string: text)! }

        let products = Links.Handler("products") { arrival, conditions in
            guard case .product(let id, _) = arrival.intent else { return .passedThrough }
            if id == "none" { return .rejected(.refused("there is no product '\\(id)'")) }
            guard conditions.contains(.named("catalog")) else { return .delayed(until: .named("catalog")) }
            return .opened([.select(arrival.isColdStart ? 0 : 1), .push(id)])
        }
        let orders = Links.Handler("orders") { arrival, _ in
            switch arrival.intent {
            case .order(let number): .opened([.push("\\(number)")])
            case .newOrder: .delayed(until: .ready)
            default: .passedThrough
            }
        }
        let root = Links.Handler("root", next: [products, Links.Handler("account", next: [orders])])

        func show(_ effects: [Links.SideEffect]) {
            for effect in effects {
                switch effect {
                case .perform(let move): print("  perform \\(move)")
                case .fulfil(let condition, let arrival): print("  fulfil \\(condition) for \\(arrival.intent)")
                case .reject(let url, let reason): print("  reject \\(url?.absoluteString ?? "-"): \\(reason)")
                case .passOn(let arrival): print("  pass on \\(arrival.intent)")
                case .log(let record): print("  log \\(record)")
                }
            }
        }

        """

    /// What the tests run, each in a function of its own; they are one program, because compiling takes longer than running.
    private static let functions: [String: String] = [
        "scenario": """
        var state = Links.State()
        let events: [Links.Event] = [
            .received(url("shop://orders/7")), .received(url("shop://products/lamp")), .received(url("shop://nowhere")),
            .received(url("shop://help/returns")), .began(.ready), .began(.ready), .began(.named("catalog")), .began(.authorized),
            .received(url("shop://products/lamp")), .received(url("shop://products/none")), .received(url("shop://orders/new")),
            .ended(.authorized), .requested(.order(number: 8)), .requested(.order(number: 9)), .cancelled(.authorized),
        ]
        for event in events {
            print("\\(event)".replacing("main.", with: "").replacing("program.", with: ""))
            show(state.receive(event, root: root))
        }
        print(state.waiting.count)
        """,
        "pure": """
        let arrival = Links.Arrival(.product(id: "lamp", color: nil))
        print(root.decision(about: arrival, holding: []) == Links.Decision(.delayed(until: .ready), asked: []))
        let holding: Set<Links.Condition> = [.ready, .named("catalog")]
        let opened = Links.Decision(.opened([.select(1), .push("lamp")]), asked: ["root", "products"])
        print(root.decision(about: arrival, holding: holding) == opened)
        print(root.decision(about: Links.Arrival(.newOrder), holding: [.ready]) == Links.Decision(.delayed(until: .authorized), asked: []))
        """,
        "limit": """
        var state = Links.State(limit: 2)
        for number in 1...3 { show(state.receive(.received(url("shop://orders/\\(number)")), root: root)) }
        print(state.waiting.map(\\.arrival.intent) == [.order(number: 2), .order(number: 3)])
        """,
        "dispatcher": """
        @MainActor final class App {
            var links: Links.Dispatcher!
            init() {
                links = Links.Dispatcher(root: { root }) { [unowned self] effect in
                    show([effect])
                    if case .fulfil(let condition, _) = effect {
                        links.receive(.began(condition))
                        print("  still \\(links.state.waiting.count)")
                    }
                }
                links.log = { print("  logged \\($0)") }
            }
        }
        let app = App()
        app.links.receive(.received(url("shop://orders/7")))
        app.links.receive(.began(.ready))
        """,
    ]

    private static let program = Result { () throws -> String in
        var main = prelude
        for (name, body) in functions.sorted(by: { $0.key < $1.key }) { main += "print(\"== \(name)\")\ndo {\n\(body)\n}\n" }
        let generated = try ShopLinks.output("DeepLinks, DeepLinkHandling", to: "Links.swift")
        return try SwiftProgram.output(["A.swift": ShopLinks.source, "Links.swift": generated, "main.swift": main])
    }

    /// What a function prints.
    private func output(_ name: String) throws -> String {
        let output = try Self.program.get()
        let sections = ("\n" + output).components(separatedBy: "\n== ")
        guard let section = sections.first(where: { $0.hasPrefix(name + "\n") }) else { return output }
        return section.dropFirst(name.count + 1).trimmingCharacters(in: .newlines) + "\n"
    }

    @Test("links wait for the first screen, for somebody to be signed in and for what a handler needs, and are completed in their order")
    func scenario() throws {
        #expect(
            try output("scenario") == """
                received(shop://orders/7)
                  log shop://orders/7: cold start, delayed until ready
                received(shop://products/lamp)
                  log shop://products/lamp: cold start, delayed until ready
                received(shop://nowhere)
                  log shop://nowhere: rejected, unknown: no route has the path '/nowhere'
                  reject shop://nowhere: unknown: no route has the path '/nowhere'
                received(shop://help/returns)
                  log shop://help/returns: cold start, delayed until ready
                began(ready)
                  log shop://orders/7: cold start, delayed until authorized
                  fulfil authorized for order(number: 7)
                  log shop://products/lamp: cold start, root > products: delayed until catalog
                  fulfil catalog for product(id: "lamp", color: nil)
                  log shop://help/returns: cold start, root > products > account > orders: passed through
                  pass on help(topic: Optional("returns"))
                began(ready)
                began(catalog)
                  log shop://products/lamp: cold start, root > products: opened by [program.Move.select(0), program.Move.push("lamp")]
                  perform select(0)
                  perform push("lamp")
                began(authorized)
                  log shop://orders/7: cold start, root > products > account > orders: opened by [program.Move.push("7")]
                  perform push("7")
                received(shop://products/lamp)
                  log shop://products/lamp: root > products: opened by [program.Move.select(1), program.Move.push("lamp")]
                  perform select(1)
                  perform push("lamp")
                received(shop://products/none)
                  log shop://products/none: root > products: rejected, refused: there is no product 'none'
                  reject shop://products/none: refused: there is no product 'none'
                received(shop://orders/new)
                  log shop://orders/new: root > products > account > orders: rejected, ready holds already
                  reject shop://orders/new: ready holds already
                ended(authorized)
                requested(ShopLink.order(number: 8))
                  log order(number: 8): delayed until authorized
                  fulfil authorized for order(number: 8)
                requested(ShopLink.order(number: 9))
                  log order(number: 9): delayed until authorized
                cancelled(authorized)
                  log order(number: 8): rejected, authorized was cancelled
                  reject -: authorized was cancelled
                  log order(number: 9): rejected, authorized was cancelled
                  reject -: authorized was cancelled
                0

                """)
    }

    @Test("a decision is a value that can be compared")
    func pure() throws {
        #expect(try output("pure") == "true\ntrue\ntrue\n")
    }

    @Test("only so many links wait; the oldest gives way")
    func limit() throws {
        #expect(
            try output("limit") == """
                  log shop://orders/1: cold start, delayed until ready
                  log shop://orders/2: cold start, delayed until ready
                  log shop://orders/3: cold start, delayed until ready
                  log shop://orders/1: cold start, rejected, too many links wait
                  reject shop://orders/1: too many links wait
                true

                """)
    }

    @Test("the dispatcher carries effects out in their order, also when one of them is the next event")
    func dispatcher() throws {
        #expect(
            try output("dispatcher") == """
                  logged shop://orders/7: cold start, delayed until ready
                  logged shop://orders/7: cold start, delayed until authorized
                  fulfil authorized for order(number: 7)
                  still 1
                  logged shop://orders/7: cold start, root > products > account > orders: opened by [program.Move.push("7")]
                  perform push("7")

                """)
    }
}
