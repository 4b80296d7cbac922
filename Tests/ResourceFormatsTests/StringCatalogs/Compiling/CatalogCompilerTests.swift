import Diagnostics
import Foundation
import PropertyLists
import ResourceFormats
import Testing

/// What string catalogs are compiled to.
@Suite struct CatalogCompilerTests {
    private func compile(
        _ text: String, _ options: CatalogCompileOptions = CatalogCompileOptions()
    ) throws -> (files: [CompiledStringsFile], messages: [String]) {
        let catalog = try CatalogText.read(text).catalog
        var diagnostics: [Diagnostic] = []
        let files = CatalogCompiler.compile(catalog, table: "T", options: options, diagnostics: &diagnostics)
        return (files, diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.code)]" })
    }

    @Test("entries are compiled by the rules", arguments: CompileCases.all)
    func rules(item: CompileCase) throws {
        let result = try compile(CatalogText.entry(item.entry))
        #expect(CompiledShape.lines(result.files) == item.expected, "\(item.rule)")
    }

    @Test("there are cases enough")
    func count() {
        #expect(CompileCases.all.count >= 45)
    }

    @Test("an empty catalog gives no files")
    func empty() throws {
        #expect(try compile(CatalogText.catalog("")).files == [])
    }

    @Test("R2: files are XML with tabs, keys by their UTF-16 units, and a newline at the end")
    func xml() throws {
        let text = CatalogText.catalog(
            ["\u{FF5E}", "😀", "b", "B", ""].map { "\"\($0)\": {\(CatalogText.localizations("\"de\": \(CatalogText.unit("x"))"))}" }
                .joined(separator: ","))
        let file = try #require(try compile(text).files.first)
        #expect(file.path == "de.lproj/T.strings")
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key></key>
                \t<string>x</string>
                \t<key>B</key>
                \t<string>x</string>
                \t<key>b</key>
                \t<string>x</string>
                \t<key>😀</key>
                \t<string>x</string>
                \t<key>\u{FF5E}</key>
                \t<string>x</string>
                </dict>
                </plist>

                """)
    }

    @Test("R2: the other notation is binary, with the same content")
    func binary() throws {
        let text = CatalogText.entry(CatalogText.localizations("\"de\": \(CatalogText.plural([("one", "%d é"), ("other", "%d n")]))"))
        var options = CatalogCompileOptions()
        options.format = .binary
        let (xml, binary) = (try compile(text).files, try compile(text, options).files)
        #expect(binary.map(\.path) == xml.map(\.path))
        #expect(binary[0].bytes.starts(with: "bplist00".utf8))
        let objects = try [xml[0], binary[0]].map {
            try PropertyListSerialization.propertyList(from: Data($0.bytes), format: nil) as? NSDictionary
        }
        #expect(objects[0] == objects[1])
    }

    @Test("R3: an option writes the source language for keys that have no text")
    func sourceLanguage() throws {
        let text = CatalogText.catalog(
            "\"a\": {}, \"b\": {\(CatalogText.localizations("\"en\": \(CatalogText.unit("B"))"))}, \"\": {}, "
                + "\"c\": {\(CatalogText.localizations("\"en\": \(CatalogText.unit("C", "new"))"))}")
        var options = CatalogCompileOptions()
        #expect(CompiledShape.lines(try compile(text, options).files) == ["en.strings{b=B}"])
        options.writesSourceLanguage = true
        #expect(CompiledShape.lines(try compile(text, options).files) == ["en.strings{a=a; b=B; c=C}"])
        options.languages = ["de"]
        #expect(try compile(text, options).files == [])
    }

    @Test("R9: languages can be chosen")
    func languages() throws {
        let text = CatalogText.entry(
            CatalogText.localizations(["de", "fr", "pt-BR"].map { "\"\($0)\": \(CatalogText.unit($0))" }.joined(separator: ",")))
        var options = CatalogCompileOptions()
        options.languages = ["pt-BR", "de", "xx"]
        #expect(try compile(text, options).files.map(\.language) == ["de", "pt-BR"])
    }

    @Test("R8: the text for other devices need not stand in the other file")
    func deviceFallback() throws {
        let text = CatalogText.entry(CatalogText.localizations("\"de\": \(CatalogText.devices([("other", CatalogText.unit("x"))]))"))
        var options = CatalogCompileOptions()
        options.writesDeviceFallback = false
        #expect(CompiledShape.lines(try compile(text, options).files) == ["de.stringsdict{key={device={other=x}}}"])
    }

    private func pluralErrors(_ localizations: String) throws -> [String] {
        try compile(CatalogText.entry(CatalogText.localizations(localizations))).messages
    }

    private func message(_ language: String) -> String {
        "error: no text of the plural 'key' in '\(language)' mentions the number it depends on; write it in one of them, for "
            + "example as '%lld' "
            + "[plural-without-number]"
    }

    @Test("R6: a plural has to mention a number, in the source language where that has one")
    func pluralWithoutNumber() throws {
        let (bad, good) = (CatalogText.plural([("one", "a %@"), ("other", "b")]), CatalogText.plural([("one", "a"), ("other", "%d")]))
        #expect(try pluralErrors("\"en\": \(bad)") == [message("en")])
        #expect(try pluralErrors("\"en\": \(good)") == [])
        #expect(try pluralErrors("\"en\": \(good), \"de\": \(bad)") == [])
        #expect(try pluralErrors("\"en\": \(bad), \"de\": \(good)") == [message("en")])
        #expect(try pluralErrors("\"en\": \(CatalogText.unit("x")), \"de\": \(bad), \"fr\": \(bad)") == [message("de"), message("fr")])
        #expect(try pluralErrors("\"en\": \(CatalogText.devices([("mac", bad), ("other", good)]))") == [message("en")])
        #expect(try pluralErrors("\"en\": \(CatalogText.plural([("other", "%.1f")]))") == [])
    }

    @Test("phrases of app shortcuts are left out with a warning")
    func phrases() throws {
        let result = try compile(
            CatalogText.entry(CatalogText.localizations("\"en\": {\"stringSet\": {\"state\": \"new\", \"values\": [\"a\"]}}")))
        #expect(result.files == [])
        #expect(
            result.messages == [
                "warning: the phrases of 'key' are not compiled; Apple's tool makes them for app shortcuts alone [string-set]"
            ])
    }
}
