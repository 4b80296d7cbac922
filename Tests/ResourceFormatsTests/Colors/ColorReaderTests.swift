import Diagnostics
import ResourceFormats
import SystemSupport
import TestSupport
import Testing

@Suite struct ColorReaderTests {
    private func read(_ text: String, _ path: String, _ format: ColorFormat = .rgba) throws -> (lines: [String], messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let palette = try ColorReader(path: path, format: format).palette(Array(text.utf8), diagnostics: &diagnostics)
        return (palette.colors.map { "\($0.name) \($0.components.joined())" }, diagnostics.map(\.description))
    }

    @Test("a text has a colour in each line, or the name of another")
    func text() throws {
        let text = "Title : #33fe66\n\nBody:0x339966aa comment\n// no colour\nLink : Title\nShort: #abc\n"
        #expect(try read(text, "C/colors.txt").lines == ["Body 339966aa", "Link 33fe66ff", "Short aabbccff", "Title 33fe66ff"])
    }

    @Test("names of JSON have colours")
    func json() throws {
        #expect(try read(##"{"b": "#33fe66", "a": "33fe6680"}"##, "c.json").lines == ["a 33fe6680", "b 33fe66ff"])
    }

    @Test("files of Android have the opacity where the format says")
    func xml() throws {
        let text =
            "<resources><color name=\"a\">#80112233</color><dimen name=\"b\">1dp</dimen><color name=\"c\"> #112233 </color></resources>"
        #expect(try read(text, "c.xml").lines == ["a 80112233", "c 112233ff"])
        #expect(try read(text, "c.xml", .argb).lines == ["a 11223380", "c 112233ff"])
    }

    @Test("a name that stands there twice is told, and the last counts")
    func duplicates() throws {
        let (lines, messages) = try read(##"{"a": "#000000", "a": "#ffffff"}"##, "c.json")
        #expect(lines == ["a ffffffff"])
        #expect(
            messages == [
                "c.json:1:23: warning: the colour 'a' stands twice in the file; the last one counts [duplicate-color]\n"
                    + "c.json:1:7: note: an earlier one is here"
            ])
    }

    @Test(
        "what is no colour is an error with its place and the remedy",
        arguments: [
            ("c.json", "[]", "c.json:1:1: error: the file is no object; write names with texts such as '#33fe66' [color-structure]"),
            ("c.json", ##"{"a": 1}"##, "c.json:1:7: error: the colour 'a' is no text; write '#33fe66' [color-structure]"),
            (
                "c.txt", "\na: #12345",
                "c.txt:2:1: error: '#12345' of the colour 'a' is no colour; write six or eight hexadecimal digits such as "
                    + "'#33fe66' [invalid-color]"
            ),
            ("c.txt", "a: b\nb: a", "c.txt:1:1: error: the colour 'a' is named after itself; write one of them as '#33fe66' [color-cycle]"),
            ("c.xml", "<a/>", "c.xml:1:1: error: the outermost element is 'a'; files of Android have 'resources' [color-structure]"),
            ("c.xml", "<resources><color/></resources>", "c.xml:1:12: error: a 'color' has no 'name'; give it one [color-structure]"),
            (
                "c.clr", "",
                "c.clr: error: a colour list '.clr' can only be read by macOS; export its colours to a '.json' or '.txt' "
                    + "file [color-format]"
            ),
        ])
    func faults(path: String, text: String, message: String) {
        #expect(thrown { _ = try read(text, path) } == [message])
    }

    @Test("damaged files give errors with places")
    func mutations() {
        let count = mutationCount(1500, ProcessEnvironment.variable("TRELLIS_MUTATIONS"))
        let seeds = [
            ("c.json", ##"{"a": "#33fe66", "b": "0x00112233"}"##), ("c.txt", "a: #33fe66\nb: a\nc: b\n"),
            ("c.xml", "<resources><color name=\"a\">#123456</color></resources>"),
        ]
        for (path, text) in seeds {
            for bytes in Mutations(of: Array(text.utf8), structure: "{}\":#<>/\n", count: count, seed: 5) {
                var diagnostics: [Diagnostic] = []
                do throws(DiagnosticError) {
                    _ = try ColorReader(path: path).palette(bytes, diagnostics: &diagnostics)
                } catch {
                    #expect(error.diagnostics.allSatisfy { $0.location != nil })
                }
            }
        }
    }
}
