import SystemSupport
import TestSupport
import Testing

/// Sources that nobody writes.
@Suite struct HostileTypesTests {
    @Test("typealiases that double with each step, and that lead to themselves, end")
    func aliases() {
        var source = "// trellis:file: AutoMockable, AutoDecorator\nprotocol P {\n    typealias A0 = (A0, A0)\n"
        for number in 1...40 { source += "    typealias A\(number) = (A\(number - 1), A\(number - 1))\n" }
        source +=
            "    func run(_ value: A40) -> A0\n}\nprotocol Q: Q, P where Self: Q, A == B, B == A { associatedtype A; associatedtype B }\n"
        #expect(StockRendering(["P.swift": source], templates: ["AutoMockable", "Decorator"]).messages() == [])
    }

    /// How often each file is changed; the environment variable `TRELLIS_STOCK_MUTATIONS` says another number.
    private static let count = ProcessEnvironment.variable("TRELLIS_STOCK_MUTATIONS").flatMap { Int($0) } ?? 4

    @Test(
        "whatever bytes are changed in sources, templates end with a result or a message",
        arguments: ["mocks", "equality", "lenses", "decorators"])
    func mutated(folder: String) throws {
        let templates = ["AutoMockable", "AutoEquatable", "AutoHashable", "AutoLenses", "Diffable", "Decorator", "AutoCases"]
        let texts = try FixtureProgram.sources(folder).filter { $0.key != "main.swift" }.sorted { $0.key < $1.key }.map(\.value)
        for (number, text) in texts.enumerated() {
            let marked =
                "// trellis:file: AutoMockable, AutoDecorator, AutoDiffable, AutoCases, AutoEquatable, AutoHashable, AutoLenses\n" + text
            let mutations = Mutations(of: Array(marked.utf8), structure: "(){}<>[]:,.&?!=\"", count: Self.count, seed: UInt64(number))
            for mutated in mutations {
                _ = StockRendering(["A.swift": String(decoding: mutated, as: UTF8.self)], templates: templates).messages()
            }
        }
    }
}
