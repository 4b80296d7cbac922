import TestSupport
import Testing

/// The templates AutoEquatable, AutoHashable, AutoCases and Diffable, compiled and run.
@Suite(.enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
struct EqualityProgramTests {
    @Test("values of every kind of type are compared and hashed by what counts")
    func equality() throws {
        try FixtureProgram.expectSuccess("equality", templates: ["AutoEquatable", "AutoHashable"], minimum: 70)
    }

    @Test("differences are told with their paths")
    func differences() throws { try FixtureProgram.expectSuccess("differences", templates: ["Diffable"], minimum: 24) }

    @Test("cases are listed under their conditions")
    func cases() throws { try FixtureProgram.expectSuccess("cases", templates: ["AutoCases"], minimum: 19) }
}

/// What is written that compares types.
@Suite struct EqualityShapeTests {
    private static let source = """
        public struct Box<Value> {
            public var value: Value?
            private var secret = 0
        }
        enum Shape {
            case point
            case disc(at: (Int, Int), Double)
        }
        class Base { var name = "" }
        class Sub: Base { var age = 0 }
        """

    @Test("an extension compares what other files see, under the conditions that generic parameters need")
    func equatable() throws {
        let output = try StockRendering(["A.swift": "// trellis:file: AutoEquatable\n" + Self.source], templates: ["AutoEquatable"])
            .output()
        #expect(
            output == """
                // Generated using trellis-codegen 1.2.3
                // DO NOT EDIT


                extension Base: Equatable {
                    static func == (left: Base, right: Base) -> Bool {
                        guard type(of: left) == type(of: right) else { return false }
                        guard left.name == right.name else { return false }
                        if let left = left as? Sub, let right = right as? Sub {
                            guard left.age == right.age else { return false }
                        }
                        return true
                    }
                }

                extension Box: Equatable where Value: Equatable {
                    public static func == (left: Box, right: Box) -> Bool {
                        guard left.value == right.value else { return false }
                        return true
                    }
                }

                extension Shape: Equatable {
                    static func == (left: Shape, right: Shape) -> Bool {
                        switch (left, right) {
                        case (.point, .point): return true
                        case (.disc(at: let left0, let left1), .disc(at: let right0, let right1)): return left0 == right0 && left1 == right1
                        default: return false
                        }
                    }
                }

                """)
    }

    @Test("a hash is made of the same")
    func hashable() throws {
        let output = try StockRendering(["A.swift": "// trellis:file: AutoHashable\n" + Self.source], templates: ["AutoHashable"]).output()
        #expect(
            output == """
                // Generated using trellis-codegen 1.2.3
                // DO NOT EDIT


                extension Base: Hashable {
                    func hash(into hasher: inout Hasher) {
                        hasher.combine(self.name)
                        if let other = self as? Sub {
                            hasher.combine(other.age)
                        }
                    }
                }

                extension Box: Hashable where Value: Hashable {
                    public func hash(into hasher: inout Hasher) {
                        hasher.combine(self.value)
                    }
                }

                extension Shape: Hashable {
                    func hash(into hasher: inout Hasher) {
                        switch self {
                        case .point:
                            hasher.combine(1)
                        case .disc(at: let value0, let value1):
                            hasher.combine(2)
                            hasher.combine(value0.0)
                            hasher.combine(value0.1)
                            hasher.combine(value1)
                        }
                    }
                }

                """)
    }

    @Test(
        "what cannot be compared is told with its place",
        arguments: [
            (
                "struct S {\n    var number: Int\n    var action: () -> Void\n}",
                "4:9: error: 'action' holds a function, which cannot be compared; annotate it with 'skipEquality'"
            ),
            (
                "enum E {\n    case a(Int)\n    case a(b: Int)\n}",
                "4:5: error: two cases are called 'a', which no pattern can tell apart; rename one, or let the compiler compare the enum"
            ),
            (
                "struct S {\n    typealias Action = () -> Void\n    var actions: [(Int, Action?)]\n}",
                "4:9: error: 'actions' holds functions, which cannot be compared; annotate it with 'skipEquality'"
            ),
            (
                "struct S<each T> {\n    var all: (repeat each T)\n}",
                "3:9: error: 'all' holds a pack, which no expression compares; annotate it with 'skipEquality'"
            ),
            (
                "struct S {\n    var problems: [(any Error)?]\n}",
                "3:9: error: 'problems' holds 'any Error', which nothing compares; annotate it with 'skipEquality'"
            ),
            (
                "protocol P {\n    associatedtype ID: Hashable\n    var id: ID { get }\n}",
                "4:9: error: the type of 'id' is another one in each type of 'P'; annotate it with 'skipEquality'"
            ),
            (
                "struct S: ~Copyable {\n    var number: Int\n}",
                "2:8: error: values of 'S' cannot be copied, and Equatable is for those that can; write a method of your own"
            ),
            ("actor A {\n    var number = 1\n}", "3:9: error: 'number' belongs to the actor, and nobody can compare it from outside"),
            (
                "class C: NSObject {\n    var number = 1\n}",
                "2:7: error: 'C' inherits from NSObject, whose isEqual an extension cannot override; write it in the class"
            ),
            (
                "class C { var a = 1 }\nclass D<T>: C { var b: T? }",
                "3:7: error: 'D' is generic, so that 'C' cannot compare what it adds"
            ),
        ])
    func refused(declaration: String, message: String) {
        let rendering = StockRendering(["A.swift": "// trellis:file: AutoEquatable\n\(declaration)\n"], templates: ["AutoEquatable"])
        #expect(rendering.messages() == ["Sources/A.swift:\(message) [comparison-unsupported]"])
    }

    @Test("values that cannot be copied have no differences")
    func uncopied() {
        let source = "// sourcery: AutoDiffable\nstruct S: ~Copyable { var number: Int }\n"
        #expect(
            StockRendering(["A.swift": source], templates: ["Diffable"]).messages() == [
                "Sources/A.swift:2:8: error: values of 'S' cannot be copied, and what compares them takes copies; compare them yourself "
                    + "[difference-unsupported]"
            ])
    }

    @Test("an actor has no differences, nor has an enum whose cases share a name")
    func differences() {
        let source = "// trellis:file: AutoDiffable\nactor A {}\nenum E {\n    case a(Int)\n    case a(b: Int)\n}\n"
        #expect(
            StockRendering(["A.swift": source], templates: ["Diffable"]).messages() == [
                "Sources/A.swift:2:7: error: 'A' is an actor, whose values nobody compares from outside [difference-unsupported]",
                "Sources/A.swift:5:5: error: two cases are called 'a', which no pattern can tell apart; rename one "
                    + "[difference-unsupported]",
            ])
    }

    @Test(
        "a type without an annotation comes to nothing",
        arguments: ["AutoEquatable", "AutoHashable", "Diffable", "AutoLenses", "Decorator"])
    func nothing(template: String) throws {
        #expect(try StockRendering(["A.swift": "struct S { var a = 1 }\nprotocol P {}\n"], templates: [template]).output() == "")
    }
}
