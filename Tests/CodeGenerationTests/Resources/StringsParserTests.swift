import CodeGeneration
import Diagnostics
import JSON
import TemplateEngine
import Testing

/// The texts that templates see.
@Suite struct StringsParserTests {
    private func context(
        _ files: [(String, String)], options: JSONValue = .object([])
    ) throws -> (context: TemplateDictionary, messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let inputs = files.map { ResourceInput(path: $0.0, relativePath: $0.0, content: .file(Array($0.1.utf8))) }
        let context = try StringsParser().context(of: inputs, options: options, diagnostics: &diagnostics)
        return (context, diagnostics.map(\.description))
    }

    private func failure(_ files: [(String, String)], options: JSONValue = .object([])) -> String? {
        do {
            _ = try context(files, options: options)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// A value in one line.
    private func shape(_ value: TemplateValue) -> String {
        switch value {
        case .string(let text): text
        case .array(let items): "[" + items.map(shape).joined(separator: ", ") + "]"
        case .dictionary(let dictionary): "{" + dictionary.entries.map { "\($0.key): \(shape($0.value))" }.joined(separator: ", ") + "}"
        default: "?"
        }
    }

    private func shape(_ files: [(String, String)], options: JSONValue = .object([])) throws -> String {
        let result = try context(files, options: options)
        #expect(result.messages == [])
        return shape(.dictionary(result.context))
    }

    @Test("keys are split into levels, and everything is sorted with capitals and small letters alike")
    func levels() throws {
        let text = #""b.Two" = "2"; "B.one" = "1"; "a" = "%@ %d"; "Z" = "z"; "b.deep.er" = "d";"#
        #expect(
            try shape([("Localizable.strings", text)])
                == "{tables: [{levels: {children: [{name: B, strings: [{key: B.one, name: one, translation: 1}]}, "
                + "{children: [{name: deep, strings: [{key: b.deep.er, name: er, translation: d}]}], name: b, "
                + "strings: [{key: b.Two, name: Two, translation: 2}]}], "
                + "strings: [{key: a, name: a, translation: %@ %d, types: [String, Int]}, {key: Z, name: Z, translation: z}]}, "
                + "name: Localizable}]}")
    }

    @Test("the separator is an option")
    func separator() throws {
        let file = ("T.strings", #""a.b__c" = "x";"#)
        #expect(
            try shape([file], options: ["separator": "__"])
                == "{tables: [{levels: {children: [{name: a.b, strings: [{key: a.b__c, name: c, translation: x}]}]}, name: T}]}")
        #expect(
            try context([file], options: ["separater": "__"]).messages == [
                "warning: 'separater' is no option of the parser 'strings'; it has 'separator' [unknown-option]"
            ])
        #expect(failure([file], options: ["separator": ""])?.contains("[invalid-option]") == true)
    }

    @Test("empty parts of a key are left out, and a key of nothing else stays whole")
    func emptyParts() throws {
        #expect(
            try shape([("T.strings", #""..a..b." = "x"; "..." = "y";"#)])
                == "{tables: [{levels: {children: [{name: a, strings: [{key: ..a..b., name: b, translation: x}]}], "
                + "strings: [{key: ..., name: ..., translation: y}]}, name: T}]}")
    }

    @Test("comments are given, line ends are escapes, and what has some is there as it is as well")
    func texts() throws {
        #expect(
            try shape([("T.strings", "/* about\n a */\n\"a\\\nb\" = \"c\nd\\te\";")])
                == "{multilineTexts: {T: {a\\nb: {comment: about\n a, key: a\nb, translation: c\nd\te}}}, "
                + "tables: [{levels: {strings: [{comment: about\\n a, key: a\\nb, name: a\nb, translation: c\\nd\te}]}, name: T}]}")
    }

    @Test("types are those of the placeholders, holes left out, and there are none for prose")
    func types() throws {
        #expect(
            try shape([("T.strings", #"a = "100% done"; b = "%3$@ %1$.2f"; c = "%*d %c %s %p";"#)])
                == "{tables: [{levels: {strings: [{key: a, name: a, translation: 100% done}, "
                + "{key: b, name: b, translation: %3$@ %1$.2f, types: [Float, String]}, "
                + "{key: c, name: c, translation: %*d %c %s %p, types: [Int, Int, CChar, UnsafePointer<CChar>, "
                + "UnsafeRawPointer]}]}, name: T}]}"
        )
    }

    private static let dictionary = """
        { files = { NSStringLocalizedFormatKey = "%#@files@ of %@"; files = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = ld; one = "%ld file"; other = "%ld files"; }; };
        wide = { NSStringVariableWidthRuleType = { 20 = "w"; }; }; }
        """

    @Test("a dictionary of texts goes before the texts of its table, and widths are left to those")
    func dictionaries() throws {
        #expect(
            try shape([("T.strings", #"files = "x"; wide = "W"; "a" = "b";"#), ("T.stringsdict", Self.dictionary)])
                == "{tables: [{levels: {strings: [{key: a, name: a, translation: b}, "
                + "{key: files, name: files, translation: Plural format key: \"%#@files@ of %@\", types: [Int, String]}, "
                + "{key: wide, name: wide, translation: W}]}, name: T}]}")
        #expect(!(try shape([("T.stringsdict", Self.dictionary)])).contains("wide"))
    }

    @Test("a catalog gives the texts of its source language in the same shape")
    func catalogs() throws {
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "Bare %@": {}, "n": { "comment": "c", "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "de" } },
            "en": { "variations": { "plural": { "one": { "stringUnit": { "state": "new", "value": "one" } },
            "other": { "stringUnit": { "state": "new", "value": "%lld of %@" } } } } } } } } }
            """
        #expect(
            try shape([("T.xcstrings", catalog)])
                == "{tables: [{levels: {strings: [{key: Bare %@, name: Bare %@, translation: Bare %@, types: [String]}, "
                + "{comment: c, key: n, name: n, translation: %1$lld of %2$@, types: [Int, String]}]}, name: T}]}")
    }

    @Test("tables are sorted by name")
    func tables() throws {
        let result = try shape([("B.strings", ""), ("a.strings", ""), ("x/C.strings", "")])
        #expect(result == "{tables: [{levels: {}, name: a}, {levels: {}, name: B}, {levels: {}, name: C}]}")
    }

    @Test(
        "two files of one table are an error",
        arguments: [
            ("de.lproj/T.strings", "en.lproj/T.strings"), ("A/T.stringsdict", "B/T.stringsdict"), ("T.strings", "T.xcstrings"),
        ])
    func duplicates(first: String, second: String) {
        let text = first.hasSuffix("dict") ? "{}" : ""
        let other = second.hasSuffix("xcstrings") ? "{\"version\": \"1.0\", \"sourceLanguage\": \"en\"}" : text
        #expect(
            failure([(first, text), (second, other)])
                == "\(second): error: the table 'T' has two files, which may be those of two languages; name the files of one language "
                + "[duplicate-table]\n\(first): note: the other one is here")
    }

    @Test(
        "what is wrong with a file ends the reading",
        arguments: [
            ("T.strings", "a = \"b\"", "T.strings:1:8: error: missing ';' after this value; add it [missing-separator]"),
            (
                "T.strings", "a = \"%1$@ %1$d\";",
                "T.strings:1:5: error: argument 1 of 'a' is 'String' in one place and 'Int' in another; "
                    + "number the placeholders so that each argument has one type [argument-conflict]"
            ),
            (
                "T.stringsdict", "{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; }; }",
                "T.stringsdict:1:38: error: the entry 'k' has no variable 'n' [missing-variable]"
            ),
            (
                "T.txt", "",
                "T.txt: error: 'T.txt' is no file of texts; those end in '.strings', '.stringsdict' or '.xcstrings' [unknown-kind]"
            ),
        ])
    func faults(path: String, text: String, expected: String) {
        #expect(failure([(path, text)]) == expected)
    }
}
