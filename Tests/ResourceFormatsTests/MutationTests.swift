import Diagnostics
import Foundation
import ResourceFormats
import TestSupport
import Testing

/// Damaged files: nothing traps, and every place that is named is in the file.
@Suite struct MutationTests {
    /// How many damaged files each test reads: few in a usual run, as many as the variable says in a long one.
    private static let count = ProcessInfo.processInfo.environment["TRELLIS_MUTATIONS"].flatMap(Int.init) ?? 2_000

    private static let strings = """
        /* Title é */
        "a.title" = "Hello %1$@ \\"x\\" \\U00e9 \\n";
        // one
        "only"; key = value; 'b' = "%#@n@ 100% done"; // end
        """
    private static let dictionary = """
        { "k %d" = { NSStringLocalizedFormatKey = "%1$#@n@ %2$@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = lld; one = "%lld a"; other = "%lld %#@n@"; }; };
        d = { NSStringDeviceSpecificRuleType = { mac = x; other = y; }; }; w = { NSStringVariableWidthRuleType = { 20 = s; }; }; }
        """
    private static let catalog = """
        { "sourceLanguage" : "en", "strings" : { "%lld files" : { "comment" : "c", "extractionState" : "manual", "localizations" : {
        "de" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "new", "value" : "%lld Datei" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld Dateien in %2$@" } } } } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" }, "substitutions" : { "n" : { "argNum" : 1,
        "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "new",
        "value" : "%arg é" } } } } } } },
        "ru" : { "variations" : { "device" : { "mac" : { "stringUnit" : { "state" : "new", "value" : "100% x" } } } } } } }, "b" : { } },
        "version" : "1.0" }
        """

    private func check(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) {
        let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        for location in diagnostics.flatMap({ [$0.location] + $0.notes.map(\.location) }).compactMap(\.self) {
            #expect((location.line ?? 1) <= lineCount)
            #expect((location.column ?? 1) >= 1)
        }
    }

    private func exercise(_ bytes: [UInt8], _ table: (inout [Diagnostic]) throws(DiagnosticError) -> LocalizedTable) {
        var diagnostics: [Diagnostic] = []
        do throws(DiagnosticError) {
            diagnostics += LocalizationCheck.findings(in: try table(&diagnostics))
        } catch {
            diagnostics += error.diagnostics
        }
        check(diagnostics, bytes)
    }

    @Test("no damage to a table of texts makes the reader trap or name a place outside the file")
    func stringsFiles() {
        for bytes in Mutations(of: Array(Self.strings.utf8), structure: "\"'=;/*\\%{}", count: Self.count, seed: 1) {
            exercise(bytes) { diagnostics throws(DiagnosticError) in
                let file = try StringsFile.read(bytes, path: "f", diagnostics: &diagnostics)
                _ = try StringsWriter.text(file.entries)
                return LocalizedTable(name: "T", sourceLanguage: "en", files: [.init(language: "en", strings: file)])
            }
        }
    }

    @Test("no damage to a string dictionary makes the reader trap or name a place outside the file")
    func stringsDictionaries() {
        for bytes in Mutations(of: Array(Self.dictionary.utf8), structure: "\"=;{}%@#$", count: Self.count, seed: 2) {
            exercise(bytes) { diagnostics throws(DiagnosticError) in
                let dictionary = try StringsDictionary.read(bytes, path: "f", diagnostics: &diagnostics)
                _ = StringsDictionaryWriter.tree(dictionary.entries)
                return LocalizedTable(name: "T", sourceLanguage: "en", files: [.init(language: "en", dictionary: dictionary)])
            }
        }
    }

    @Test("no damage to a string catalog makes the reader or the compiler trap or name a place outside the file")
    func stringCatalogs() {
        for bytes in Mutations(of: Array(Self.catalog.utf8), structure: "\"{}:,%@#$\\", count: Self.count, seed: 3) {
            exercise(bytes) { diagnostics throws(DiagnosticError) in
                let catalog = try StringCatalog.read(bytes, path: "f", diagnostics: &diagnostics)
                _ = CatalogCompiler.compile(catalog, table: "T", diagnostics: &diagnostics)
                return LocalizedTable(name: "T", catalog: catalog)
            }
        }
    }

    @Test("no text makes the reader of placeholders trap, and placeholders never overlap")
    func formats() {
        let text = Array("%1$@ %2$*1$-08.3lld 100% done %#@name@ %arg %% 50 % é".utf8)
        for bytes in Mutations(of: text, structure: "%$*.@#0123456789 ldhqfs", count: Self.count * 4, seed: 4) {
            let format = bytes.withUnsafeBufferPointer { FormatText($0) }
            var end = 0
            for placeholder in format.placeholders {
                #expect(placeholder.range.lowerBound >= end && placeholder.range.upperBound <= bytes.count)
                end = placeholder.range.upperBound
            }
            _ = try? FormatArguments(format)
            _ = FormatText.numbered(String(decoding: bytes, as: UTF8.self))
        }
    }
}
