import Testing

/// Protocols that no mock can stand in for.
@Suite struct MockFaultTests {
    @Test(
        "what no mock can do is told with its place",
        arguments: [
            ("func made() -> some Equatable", "'made()' has an opaque type, which no protocol can require; give it an associated type"),
            ("var made: some Equatable { get }", "'made' has an opaque type, which no protocol can require; give it an associated type"),
            ("var one: One { get }", "the value of 'one' cannot be copied, and a mock has to keep it; make it a method"),
            (
                "subscript(i: Int) -> One { get }",
                "the value of 'subscript(_:)' cannot be copied, and a mock has to keep it; make it a method"
            ),
            (
                "func make<T: ~Copyable>(_ t: T.Type) -> T",
                "the result of 'make(_:)' cannot be copied, and a mock has to keep it"
            ),
        ])
    func refused(member: String, message: String) {
        let source = "struct One: ~Copyable {}\n// sourcery: AutoMockable\nprotocol P {\n    func fine()\n    \(member)\n}\n"
        let rendering = StockRendering(["P.swift": source], templates: ["AutoMockable"])
        #expect(rendering.messages() == ["Sources/P.swift:5:5: error: \(message) [mock-unsupported]"])
    }

    @Test("distributed actors have no mocks")
    func distributed() {
        let source = "import Distributed\n// sourcery: AutoMockable\nprotocol P: DistributedActor { distributed func run() }\n"
        #expect(
            StockRendering(["P.swift": source], templates: ["AutoMockable"]).messages() == [
                "Sources/P.swift:3:10: error: 'P' is distributed, and a mock cannot be; make its calls part of another protocol "
                    + "[mock-unsupported]"
            ])
    }

    @Test("what only numbers and collections are has no mocks")
    func collections() {
        let source = "// sourcery: AutoMockable\nprotocol P: Swift.OptionSet, Q {}\nprotocol Q: MutableCollection {}\n"
        #expect(
            StockRendering(["P.swift": source], templates: ["AutoMockable"]).messages() == [
                "Sources/P.swift:2:10: error: 'P' inherits from 'MutableCollection', which a mock cannot be; "
                    + "let it have a property of that kind [mock-unsupported]",
                "Sources/P.swift:2:10: error: 'P' inherits from 'OptionSet', which a mock cannot be; "
                    + "let it have a property of that kind [mock-unsupported]",
            ])
    }

    @Test("an argument that is no style is an error")
    func style() {
        let source = "// sourcery: AutoMockable\nprotocol P { func run() }\n"
        let rendering = StockRendering(["P.swift": source], templates: ["AutoMockable"], arguments: "mockNames: long")
        #expect(rendering.messages().first?.contains("mock names are 'short', 'labels' or 'types', not 'long'") == true)
    }
}
