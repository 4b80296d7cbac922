import Diagnostics
import JSON
import ResourceFormats
import TestSupport
import Testing

/// String catalogs: what is wrong with them.
@Suite struct StringCatalogFaultTests {
    /// The warnings of a text with one mark, without the place of the mark, which has to be theirs.
    private func warnings(_ marked: String) throws -> [String] {
        let text = MarkedText(marked)
        let place = text.location("①", in: "T.xcstrings").description + ": "
        return try CatalogText.read(text.text).messages.map { $0.hasPrefix(place) ? String($0.dropFirst(place.count)) : "elsewhere: \($0)" }
    }

    private func translation(_ text: String) -> String { CatalogText.entry(CatalogText.localizations("\"de\": \(text)")) }

    @Test("a version that is not known is a warning", arguments: ["1.2", "2.0", ""])
    func version(version: String) throws {
        #expect(
            try warnings("{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": ①\"\(version)\"}") == [
                "warning: version '\(version)' of the format is not known; it is read as '1.1' [unknown-version]"
            ])
    }

    @Test("what is not known is kept, with a warning, at every level")
    func unknownKeys() throws {
        #expect(
            try warnings("{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\", ①\"x\": [1, {}]}") == [
                "warning: 'x' of the catalog is not known and has no effect [unknown-key]"
            ])
        #expect(try warnings(CatalogText.entry("①\"x\": 1")) == ["warning: 'x' of 'key' is not known and has no effect [unknown-key]"])
        #expect(
            try warnings(translation("{①\"x\": null}")) == ["warning: 'x' of a translation is not known and has no effect [unknown-key]"])
        #expect(
            try warnings(translation("{\"variations\": {①\"width\": {}}}")) == [
                "warning: 'width' of 'variations' is not known and has no effect [unknown-key]"
            ])
        #expect(
            try warnings(translation("{\"stringUnit\": {\"state\": \"new\", \"value\": \"\", ①\"x\": true}}")) == [
                "warning: 'x' of a 'stringUnit' is not known and has no effect [unknown-key]"
            ])
        #expect(
            try warnings(translation("{\"substitutions\": {\"a\": {①\"x\": 1}}}")) == [
                "warning: 'x' of the substitution 'a' is not known and has no effect [unknown-key]"
            ])
        let kept = try CatalogText.read(translation("{\"x\": [1]}")).catalog.entries[0].localizations[0].value.unknown
        #expect(kept.map(\.key) == ["x"])
    }

    @Test("words that are not known are warnings")
    func unknownWords() throws {
        #expect(
            try warnings(translation("{\"stringUnit\": {\"state\": ①\"done\", \"value\": \"\"}}")) == [
                "warning: the state 'done' is not known; the text counts as translated [unknown-state]"
            ])
        #expect(
            try warnings(translation("{\"variations\": {\"plural\": {①\"three\": \(CatalogText.unit("x"))}}}")) == [
                "warning: the case 'three' of a variation is not known [unknown-variation]"
            ])
        #expect(
            try warnings(translation("{\"variations\": {\"device\": {①\"fridge\": \(CatalogText.unit("x"))}}}")) == [
                "warning: the case 'fridge' of a variation is not known [unknown-variation]"
            ])
        #expect(
            try warnings(translation("{\"stringUnit\": ①{\"value\": \"x\"}}")) == [
                "warning: the 'stringUnit' has no 'state'; the text counts as translated [missing-state]"
            ])
    }

    @Test("of two equal keys the last counts, with a warning that names both places")
    func duplicates() throws {
        let result = try CatalogText.read(CatalogText.catalog("\"a\": {\"comment\": \"1\"}, \"b\": {}, \"a\": {\"comment\": \"2\"}"))
        #expect(result.catalog.entries.map(\.key) == ["a", "b"])
        #expect(result.catalog.entries[0].comment == "2")
        #expect(result.messages.count == 1)
        #expect(result.messages[0].contains("the key 'a' stands twice in this object; the last one counts"))
        let languages = try CatalogText.read(
            CatalogText.entry(CatalogText.localizations("\"de\": \(CatalogText.unit("1")), \"de\": \(CatalogText.unit("2"))")))
        #expect(languages.catalog.entries[0].localizations.map { $0.value.unit?.value } == ["2"])
        #expect(languages.messages.count == 1)
    }

    @Test(
        "faults end the reading, with their places",
        arguments: [
            (
                "①{\"sourceLanguage\": \"en\", \"strings\": {}}",
                "the catalog has no 'version'; add '\"version\" : \"1.0\"' [missing-version]"
            ),
            ("①{\"version\": \"1.0\"}", "the catalog has no 'sourceLanguage'; add the language of the code [missing-source-language]"),
            ("①[]", "invalid JSON: a string catalog has to be an object [invalid-json]"),
            ("①", "invalid JSON: a string catalog has to be an object [invalid-json]"),
            ("{\"version\": ①1}", "invalid JSON: 'version' has to be a string [invalid-json]"),
            ("{\"sourceLanguage\": ①null}", "invalid JSON: 'sourceLanguage' has to be a string [invalid-json]"),
            ("{\"strings\": ①[]}", "invalid JSON: 'strings' has to be an object [invalid-json]"),
            ("{\"strings\": {\"k\": ①\"x\"}}", "invalid JSON: the entry 'k' has to be an object [invalid-json]"),
            ("{\"strings\": {\"k\": {\"comment\": ①1}}}", "invalid JSON: 'comment' has to be a string [invalid-json]"),
            ("{\"strings\": {\"k\": {\"shouldTranslate\": ①\"no\"}}}", "'shouldTranslate' has to be 'true' or 'false' [invalid-value]"),
            ("{\"strings\": {\"k\": {\"localizations\": ①[]}}}", "invalid JSON: 'localizations' has to be an object [invalid-json]"),
            (
                "{\"strings\": {\"k\": {\"localizations\": {\"de\": ①\"x\"}}}}",
                "invalid JSON: a translation has to be an object [invalid-json]"
            ),
            (
                "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": ①{\"state\": \"new\"}}}}}}",
                "the 'stringUnit' has no 'value'; add the text [missing-value]"
            ),
            (
                "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": ①{}}}}}}}",
                "invalid JSON: 'value' has to be a string [invalid-json]"
            ),
            (
                "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"substitutions\": {\"a\": {\"argNum\": ①0}}}}}}}",
                "'argNum' has to be the number of an argument, from 1 to 999 [invalid-value]"
            ),
            (
                "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"substitutions\": {\"a\": {\"argNum\": ①1.5}}}}}}}",
                "'argNum' has to be the number of an argument, from 1 to 999 [invalid-value]"
            ),
            ("{\"version\": \"1.0\", \"sourceLanguage\": \"en\"} ①x", "invalid JSON: text behind the end of the value [invalid-json]"),
            ("{\"version\": \"1.0\" ①\"sourceLanguage\": \"en\"}", "invalid JSON: ',' or '}' was expected [invalid-json]"),
        ])
    func faults(marked: String, message: String) {
        let text = MarkedText(marked)
        #expect(CatalogText.failure(text.text) == "\(text.location("①", in: "T.xcstrings")): error: \(message)")
    }

    @Test("a comma behind the last member is taken with a warning, as Xcode takes it")
    func trailingComma() throws {
        #expect(
            try warnings("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {},①}, \"version\": \"1.0\"}") == [
                "warning: the file is no strict JSON, though Xcode reads it: invalid JSON: a key in quotation marks was "
                    + "expected [lenient-json]"
            ])
    }

    @Test("variations are read to a bounded depth")
    func depth() {
        func nested(_ count: Int) -> String {
            count == 0 ? CatalogText.unit("x") : CatalogText.devices([("mac", nested(count - 1))])
        }
        #expect(CatalogText.failure(translation(nested(7))) == nil)
        #expect(CatalogText.failure(translation(nested(8)))?.contains("nested deeper than 8 levels [nested-too-deeply]") == true)
        #expect(CatalogText.failure(translation(nested(500)))?.contains("[nested-too-deeply]") == true)
        let arrays = String(repeating: "[", count: 100_000)
        #expect(CatalogText.failure(CatalogText.entry("\"x\": \(arrays)"))?.contains("values are nested deeper than") == true)
    }
}
