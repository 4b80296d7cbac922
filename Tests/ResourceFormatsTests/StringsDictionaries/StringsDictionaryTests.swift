import Diagnostics
import Foundation
import PropertyLists
import ResourceFormats
import TestSupport
import Testing

/// Dictionaries of texts that depend on something.
@Suite struct StringsDictionaryTests {
    private func read(_ text: String) throws -> (dictionary: StringsDictionary, messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let dictionary = try StringsDictionary.read(Array(text.utf8), path: "f", diagnostics: &diagnostics)
        return (dictionary, diagnostics.map(\.description))
    }

    /// The messages of a text with marks, which name the places of the first and the second.
    private func messages(_ marked: String) throws -> [String] {
        let text = MarkedText(marked)
        return try read(text.text).messages.map { message in
            (["①", "②"] as [Character]).reduce(message) { $0.replacing(text.location($1, in: "f").description + ": ", with: "\($1) ") }
        }
    }

    private static let rule = "NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;"

    @Test("a plural is read with the places of its parts, categories in their order")
    func plural() throws {
        let text = MarkedText(
            "{ ①k = { NSStringLocalizedFormatKey = ②\"%#@n@!\"; ③n = { \(Self.rule) other = ⑤\"%d b\"; one = ④\"%d a\"; }; }; }")
        let result = try read(text.text)
        #expect(result.messages == [])
        let entry = try #require(result.dictionary.entries.first)
        #expect(entry.key == "k")
        #expect(entry.location == text.location("①", in: "f"))
        guard case .format(let format) = entry.form else { throw DiagnosticError("test", "no format") }
        #expect(format.format == LocalizedText("%#@n@!", at: text.location("②", in: "f")))
        #expect(
            format.variables == [
                PluralVariable(
                    name: "n", valueType: "d",
                    cases: [
                        .init(.one, LocalizedText("%d a", at: text.location("④", in: "f"))),
                        .init(.other, LocalizedText("%d b", at: text.location("⑤", in: "f"))),
                    ], at: text.location("③", in: "f"))
            ])
    }

    @Test("devices may hold plurals, and widths hold texts")
    func choices() throws {
        let plural = "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = { \(Self.rule) other = x; }; }"
        let result = try read(
            "{ d = { NSStringDeviceSpecificRuleType = { mac = \(plural); other = Tap; }; }; "
                + "w = { NSStringVariableWidthRuleType = { 20 = short; 25 = longer; }; }; t = text; }")
        #expect(result.messages == [])
        guard case .devices(let devices) = result.dictionary.entries[0].form, case .widths(let widths) = result.dictionary.entries[1].form,
            case .text(let text) = result.dictionary.entries[2].form
        else { throw DiagnosticError("test", "other forms") }
        #expect(devices.map(\.name) == ["mac", "other"])
        #expect(devices[1].form.firstText?.text == "Tap")
        #expect(widths.map { "\($0.name) \($0.form.firstText?.text ?? "")" } == ["20 short", "25 longer"])
        #expect(text.text == "text")
    }

    @Test(
        "what is wrong with an entry is told, with its place",
        arguments: [
            ("{ k = ①(a); }", "① error: the value of 'k' is neither a text nor a dictionary [invalid-entry]"),
            (
                "{ ①k = {}; }",
                "① error: the entry 'k' has no 'NSStringLocalizedFormatKey'; add the text with its variables [missing-format]"
            ),
            (
                "{ ①k = { NSStringLocalizedFormatKey = a; NSStringVariableWidthRuleType = {}; }; }",
                "① error: the entry 'k' has both 'NSStringLocalizedFormatKey' and 'NSStringVariableWidthRuleType'; keep one of them "
                    + "[ambiguous-entry]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = ①\"%#@on@\"; one = { \(rule) other = x; }; }; }",
                "① error: the entry 'k' has no variable 'on'; did you mean 'one'? [missing-variable]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = a; ①n = { \(rule) other = x; }; }; }",
                "① warning: no text of 'k' mentions the variable 'n'; remove it [unused-variable]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; ①n = text; }; }",
                "① error: the variable 'n' of 'k' is no dictionary [invalid-variable]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = ①Other; other = x; }; }; }",
                "① error: the variable 'n' of 'k' has no 'NSStringFormatSpecTypeKey' of 'NSStringPluralRuleType', which is the "
                    + "only one there is "
                    + "[invalid-variable]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
                    + "NSStringFormatValueTypeKey = ①\"@\"; other = x; }; }; }",
                "① error: '@' of the variable 'n' is no specifier of a number; write one such as 'd' or 'lld' [invalid-value-type]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; ①n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
                    + "other = x; }; }; }",
                "① warning: the variable 'n' has no 'NSStringFormatValueTypeKey'; 'd' is taken [missing-value-type]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; ①n = { \(rule) one = x; }; }; }",
                "① warning: the variable 'n' of 'k' has no text for 'other', which every language needs; add it [missing-other]"
            ),
            (
                "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { \(rule) other = x; ①three = y; }; }; }",
                "① warning: 'three' of the variable 'n' is no text of a category; those are zero, one, two, few, many, other "
                    + "[unknown-category]"
            ),
            (
                "{ k = { NSStringDeviceSpecificRuleType = { ①iphon = x; }; }; }",
                "① warning: 'iphon' is no kind of device; did you mean 'iphone'? [unknown-device]"
            ),
            (
                "{ ①k = { NSStringDeviceSpecificRuleType = {}; }; }",
                "① error: 'NSStringDeviceSpecificRuleType' of 'k' has no texts; add one [empty-rule]"
            ),
            (
                "{ k = { NSStringVariableWidthRuleType = { ①wide = x; }; }; }",
                "① error: the width 'wide' of 'k' is no whole number [invalid-width]"
            ),
            (
                "{ k = { NSStringVariableWidthRuleType = { 1 = x; }; ①more = y; }; }",
                "① warning: 'more' has no meaning beside 'NSStringVariableWidthRuleType' and is left out [unknown-key]"
            ),
            (
                "{ k = a; ①k = b; }",
                "① warning: the key 'k' stands twice in this dictionary; the last one counts, so remove the other [duplicate-key]"
            ),
        ])
    func faults(text: String, expected: String) throws {
        #expect(try messages(text) == [expected])
    }

    @Test("an entry with an error is left out, and the others stay")
    func leftOut() throws {
        #expect(try read("{ a = (); b = text; }").dictionary.entries.map(\.key) == ["b"])
    }

    @Test("devices in devices are read to a bounded depth")
    func depth() throws {
        func nested(_ count: Int) -> String { count == 0 ? "x" : "{ NSStringDeviceSpecificRuleType = { mac = \(nested(count - 1)); }; }" }
        #expect(try read("{ k = \(nested(8)); }").messages == [])
        #expect(try read("{ k = \(nested(9)); }").messages.first?.contains("nested deeper than 8 levels [nested-too-deeply]") == true)
    }

    @Test("what is no dictionary is an error")
    func noDictionary() {
        #expect(throws: DiagnosticError.self) { try read("(a)") }
        #expect(throws: DiagnosticError.self) { try read("") }
    }

    @Test("what is written is what was read, for Foundation too")
    func writing() throws {
        let text =
            "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { \(Self.rule) one = a; other = \"%d b\"; }; }; "
            + "d = { NSStringDeviceSpecificRuleType = { mac = x; other = y; }; }; w = { NSStringVariableWidthRuleType = { 20 = s; }; }; }"
        let tree = StringsDictionaryWriter.tree(try read(text).dictionary.entries)
        let oracle = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? NSDictionary
        for bytes in [XMLWriter.bytes(of: tree), BinaryWriter.bytes(of: tree)] {
            #expect(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary == oracle)
        }
    }
}
