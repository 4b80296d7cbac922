import Diagnostics
import ResourceFormats
import Testing

/// What is wrong with the translations of a table.
@Suite struct LocalizationCheckTests {
    /// The findings of files of texts by language, English being the source.
    private func findings(_ files: [String: String]) throws -> [String] {
        var diagnostics: [Diagnostic] = []
        let pairs = try files.sorted { $0.key < $1.key }.map { language, text in
            LocalizedTable.Files(
                language: language, strings: try StringsFile.read(Array(text.utf8), path: language, diagnostics: &diagnostics))
        }
        #expect(diagnostics == [])
        return LocalizationCheck.findings(in: LocalizedTable(name: "T", sourceLanguage: "en", files: pairs)).map(\.description)
    }

    /// The findings of a catalog without their places.
    private func findings(catalog text: String) throws -> [String] {
        let table = LocalizedTable(name: "T", catalog: try CatalogText.read(text).catalog)
        return LocalizationCheck.findings(in: table).map { "\($0.severity.rawValue): \($0.message) [\($0.code)]" }
    }

    private func findings(entry localizations: String, _ facts: String = "") throws -> [String] {
        try findings(catalog: CatalogText.entry(facts + CatalogText.localizations(localizations)))
    }

    @Test("equal keys and arguments give no findings")
    func clean() throws {
        #expect(try findings(["en": #"a="%@ has %d"; b="x y";"#, "de": #"b="u v"; a="%2$d hat %1$@";"#]) == [])
    }

    @Test("keys that a language lacks, and keys that the source language lacks, are found")
    func keys() throws {
        #expect(
            try findings(["en": "a=one;\nc=two;\n\"\"=\"\";\nd=\"%@\";", "de": "b=eins;\nc=zwei;"]) == [
                "de:1:1: warning: the source language 'en' has no text for 'b'; remove it, or add it there [extra-key]",
                "en:1:1: warning: 'a' has no text in 'de'; translate it [missing-translation]\nde: note: it belongs here",
            ])
    }

    @Test("an argument of another type is an error at the translation, with the source beside it")
    func types() throws {
        #expect(
            try findings(["en": #"a = "%d of %@";"#, "de": #"a = "%@ von %d";"#]) == [
                "de:1:5: error: the text of 'a' in 'de' takes argument 1 as 'String' and the source language as 'Int'; "
                    + "number the placeholders, as in '%1$@' [argument-mismatch]\nen:1:5: note: 'en' has it here"
            ])
    }

    @Test("an argument too many is an error, and one too few a warning")
    func counts() throws {
        #expect(
            try findings(["en": #"a = "%d";"#, "de": #"a = "%d %d";"#]) == [
                "de:1:5: error: the text of 'a' in 'de' takes an argument 2 that the source language has not; remove it, or "
                    + "correct its number "
                    + "[argument-mismatch]\nen:1:5: note: 'en' has it here"
            ])
        #expect(
            try findings(["en": #"a = "%d %@";"#, "de": #"a = "%d x";"#]) == [
                "de:1:5: warning: the text of 'a' in 'de' leaves out argument 2 of the source language; mention it, or number "
                    + "the placeholders "
                    + "[argument-mismatch]\nen:1:5: note: 'en' has it here"
            ])
    }

    @Test("an argument that the key of an interpolation mentions is there, whatever the source language makes of it")
    func keyArguments() throws {
        #expect(try findings(["en": #""by %lld" = "liked";"#, "de": #""by %lld" = "%lld mal";"#]) == [])
        #expect(
            try findings(["en": #""by %lld" = "liked";"#, "de": #""by %lld" = "%@ mal";"#]) == [
                "de:1:13: error: the text of 'by %lld' in 'de' takes argument 1 as 'String' and the source language as 'Int'; "
                    + "number the placeholders, as in '%1$@' [argument-mismatch]\nen:1:13: note: 'en' has it here"
            ])
    }

    @Test("a text that misses in another variety of the source language is a note")
    func varieties() throws {
        #expect(
            try findings(["en": "a = b;", "en-GB": "", "de": ""]) == [
                "en:1:1: warning: 'a' has no text in 'de'; translate it [missing-translation]\nde: note: it belongs here",
                "en:1:1: note: 'a' has no text in 'en-GB'; translate it [missing-translation]\nen-GB: note: it belongs here",
            ])
    }

    @Test("the percent bug does not exist: prose is no argument")
    func prose() throws {
        #expect(try findings(["en": #"a = "100% done";"#, "de": #"a = "zu 100 % fertig";"#]) == [])
    }

    @Test("a percent sign in a text with arguments has to be doubled")
    func percent() throws {
        #expect(
            try findings(["en": #"a = "%d% done";"#]) == [
                "en:1:5: warning: '% done' in a text with arguments is read as a placeholder by some; write '%%' for a percent sign "
                    + "[unescaped-percent]"
            ])
    }

    @Test("conversions that have no place in a translation are errors")
    func conversions() throws {
        #expect(
            try findings(["en": #"a = "100%nice"; b = "%arg files";"#]) == [
                "en:1:5: error: '%n' of 'a' writes to memory; write '%%n' for a percent sign [unsafe-conversion]",
                "en:1:21: error: '%arg' has a meaning in the texts of a substitution alone; write a specifier such as '%lld' "
                    + "[misplaced-argument-word]",
            ])
    }

    @Test("one argument of two types in one text is an error")
    func conflict() throws {
        #expect(
            try findings(["en": #"a = "%1$@ %1$d";"#]) == [
                "en:1:5: error: argument 1 of 'a' is 'String' in one place and 'Int' in another; number the placeholders so "
                    + "that each argument "
                    + "has one type [argument-conflict]"
            ])
    }

    @Test("empty texts, and texts of the source language, are found")
    func untranslated() throws {
        #expect(
            try findings([
                "en": "a=Hello;b=Bye;c=\"%d\";d=\"\";", "de": "a=\"\";b=Bye;c=\"%d\";d=\"\";", "en-GB": "a=Hello;b=Bye;c=\"%d\";d=\"\";",
            ])
                == [
                    "de:1:3: warning: the text of 'a' in 'de' is empty; translate it [empty-translation]",
                    "de:1:8: note: the text of 'b' in 'de' is that of 'en'; translate it [untranslated]",
                ])
    }

    @Test("the states of a catalog are told")
    func states() throws {
        #expect(
            try findings(
                entry:
                    "\"en\": \(CatalogText.unit("x")), \"de\": \(CatalogText.unit("x", "new")), \"fr\": "
                    + "\(CatalogText.unit("y", "needs_review"))"
            ) == [
                "warning: 'key' is not yet translated into 'de' [untranslated]",
                "note: the text of 'key' in 'fr' needs review [needs-review]",
            ])
        #expect(
            try findings(entry: "\"de\": \(CatalogText.unit("x", "stale"))", "\"extractionState\": \"stale\", ") == [
                "warning: the key 'key' is no longer in the code; remove it, or mark it as manual [stale-key]"
            ])
        let other = CatalogText.entry(CatalogText.localizations("\"fr\": \(CatalogText.unit("y"))"), key: "k")
            .replacing("\"strings\": {", with: "\"strings\": {\"solo\": {\"shouldTranslate\": false}, \"two\": {}, ")
        #expect(try findings(catalog: other) == ["warning: 'two' has no text in 'fr'; translate it [missing-translation]"])
    }

    @Test("a key stands for its text where the source language has none")
    func impliedSource() throws {
        let text = CatalogText.entry(CatalogText.localizations("\"de\": \(CatalogText.unit("%@ Dateien"))"), key: "%lld files")
        #expect(
            try findings(catalog: text) == [
                "error: the text of '%lld files' in 'de' takes argument 1 as 'String' and the source language as 'Int'; "
                    + "number the placeholders, as in '%1$@' [argument-mismatch]"
            ])
    }

    @Test("categories that a language needs and lacks, and those it never uses, are found")
    func categories() throws {
        let english = "\"en\": \(CatalogText.plural([("one", "%d a"), ("other", "%d b")]))"
        #expect(try findings(entry: english + ", \"de\": \(CatalogText.plural([("zero", "0"), ("one", "%d c"), ("other", "%d d")]))") == [])
        #expect(
            try findings(entry: english + ", \"ru\": \(CatalogText.plural([("one", "%d c"), ("two", "%d z"), ("other", "%d d")]))") == [
                "warning: the plural 'key' in 'ru' has no text for 'few' and 'many', which numbers of the language need "
                    + "[missing-plural-category]",
                "warning: no number of 'ru' is of the category 'two'; remove the text [unneeded-plural-category]",
            ])
        #expect(
            try findings(entry: english + ", \"de\": \(CatalogText.plural([("one", "%d c")]))") == [
                "error: the plural 'key' in 'de' has no text for 'other', which every language needs; add it [missing-plural-category]"
            ])
        let czech = "\"cs\": \(CatalogText.plural([("one", "%.1f c"), ("few", "%.1f c"), ("other", "%.1f d")]))"
        #expect(
            try findings(entry: english.replacing("%d", with: "%.1f") + ", " + czech) == [
                "warning: the plural 'key' in 'cs' has no text for 'many', which numbers of the language need [missing-plural-category]"
            ])
    }

    @Test("a plural that leaves its number out in some texts is fine, and one that never mentions it is not")
    func pluralWithoutNumber() throws {
        #expect(try findings(entry: "\"en\": \(CatalogText.plural([("one", "a file"), ("other", "%d files")]))") == [])
        #expect(
            try findings(entry: "\"en\": \(CatalogText.plural([("one", "a"), ("other", "b")]))") == [
                "error: no text of the plural 'key' in 'en' mentions the number it depends on; write it in one of them, for "
                    + "example as '%lld' "
                    + "[plural-without-number]"
            ])
    }

    @Test("the names of substitutions have to exist and to be used")
    func substitutions() throws {
        let text = CatalogText.substituted(
            "%#@file@",
            [CatalogText.substitution("files", argument: 1, [("one", "%arg"), ("other", "%arg")])])
        #expect(
            try findings(entry: "\"en\": \(text)") == [
                "error: 'key' has no substitution 'file'; did you mean 'files'? [missing-variable]",
                "warning: no text of 'key' mentions the substitution 'files'; remove it [unused-variable]",
            ])
    }

    @Test("the texts of devices count together, and each device is compared")
    func devices() throws {
        let (mac, other) = (("mac", CatalogText.unit("Click %@")), ("other", CatalogText.unit("Tap %@")))
        let english = "\"en\": \(CatalogText.devices([mac, other]))"
        #expect(try findings(entry: english + ", \"de\": \(CatalogText.unit("Tippe %@"))") == [])
        #expect(
            try findings(
                entry: english + ", \"de\": \(CatalogText.devices([("mac", CatalogText.unit("%d")), ("other", CatalogText.unit("%d"))]))"
            )
            .map { String($0.prefix(50)) } == ["error: the text of 'key' in 'de' takes argument 1 "])
    }
}
