import TestSupport
import Testing

/// The template Decorator.
@Suite struct DecoratorTests {
    @Test(
        "a decorator hands everything on, and tells what it does", .enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
    func program() throws { try FixtureProgram.expectSuccess("decorators", templates: ["Decorator"], minimum: 50) }

    @Test("a type gets what it does not declare itself, with the code that annotations give")
    func region() throws {
        let source = """
            protocol Store {
                var title: String { get }
                func load(id: Int) throws -> String
                func save()
            }

            // sourcery: decorate = "Store", decorateMethod = "count += 1"
            final class Counting: Store {
                var count = 0

                func save() {}
            }

            """
        let files = try StockRendering(["Store.swift": source], templates: ["Decorator"]).files()
        #expect(
            files["Store.swift"]?.hasSuffix(
                """
                    func save() {}

                    // sourcery:inline:auto:Counting.Decorator
                    private(set) var decorated: any Store

                    init(decorated: any Store) {
                        self.decorated = decorated
                    }

                    var title: String {
                        get {
                            return decorated.title
                        }
                    }

                    func load(id: Int) throws -> String {
                        count += 1
                        return try decorated.load(id: id)
                    }
                    // sourcery:end
                }

                """) == true)
    }

    @Test("a class of its own has hooks")
    func ownClass() throws {
        let output = try StockRendering(
            ["Store.swift": "// sourcery: AutoDecorator\npublic protocol Store { func load(id: Int) -> String }\n"],
            templates: ["Decorator"]
        ).output()
        #expect(
            output.hasSuffix(
                """

                    public func load(id: Int) -> String {
                        willUse("load(id:)")
                        defer { didUse("load(id:)") }
                        return decorated.load(id: id)
                    }
                }

                """))
    }

    @Test(
        "what cannot be handed on is told with its place",
        arguments: [
            (
                "func sum(_ numbers: Int...)",
                "3:5: error: 'sum(_:)' takes any number of values, which nobody can hand on; write the member in the type"
            ),
            ("func copy() -> Self", "2:10: error: 'P' mentions Self, and what it decorates is of another type; let it say 'any P'"),
        ])
    func refused(member: String, message: String) {
        let source = "// sourcery: AutoDecorator\nprotocol P {\n    \(member)\n}\n"
        #expect(
            StockRendering(["P.swift": source], templates: ["Decorator"]).messages() == [
                "Sources/P.swift:\(message) [decorator-unsupported]"
            ])
    }

    @Test(
        "what is used from elsewhere than the decorated value, and what only numbers and collections have, is told with its place",
        arguments: [
            (
                "@GA protocol P { @MainActor func show(); var count: Int { get set } }\n@globalActor actor GA { static let shared = GA() }",
                "2:18: error: 'show()' is used from another actor, while what is decorated may change on its actor; "
                    + "let 'P' inherit from AnyObject and Sendable"
            ),
            (
                "protocol P: Collection { func run() }",
                "2:10: error: 'P' inherits from 'Collection', which a decorator cannot be; let it have a property of that kind"
            ),
        ])
    func refusedProtocol(declaration: String, message: String) {
        let source = "// sourcery: AutoDecorator\n\(declaration)\n"
        #expect(
            StockRendering(["P.swift": source], templates: ["Decorator"]).messages() == [
                "Sources/P.swift:\(message) [decorator-unsupported]"
            ])
    }

    @Test("what a type with an actor would have to do without it is told with its place")
    func refusedActor() {
        let source = "protocol P { func run() }\n// sourcery: decorate = \"P\"\n@MainActor final class Screen {}\n"
        #expect(
            StockRendering(["P.swift": source], templates: ["Decorator"]).messages() == [
                "Sources/P.swift:1:14: error: 'run()' does not belong to the actor of 'Screen', where 'decorated' is; "
                    + "write it in the type [decorator-unsupported]"
            ])
    }

    @Test(
        "a type that decorates says which protocol, and that has no members of types",
        arguments: [
            ("protocol P {}", "P & Q", "3:8: error: 'decorate' names one protocol; name a typealias of 'P & Q'"),
            ("protocol P {}", "Q", "3:8: error: no file declares the protocol 'Q'"),
            ("struct P {}", "P", "3:8: error: 'P' is no protocol; 'decorate' names one"),
            (
                "protocol P { static func make() }", "P",
                "1:14: error: 'make()' belongs to the type, not to the value that is decorated; write it in the type"
            ),
            (
                "protocol P { associatedtype A }", "P",
                "1:10: error: 'P' has associated types; annotate it with 'AutoDecorator' for a generic class"
            ),
        ])
    func refusedRegion(declaration: String, name: String, message: String) {
        let source = "\(declaration)\n// sourcery: decorate = \"\(name)\"\nstruct S {}\n"
        #expect(
            StockRendering(["P.swift": source], templates: ["Decorator"]).messages() == [
                "Sources/P.swift:\(message) [decorator-unsupported]"
            ])
    }
}
