import SwiftSource
import TestSupport
import Testing

/// The names of what mocks remember.
@Suite struct MockNamesTests {
    @Test("no two members of a mock collide, whatever a protocol requires")
    func collisions() throws {
        var random = SeededGenerator(seed: 11)
        let count = 150
        var source = "// trellis:file: AutoMockable\n"
        for number in 0..<count {
            let members = (0..<Int.random(in: 2...9, using: &random)).map { _ in Self.member(using: &random) }
            var seen: Set<String> = []
            source +=
                "protocol P\(number) {\n" + members.filter { seen.insert(Self.key(of: $0)).inserted }.joined(separator: "\n") + "\n}\n"
        }
        for style in ["short", "labels", "types"] {
            let output = try StockRendering(["P.swift": source], templates: ["AutoMockable"], arguments: "mockNames: \(style)").output()
            let mocks = SourceFile.scan(Array(output.utf8), path: "Mocks.swift").declarations.filter { $0.name.hasSuffix("Mock") }
            #expect(mocks.count == count)
            for mock in mocks {
                #expect(
                    Self.collisions(in: mock) == [],
                    "\(style): \(source.split(separator: "}\n").first { $0.contains(mock.name.dropLast(4) + " {") } ?? "")")
            }
        }
    }

    /// Names that variables have in a type more than once, or that a function without parameters has as well.
    private static func collisions(in mock: Declaration) -> [String] {
        var seen: Set<String> = []
        return mock.members.flatMap { member -> [String] in
            let prefix = member.modifiers.contains { $0.name == "static" } ? "static " : ""
            switch member.kind {
            case .variable: return member.bindings.flatMap(\.names).map { prefix + $0 }
            case .function where member.parameters?.isEmpty == true:
                // Functions may differ in their results and effects alone.
                return seen.contains(prefix + member.name) ? [prefix + member.name] : []
            default: return []
            }
        }.filter { !seen.insert($0).inserted }
    }

    private static let names = [
        "load", "loadId", "loadCalled", "loadCallsCount", "loadReceived", "underlyingLoad", "loadSet", "loadGet", "set",
    ]
    private static let types = ["Int", "String", "[Int]", "Int?", "(Int) -> Int", "any Error", "[String: Int]", "(Int, Int)"]
    private static let labels = ["id", "_ id", "called", "calls count", "received invocations", "with id", "in id", "`inout`"]

    private static func member(using random: inout SeededGenerator) -> String {
        func one(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
        let prefix = one(["", "", "", "static "])
        if Int.random(in: 0..<4, using: &random) == 0 {
            return "    \(prefix)var \(one(names)): \(one(["Int", "[Int]", "String?"])) { get \(one(["", "set", "async", "throws"])) }"
        }
        if Int.random(in: 0..<8, using: &random) == 0 { return "    subscript(\(one(["i", "i j", "k"])): \(one(types))) -> Int { get }" }
        var seen: Set<String> = []
        let parameters = (0..<Int.random(in: 0...2, using: &random)).map { _ in "\(one(labels)): " + one(types) }
            .filter { seen.insert(String($0.split(separator: ":")[0].split(separator: " ").last ?? "")).inserted }
            .map { $0.hasSuffix("-> Int") ? $0.replacing("(Int) -> Int", with: "@escaping (Int) -> Int") : $0 }
        return "    \(prefix)func \(one(names))(\(parameters.joined(separator: ", "))) \(one(["", "async", "throws", "async throws"])) -> "
            + one(["Void", "Int", "[Int]", "Int?"])
    }

    /// What may stand in a protocol only once: of variables the name, of others everything but the names of parameters and `throws`.
    private static func key(of member: String) -> String {
        guard let declaration = SourceFile.scan(Array("protocol P {\n\(member)\n}".utf8), path: "").declarations.first?.members.first else {
            return member
        }
        let prefix = declaration.hasModifier("static") ? "static " : ""
        let parameters = declaration.parameters ?? []
        // A variable and a function without parameters may not share a name either.
        if declaration.kind == .variable || declaration.kind == .function && parameters.isEmpty {
            return prefix + (declaration.kind == .variable ? declaration.bindings[0].names[0] : declaration.name)
        }
        let isSubscript = declaration.kind == .subscript
        let list = parameters.map { "\(isSubscript && $0.secondName == nil ? "_" : $0.label ?? "_"):\($0.type)" }.joined(separator: ",")
        let result = declaration.resultType?.description ?? ""
        return "\(prefix)\(declaration.name)(\(list))\(declaration.effects.asyncKeyword ?? "")\(result)"
    }

    /// The names of the counts of calls of a protocol with some members.
    private func names(_ members: String...) throws -> Set<String> {
        let source = "// sourcery: AutoMockable\nprotocol P {\n    \(members.joined(separator: "\n    "))\n}\n"
        let output = try StockRendering(["P.swift": source], templates: ["AutoMockable"]).output()
        let mock = SourceFile.scan(Array(output.utf8), path: "Mocks.swift").declarations.first { $0.name == "PMock" }
        let names = mock?.members.flatMap { $0.bindings.flatMap(\.names) }.filter { $0.hasSuffix("CallsCount") } ?? []
        return Set(names.map { String($0.dropLast("CallsCount".count)) })
    }

    @Test("only members that collide get longer names, and the order of the members changes nothing")
    func stable() throws {
        let (first, second, other) = ("func load(_ id: Int)", "func load(_ name: String)", "func save(id: Int)")
        #expect(try names(first, other) == ["load", "saveId"])
        #expect(try names(first, second, other) == ["loadInt", "loadString", "saveId"])
        #expect(try names(second, other, first) == ["loadInt", "loadString", "saveId"])
        #expect(
            try names(first, second, other, "func load(_ names: [String]) -> Int") == [
                "loadInt", "loadString", "loadStringArray", "saveId",
            ])
        #expect(try names("func load() -> Int", "func load() -> String") == ["loadInt", "loadString"])
        #expect(try names("func load() -> Int", "func load() async -> Int") == ["loadInt", "loadIntAsync"])
        #expect(try names("// sourcery: mockName = first\n    " + first, second) == ["first", "load"])
        #expect(try names("func load()", "var load: Int { get }") == ["load", "loadGet"])
    }
}
