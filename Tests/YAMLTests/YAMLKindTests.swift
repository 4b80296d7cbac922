import Diagnostics
import Testing
import YAML

@Suite("kinds of YAML values")
struct YAMLKindTests {
    private func read(_ text: String) throws -> YAMLNode {
        var diagnostics: [Diagnostic] = []
        return try YAMLReader.read(Array(text.utf8), path: "a.yml", diagnostics: &diagnostics)
    }

    static let kinds: [(YAMLKind, [String])] = [
        (.null, ["~", "null", "Null", "NULL", "!!null x"]),
        (.boolean, ["true", "True", "TRUE", "false", "False", "FALSE"]),
        (.integer, ["0", "-12", "+3", "007", "0o17", "0xFf", "99999999999999999999", "!!int \"3\""]),
        (.float, ["1.5", "-.5", "5.", "1e3", "+1.5E-3", ".inf", "-.INF", ".nan"]),
        (
            .string,
            [
                "yes", "no", "on", "Off", "y", "tRUE", "\"true\"", "'12'", "!!str 12", "!custom 12", "1.2.3", ".", "e3", "1e", "0o8", "0x",
                "1_000", "+.", "-0x1", "12:30", "1.5.", "nUll", "٣",
            ]
        ),
        (.sequence, ["[]", "- a"]),
        (.mapping, ["{}", "a: b"]),
    ]

    @Test("the core schema of YAML 1.2 decides", arguments: kinds)
    func kind(kind: YAMLKind, texts: [String]) throws {
        for text in texts { #expect(try read(text).kind == kind, "\(text)") }
    }

    @Test("scalars have the values of their kinds")
    func values() throws {
        #expect(try read("true").boolean == true)
        #expect(try read("False").boolean == false)
        #expect(try read("yes").boolean == nil)
        #expect(try read("0o17").integer == 15)
        #expect(try read("0xFf").integer == 255)
        #expect(try read("-12").integer == -12)
        #expect(try read("99999999999999999999").integer == nil)
        #expect(try read("'12'").integer == nil)
        #expect(try read("5.10").string == "5.10")
        #expect(try read("on").string == "on")
        #expect(try read("''").string == "")
        #expect(try read("~").string == nil)
        #expect(try read("[a]").string == nil)
    }
}
