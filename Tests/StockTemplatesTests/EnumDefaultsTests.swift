import TestSupport
import Testing

/// The template EnumDefaults, compiled and run.
@Suite(.enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
struct EnumDefaultsTests {
    private static let source = """
        import Foundation

        // trellis: EnumDefaults
        enum Position: Equatable {
            case top(offset: Int = 3)
            case bottom(/* trellis: default = .init(1) */ insets: Insets, animated: Bool)
            case center
            case `default`(Int, /* trellis: default = "x" */ String, in: Bool = true)
            case none(_ count: Int? = nil)
        }
        struct Insets: Equatable {
            var width: Int
            init(_ width: Int) { self.width = width }
        }
        enum Around {
            struct Beside { var number = 4 }
            // trellis: EnumDefaults
            enum Within { case beside(Beside = Around.Beside(), list: [Beside?] = []) }
        }
        struct Outer<Key> {
            struct Beside {}
            // trellis: EnumDefaults
            public enum Inner<Value> {
                case beside(Beside, list: [Beside] = [])
                case value(Value, count: Int = 1, key: Key? = nil)
                case action((Value) -> Value, optional: ((Value) -> Value)? = nil)
                #if NOWHERE
                case elsewhere
                #endif
            }
        }
        // trellis: EnumDefaults
        indirect enum Tree { case leaf(Int = 0), node(left: Tree, right: Tree = .leaf()) }
        // trellis: EnumDefaults
        public enum Open { case a(text: String = "") }
        protocol EnumDefaults {}
        @available(macOS 13, *)
        enum ByProtocol: EnumDefaults { case a(b: [String: Int] = [:]) }
        // trellis: EnumDefaults
        enum Rare {
            case `raw name`(`with label`: Int = 1)
            case auto(@autoclosure () -> Int)
            case same(Self.Type, list: [Self] = [])
            @available(*, deprecated) case old(Int = 2)
            @available(*, unavailable) case never
            @available(macOS 99, *) case later
        }
        // trellis: EnumDefaults
        enum Uncopied: ~Copyable { case a(Int = 1), b }
        // trellis: EnumDefaults
        private enum Hidden { case a }
        """

    @Test("cases are made with their defaults")
    func cases() throws {
        let files = try StockRendering(["Model.swift": Self.source], templates: ["EnumDefaults"]).files()
        let report = try CaseProgram.report(
            files,
            statements: """
                cases.equal("declared default", Position.make.top(), .top(offset: 3))
                cases.equal("own value", Position.make.top(offset: 5), .top(offset: 5))
                cases.equal("annotated default", Position.make.bottom(animated: true), .bottom(insets: Insets(1), animated: true))
                cases.equal("no values", Position.make.center, .center)
                cases.equal("reserved words", Position.make.default(1), .default(1, "x", in: true))
                cases.equal("reserved label", Position.make.default(1, "y", in: false), .default(1, "y", in: false))
                cases.equal("nil", Position.make.none(), Position.none(nil))
                let made = Outer<Int>.Inner<String>.make.value("a")
                cases.equal("generic", "\\(made)", "\\(Outer<Int>.Inner<String>.value("a", count: 1, key: nil))")
                if case .action(let action, let optional) = Outer<Int>.Inner<Int>.make.action({ $0 + 1 }) {
                    cases.equal("closure", action(1), 2)
                    cases.equal("optional closure", optional == nil, true)
                }
                cases.equal("recursive", "\\(Tree.make.node(left: .leaf(1)))", "\\(Tree.node(left: .leaf(1), right: .leaf(0)))")
                if case .beside(let beside, _) = Around.Within.make.beside() { cases.equal("type around", beside.number, 4) }
                if case .beside(_, let list) = Outer<Int>.Inner<String>.make.beside(Outer<Int>.Beside()) {
                    cases.equal("type around generic", list.count, 0)
                }
                cases.equal("raw", "\\(Rare.make.`raw name`())", "\\(Rare.`raw name`(`with label`: 1))")
                if case .auto(let value) = Rare.make.auto(4) { cases.equal("autoclosure", value(), 4) }
                if case .same(_, let list) = Rare.make.same(Rare.self) { cases.equal("Self", list.count, 0) }
                if #available(macOS 13, *) { cases.equal("by protocol", "\\(ByProtocol.make.a())", "\\(ByProtocol.a(b: [:]))") }
                """)
        report.expectSuccess("EnumDefaults", minimum: 17)
    }
}
