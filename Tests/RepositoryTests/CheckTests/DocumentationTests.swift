import Testing

@Suite struct DocumentationTests {
    private func undocumented(_ text: String) -> [String] {
        Documentation.findings(in: [SourceFacts(reading: text, path: "Sources/YAML/A.swift")]).map(\.message)
    }

    @Test("what other modules see needs documentation", .readsSwift)
    func visible() {
        #expect(
            undocumented(
                """
                package struct Node {
                    /// The text.
                    package var text: String
                    package private(set) var line: Int
                    private var hidden = 0
                    var internalToo = 0
                    package init(_ text: String) {}
                }
                """
            ) == [
                "'Node' has no documentation comment", "'line' has no documentation comment",
                "'init(_)' has no documentation comment",
            ]
        )
    }

    @Test("the requirements of a visible protocol are visible", .readsSwift)
    func requirements() {
        #expect(
            undocumented(
                """
                /// A reader.
                public protocol Reader { func read() }
                protocol Hidden { func hide() }
                """
            ) == ["'read' has no documentation comment"]
        )
    }

    @Test("what fulfils a protocol has the documentation of the protocol", .readsSwift)
    func witnesses() {
        #expect(
            undocumented(
                """
                protocol Reader { func read() }
                /// A node.
                public struct Node: Reader {
                    public func read() {}
                }
                extension Node: Sequence {
                    public func makeSomething() {}
                }
                extension Node {
                    public static func < (left: Node, right: Node) -> Bool { true }
                    public var description: String { "" }
                }
                """
            ) == []
        )
    }

    @Test("what has the name of a requirement but stands in no conforming type needs documentation", .readsSwift)
    func likeWitnesses() {
        #expect(
            undocumented("protocol Reader { func read() }\nextension Node { public func read() {} }")
                == ["'read' has no documentation comment"]
        )
    }

    @Test("a comment that is no documentation does not count", .readsSwift)
    func ordinaryComments() {
        #expect(undocumented("// a\npublic func run() {}") == ["'run' has no documentation comment"])
    }
}
