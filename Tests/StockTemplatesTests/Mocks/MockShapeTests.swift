import Testing

/// What a mock looks like.
@Suite struct MockShapeTests {
    @Test("the names are those of Sourcery's template")
    func plain() throws {
        let source = """
            // sourcery: AutoMockable
            public protocol Store {
                var title: String { get set }
                func load(id: Int, from place: String) async throws -> [String]
                func forget(_ id: Int)
            }
            """
        #expect(try StockRendering(["Store.swift": source], templates: ["AutoMockable"]).output() == Self.store)
    }

    private static let store = """
        // Generated using trellis-codegen 1.2.3
        // DO NOT EDIT

        // swift-format-ignore-file
        // swiftlint:disable all


        public class StoreMock: Store {
            public init() {}

            // MARK: - title

            public var titleGetCallsCount: Int = 0
            public var titleSetCallsCount: Int = 0
            public var underlyingTitle: String!

            public var title: String {
                get {
                    self.titleGetCallsCount += 1
                    return self.underlyingTitle
                }
                set {
                    self.titleSetCallsCount += 1
                    self.underlyingTitle = newValue
                }
            }

            // MARK: - load(id:from:)

            public var loadIdFromCallsCount: Int = 0
            public var loadIdFromCalled: Bool { loadIdFromCallsCount > 0 }
            public var loadIdFromReceivedArguments: (id: Int, place: String)?
            public var loadIdFromReceivedInvocations: [(id: Int, place: String)] = []
            public var loadIdFromThrowableError: (any Error)?
            public var loadIdFromReturnValue: [String]!
            public var loadIdFromClosure: ((Int, String) async throws -> [String])?

            public func load(id: Int, from place: String) async throws -> [String] {
                self.loadIdFromCallsCount += 1
                self.loadIdFromReceivedArguments = (id: id, place: place)
                self.loadIdFromReceivedInvocations.append((id: id, place: place))
                if let error = self.loadIdFromThrowableError {
                    throw error
                }
                if let loadIdFromClosure = self.loadIdFromClosure {
                    return try await loadIdFromClosure(id, place)
                }
                return self.loadIdFromReturnValue
            }

            // MARK: - forget(_:)

            public var forgetCallsCount: Int = 0
            public var forgetCalled: Bool { forgetCallsCount > 0 }
            public var forgetReceivedId: Int?
            public var forgetReceivedInvocations: [Int] = []
            public var forgetClosure: ((Int) -> Void)?

            public func forget(_ id: Int) {
                self.forgetCallsCount += 1
                self.forgetReceivedId = id
                self.forgetReceivedInvocations.append(id)
                self.forgetClosure?(id)
            }
        }

        """

    @Test(
        "the argument mockNames makes names shorter or longer",
        arguments: [("short", "load"), ("labels", "loadId"), ("types", "loadIdIntString")])
    func styles(style: String, name: String) throws {
        let source = "// sourcery: AutoMockable\nprotocol Store { func load(id: Int) -> String }\n"
        let output = try StockRendering(["Store.swift": source], templates: ["AutoMockable"], arguments: "mockNames: \(style)").output()
        #expect(output.contains("    var \(name)CallsCount: Int = 0\n"))
    }

    @Test("modules are imported as the files of the protocols and the arguments say, each once")
    func imports() throws {
        let sources = [
            "A.swift": "@preconcurrency import B\nimport C\n// sourcery: AutoMockable\nprotocol P: Q {}\n",
            "D.swift": "#if canImport(E)\nimport E\n#endif\npublic import C\nprotocol Q {}\n",
            "F.swift": "import G\nstruct S {}\n",
        ]
        let output = try StockRendering(
            sources, templates: ["AutoMockable"], arguments: "autoMockableImports: [X, Y], autoMockableTestableImports: Z"
        ).output()
        let lines = output.split(separator: "\n").filter { $0.contains("import") || $0.hasPrefix("#") }
        #expect(
            lines == [
                "@preconcurrency import B", "internal import C", "#if canImport(E)", "import E", "#endif", "import X", "import Y",
                "@testable import Z",
            ])
    }

    @Test("what several tasks may reach is in boxes with a lock, which needs Foundation once", arguments: ["", "import Foundation\n"])
    func boxes(imports: String) throws {
        let source = imports + "// sourcery: AutoMockable\nprotocol P: Sendable { func run() }\n"
        let output = try StockRendering(["P.swift": source], templates: ["AutoMockable"]).output()
        #expect(output.split(separator: "\n").filter { $0.hasPrefix("import") } == ["import Foundation"])
        #expect(output.contains("class PMock: P, @unchecked Sendable {\n"))
        #expect(output.contains("    private let runCallsCountBox: MockBox<Int> = MockBox(0)\n"))
    }

    @Test("a protocol of Objective-C has a mock that is an object")
    func objectiveC() throws {
        let source = "// sourcery: AutoMockable\n@objc protocol P { @objc optional func run(_ count: Int) }\n"
        let output = try StockRendering(["P.swift": source], templates: ["AutoMockable"]).output()
        #expect(output.contains("class PMock: NSObject, P {\n"))
        #expect(output.contains("    func run(_ count: Int) {\n"))
        #expect(!output.contains("init()"))
    }

    @Test("a file without protocols that want mocks comes to nothing")
    func nothing() throws {
        #expect(try StockRendering(["A.swift": "protocol P {}\n"], templates: ["AutoMockable"]).output() == "")
    }
}
