import Diagnostics
import Foundation
import ResourceBundling
import TestSupport
import Testing

@Suite("Texts of a bundle in all languages")
struct TextTablesTests {
    private func fill(_ folder: ScratchFolder) throws {
        try folder.write("\"count\" = \"%d of %@\";\n\"only\" = \"Only\";\n", to: "Resources/en.lproj/Plain.strings")
        try folder.write("\"count\" = \"%@ von %d\";\n", to: "Resources/de.lproj/Plain.strings")
    }

    private func build(_ folder: ScratchFolder, _ level: TextCheckLevel) throws -> BundleOutcome {
        var request = try BundleExample.request(folder)
        request.options.textCheck = level
        return try BundleBuilder(request).build()
    }

    private let mismatch =
        "the text of 'count' in 'de' takes argument 1 as 'String' and the source language as 'Int'; number the placeholders, as in "
        + "'%1$@' [argument-mismatch]"

    @Test("what is wrong when an app runs is a warning with both places, in every run")
    func faults() throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            let first = try build(folder, .faults)
            #expect(first.isWritten)
            #expect(
                first.diagnostics.map(\.description) == [
                    "Resources/de.lproj/Plain.strings:1:11: warning: \(mismatch)\n"
                        + "Resources/en.lproj/Plain.strings:1:11: note: 'en' has it here"
                ])
            let second = try build(folder, .faults)
            #expect(!second.isWritten)
            #expect(second.diagnostics == first.diagnostics)
        }
    }

    @Test("missing translations are told to those who ask for all, and nothing to those who ask for none")
    func levels() throws {
        try ScratchFolder.with { folder throws in
            try fill(folder)
            #expect(try build(folder, .all).diagnostics.map(\.code) == ["argument-mismatch", "missing-translation"])
            #expect(try build(folder, .none).diagnostics == [])
            #expect(try build(folder, .faults).diagnostics.map(\.code) == ["argument-mismatch"])
        }
    }

    @Test("where it is strict, a fault stops the build, and the old bundle stays")
    func strict() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("\"count\" = \"%d of %@\";\n", to: "Resources/en.lproj/Plain.strings")
            _ = try build(folder, .strict)
            try fill(folder)
            let error = #expect(throws: DiagnosticError.self) { try build(folder, .strict) }
            #expect(error?.diagnostics.map(\.severity) == [.error, .warning])
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/Build/Shop.bundle/de.lproj"))
            try folder.write("\"count\" = \"%d von %@\";\n\"only\" = \"Nur\";\n", to: "Resources/de.lproj/Plain.strings")
            #expect(try build(folder, .strict).diagnostics == [])
        }
    }

    @Test("the languages of a catalog are compared, and those of a plural with its file of texts")
    func otherFiles() throws {
        try ScratchFolder.with { folder throws in
            let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
            try folder.write(
                #"{"version":"1.0","sourceLanguage":"en","strings":{"k":{"localizations":{"en":\#(unit("%d")),"de":\#(unit("%@"))}}}}"#,
                to: "Resources/Localizable.xcstrings")
            try folder.write("\"n\" = \"%d things\";\n", to: "Resources/en.lproj/Plain.strings")
            try folder.write(
                "{ n = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
                    + "NSStringFormatValueTypeKey = d; one = \"%d Ding\"; }; }; }",
                to: "Resources/de.lproj/Plain.stringsdict")
            let found = try build(folder, .faults).diagnostics.map { "\($0.location?.path ?? ""): \($0.code)" }
            #expect(
                found == [
                    // Once, although the reader and the comparison both find it.
                    "Resources/de.lproj/Plain.stringsdict: missing-other", "Resources/Localizable.xcstrings: argument-mismatch",
                ])
        }
    }
}
