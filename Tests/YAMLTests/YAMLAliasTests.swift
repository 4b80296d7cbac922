import Diagnostics
import TestSupport
import Testing
import YAML

@Suite("aliases and merge keys of YAML")
struct YAMLAliasTests {
    private func read(_ text: String) throws -> YAMLNode {
        var diagnostics: [Diagnostic] = []
        return try YAMLReader.read(Array(text.utf8), path: "a.yml", diagnostics: &diagnostics)
    }

    private func description(_ node: YAMLNode?) -> String {
        guard let node else { return "-" }
        switch node.value {
        case .scalar(let text, _): return text
        case .sequence(let items): return "[" + items.map(description).joined(separator: ", ") + "]"
        case .mapping(let pairs):
            return "{" + pairs.map { description($0.key) + ": " + description($0.value) }.joined(separator: ", ") + "}"
        }
    }

    @Test("an alias is a copy of the last value with its anchor before it")
    func aliases() throws {
        #expect(description(try read("[&a x, *a, &a [y, y], *a]")) == "[x, x, [y, y], [y, y]]")
        #expect(description(try read("[&a 1, &a 2, *a]")) == "[1, 2, 2]")
        #expect(description(try read("&k key: &v {a: b}\nother: *v\n*k : again\n")) == "{other: {a: b}, key: again}")
    }

    @Test("an alias has the place of the original")
    func aliasPlace() throws {
        let marked = MarkedText("a: &x ①text\nb: *x\n")
        // libyaml places a value at its anchor.
        #expect(try read(marked.text)["b"]?.location == SourceLocation(path: "a.yml", line: 1, column: 4))
    }

    @Test("a merge key adds the pairs that the mapping does not have itself")
    func merge() throws {
        let text = """
            base: &base {a: 1, b: 2}
            own: {b: 3, <<: *base, c: 4}
            inline: {<<: {x: y}}
            """
        let root = try read(text)
        #expect(description(root["own"]) == "{b: 3, a: 1, c: 4}")
        #expect(description(root["inline"]) == "{x: y}")
    }

    @Test("of a list of merged mappings the first with a key counts, and merges merge what was merged")
    func mergeList() throws {
        let text = """
            one: &one {a: 1, b: 1}
            two: &two {<<: *one, b: 2, c: 2}
            all: {<<: [*two, *one, {a: 9, d: 9}]}
            """
        #expect(description(try read(text)["all"]) == "{a: 1, b: 2, c: 2, d: 9}")
    }

    @Test("'<<' in quotation marks is a key like others")
    func quotedMerge() throws {
        #expect(description(try read("{\"<<\": {a: 1}}")) == "{<<: {a: 1}}")
    }

    static let faults: [(String, String)] = [
        ("a: {<<: ①text}", "'<<' takes a mapping or a list of mappings, but this is a text [invalid-merge]"),
        ("a: {<<: [{}, ①[]]}", "'<<' takes a mapping or a list of mappings, but this is a list [invalid-merge]"),
        ("a: &a [①*a]", "'*a' stands inside the value that it stands for [recursive-alias]"),
        ("base: &base 1\nb: ①*bsae", "no '&bsae' stands before '*bsae'; did you mean '*base' [unknown-alias]"),
        ("①*late", "no '&late' stands before '*late'; an anchor stands before its aliases [unknown-alias]"),
    ]

    @Test("each fault is told with its place", arguments: faults)
    func fault(marked: String, message: String) {
        let marked = MarkedText(marked)
        let error = #expect(throws: DiagnosticError.self) { try read(marked.text) }
        #expect(error?.description == "\(marked.location("①", in: "a.yml")): error: \(message)")
    }

    @Test("aliases that grow beyond all bounds are refused where the bound is passed")
    func bomb() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...20 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let error = #expect(throws: DiagnosticError.self) { try read(text) }
        #expect(
            error?.description
                == "a.yml:6:45: error: the document holds more than 1000000 values, counting what its aliases stand for [yaml-limit]"
        )
    }

    @Test("aliases cannot nest deeper than the text itself may")
    func deepAliases() {
        var text = "a0: &a0 [x]\n"
        for level in 1...300 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
        let error = #expect(throws: DiagnosticError.self) { try read(text) }
        #expect(error?.description == "a.yml:256:14: error: values are nested deeper than 256 levels [yaml-limit]")
    }
}
