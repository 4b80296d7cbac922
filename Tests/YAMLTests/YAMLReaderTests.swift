import Diagnostics
import TestSupport
import Testing
import YAML

@Suite("reading YAML")
struct YAMLReaderTests {
    @Test("scalars, lists and mappings in block and flow form, with their places")
    func structure() throws {
        let marked = MarkedText(
            """
            # a comment
            ①name: ②Trellis
            "é": ③[ä, ④b]
            rules:
              - ⑤targets: ⑥{x: ⑦1}
                config: |
                  two
                  lines
              -
                - ⑧'quoted'
            """
        )
        let root = try read(marked.text)
        #expect(root.pairs?.map(\.key.string) == ["name", "é", "rules"])
        #expect(root.location == marked.location("①", in: "a.yml"))
        #expect(root["name"] == scalar("Trellis", marked.location("②", in: "a.yml")))
        #expect(root["é"]?.location == marked.location("③", in: "a.yml"))
        #expect(root["é"]?.items?.last == scalar("b", marked.location("④", in: "a.yml")))
        let rules = try #require(root["rules"]?.items)
        #expect(rules[0].location == marked.location("⑤", in: "a.yml"))
        #expect(rules[0]["targets"]?.location == marked.location("⑥", in: "a.yml"))
        #expect(rules[0]["targets"]?["x"]?.location == marked.location("⑦", in: "a.yml"))
        #expect(rules[0]["config"]?.value == .scalar("two\nlines\n", .quoted))
        #expect(rules[1].items == [scalar("quoted", marked.location("⑧", in: "a.yml"), .quoted)])
    }

    @Test("places are counted in bytes behind a byte order mark, with CRLF, and in long flow lines")
    func places() throws {
        let marked = MarkedText("ä: 1\r\n\r\nb: {ö: [€, ①x], 😀: ②y}\r\nc: ③z\r\n")
        let root = try read("\u{FEFF}" + marked.text)
        #expect(root["b"]?["ö"]?.items?[1].location == marked.location("①", in: "a.yml"))
        #expect(root["b"]?["😀"]?.location == marked.location("②", in: "a.yml"))
        #expect(root["c"]?.location == marked.location("③", in: "a.yml"))
        #expect(try read("\u{FEFF}a: 1").location == SourceLocation(path: "a.yml", line: 1, column: 1))
    }

    @Test("a text without content holds nothing", arguments: ["", "\n\n", "# only a comment\n", "---\n", "---\n...\n", "~", "\u{FEFF}"])
    func nothing(text: String) throws {
        #expect(try read(text).isNull)
    }

    @Test("UTF-16 is read in both orders")
    func utf16() throws {
        let units = Array("\u{FEFF}ä: 😀".utf16)
        for bytes in [units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }] {
            var diagnostics: [Diagnostic] = []
            #expect(try YAMLReader.read(bytes, path: "a.yml", diagnostics: &diagnostics)["ä"]?.string == "😀")
        }
    }

    @Test("a tag is kept in its full form")
    func tags() throws {
        let root = try read("%TAG !e! tag:example.org,2000:\n---\n[!!str 1, !mine x, !e!kind {a: b}, plain]")
        #expect(root.items?.map(\.tag) == ["tag:yaml.org,2002:str", "!mine", "tag:example.org,2000:kind", nil])
    }

    @Test("a key may be a list")
    func complexKeys() throws {
        let root = try read("? [a, b]\n: c\n")
        #expect(root.pairs?[0].key.items?.map(\.string) == ["a", "b"])
        #expect(root.pairs?[0].value.string == "c")
    }

    @Test("of a key that stands twice the last one counts, and each later one is reported")
    func duplicateKeys() throws {
        let marked = MarkedText("①a: 1\nb: 2\n②a: 3\n③\"a\": 4\n")
        var diagnostics: [Diagnostic] = []
        let root = try YAMLReader.read(marked.bytes, path: "a.yml", diagnostics: &diagnostics)
        #expect(root.pairs?.map(\.key.string) == ["b", "a"])
        #expect(root["a"]?.string == "4")
        let message = "the key 'a' stands twice in this mapping; the last one counts"
        #expect(
            diagnostics
                == ([("①", "②"), ("②", "③")] as [(Character, Character)]).map { earlier, later in
                    let note = Diagnostic.Note("an earlier one is here", at: marked.location(earlier, in: "a.yml"))
                    return Diagnostic(.warning, "duplicate-key", message, at: marked.location(later, in: "a.yml"), notes: [note])
                }
        )
    }

    private func read(_ text: String) throws -> YAMLNode {
        var diagnostics: [Diagnostic] = []
        let node = try YAMLReader.read(Array(text.utf8), path: "a.yml", diagnostics: &diagnostics)
        #expect(diagnostics == [])
        return node
    }

    private func scalar(_ text: String, _ location: Diagnostics.SourceLocation, _ style: YAMLScalarStyle = .plain) -> YAMLNode {
        YAMLNode(.scalar(text, style), at: location)
    }
}
