import Testing

/// Names that are declared twice.
@Suite struct CollisionTests {
    private func messages(template: String, source: String) -> [String] {
        MemoryProject(template: template, source: source).messages()
    }

    @Test("a rendered name that the source has already is a warning that names both")
    func source() {
        let source = "struct Outer {\n    enum Dimension {\n        case mass, count\n    }\n}\n"
        #expect(
            messages(template: "extension Outer.Dimension {\n    static var count: Int { 2 }\n    var mass: Int { 1 }\n}\n", source: source)
                == [
                    "T/Mine.stencil: warning: 'count' of 'Outer.Dimension' in line 2 of what it renders is declared "
                        + "twice; rename one of them "
                        + "[identifier-collision]\nSources/A.swift:3:9: note: the source declares it as well"
                ])
    }

    @Test("two rendered names that are equal are a warning")
    func rendered() {
        #expect(
            messages(template: "enum Keys {\n    static let ab = 1\n    static let ab = 2\n}\n", source: "") == [
                "T/Mine.stencil: warning: 'ab' of 'Keys' in line 3 of what it renders is declared twice; rename one of them "
                    + "[identifier-collision]\nT/Mine.stencil: note: line 2 of what it renders declares it as well"
            ])
    }

    @Test(
        "what may be there twice is none",
        arguments: [
            "extension A { func f(a: Int) {}\n func f(b: Int) {}\n func f(a: String) {} }",
            "#if DEBUG\nlet x = 1\n#else\nlet x = 2\n#endif\n",
            "extension A { static var b = 1\n var b: Int { 1 } }",
            "extension Array where Element == Int { var f: Int { 1 } }\nextension Array where Element == String { var f: Int { 1 } }",
            "private let one = 1\n", "extension A { private func g() {} }",
            "// sourcery:inline:auto:A.One\nvar z = 1\n// sourcery:end\n// sourcery:inline:auto:B.One\nvar z = 1\n// sourcery:end\n",
        ])
    func overloads(template: String) {
        #expect(messages(template: template, source: "struct A {\n    func g() {}\n}\nstruct B {\n}\nprivate let one = 2\n") == [])
    }
}
