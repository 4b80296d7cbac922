import Diagnostics
import Foundation
import ResourceFormats
import TestSupport
import Testing

/// Real catalogs, compiled and read again by Foundation, compared with what Foundation finds in the catalog.
@Suite struct CompiledCorpusTests {
    private typealias Object = [String: Any]

    /// The JSON of a file; one of them has a comma behind the last member of an object, which Foundation does not take everywhere.
    private func object(_ data: Data) throws -> Object? {
        if let object = try? JSONSerialization.jsonObject(with: data) { return object as? Object }
        let text = String(decoding: data, as: UTF8.self).replacing(#/,(\s*[}\]])/#) { $0.output.1 }
        return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object
    }

    /// What a language of a catalog says, as Foundation reads the catalog: plain texts, and the rest by key.
    private func expected(_ catalog: Object, language: String) -> (texts: [String: String], rules: [String: Object]) {
        var (texts, rules): ([String: String], [String: Object]) = ([:], [:])
        for (key, value) in catalog["strings"] as? [String: Object] ?? [:] {
            guard let translation = (value["localizations"] as? [String: Object])?[language] else { continue }
            let unit = translation["stringUnit"] as? [String: String]
            if translation["variations"] != nil || translation["substitutions"] != nil {
                rules[key] = translation
            } else if let unit, unit["state"] != "new" || value["extractionState"] != nil {
                texts[key] = unit["value"]
            }
        }
        return (texts, rules)
    }

    /// A text without the numbers of its arguments, which compiling may add, and with the number of a substitution as its specifier.
    private func bare(_ text: String?, specifier: String = "") -> String {
        (text ?? "?").replacing("%arg", with: "%" + specifier).replacing(#/%[0-9]+\$/#, with: "%")
    }

    private func cases(_ variations: Object?, _ kind: String) -> [String: Object]? { variations?[kind] as? [String: Object] }

    private func text(_ value: Object?) -> String? { (value?["stringUnit"] as? [String: String])?["value"] }

    private func expectEqual(_ plural: [String: Object], _ variable: Object?, specifier: String, _ context: String) {
        var texts = variable ?? [:]
        #expect(texts.removeValue(forKey: "NSStringFormatSpecTypeKey") as? String == "NSStringPluralRuleType", "\(context)")
        let type = texts.removeValue(forKey: "NSStringFormatValueTypeKey") as? String
        if !specifier.isEmpty { #expect(type == specifier, "\(context)") }
        #expect(Set(texts.keys) == Set(plural.keys), "\(context)")
        for (category, value) in plural {
            #expect(bare(texts[category] as? String) == bare(text(value), specifier: specifier), "\(context) \(category)")
        }
    }

    private func expectEqual(_ translation: Object, _ compiled: Object?, _ context: String) {
        let variations = translation["variations"] as? Object
        if let plural = cases(variations, "plural") {
            #expect(bare(compiled?["NSStringLocalizedFormatKey"] as? String) == "%#@value@", "\(context)")
            expectEqual(plural, compiled?["value"] as? Object, specifier: "", context)
        } else if let devices = cases(variations, "device") {
            let compiledDevices = compiled?["NSStringDeviceSpecificRuleType"] as? [String: String]
            #expect(compiledDevices == devices.mapValues { text($0) ?? "?" }, "\(context)")
        } else if let substitutions = translation["substitutions"] as? [String: Object] {
            #expect(bare(compiled?["NSStringLocalizedFormatKey"] as? String) == bare(text(translation)), "\(context)")
            for (name, substitution) in substitutions {
                let plural = cases(substitution["variations"] as? Object, "plural") ?? [:]
                let specifier = substitution["formatSpecifier"] as? String ?? ""
                expectEqual(plural, compiled?[name] as? Object, specifier: specifier, context + " " + name)
            }
        }
    }

    @Test(
        "what is compiled says what the catalog says, in every language",
        .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"),
        arguments: [CatalogCompileOptions.Format.xml, .binary])
    func corpus(format: CatalogCompileOptions.Format) throws {
        var (texts, rules, languages) = (0, 0, 0)
        for file in Corpus.files(below: "xcstrings", suffix: ".xcstrings") {
            let data = try Data(contentsOf: URL(filePath: file))
            let object = try #require(try object(data), "\(file)")
            var diagnostics: [Diagnostic] = []
            let catalog = try StringCatalog.read([UInt8](data), path: file, diagnostics: &diagnostics)
            var options = CatalogCompileOptions()
            options.format = format
            options.writesDeviceFallback = false
            let compiled = CatalogCompiler.compile(catalog, table: "T", options: options, diagnostics: &diagnostics)
            let read = try Dictionary(
                uniqueKeysWithValues: compiled.map { item in
                    (item.path, try PropertyListSerialization.propertyList(from: Data(item.bytes), format: nil) as? Object)
                })
            for language in catalog.languages {
                let expected = expected(object, language: language)
                let table = read["\(language).lproj/T.strings"] ?? nil
                #expect(table as? [String: String] ?? [:] == expected.texts, "\(file) \(language)")
                let dictionary = (read["\(language).lproj/T.stringsdict"] ?? nil) ?? [:]
                #expect(Set(dictionary.keys) == Set(expected.rules.keys), "\(file) \(language)")
                for (key, translation) in expected.rules {
                    expectEqual(translation, dictionary[key] as? Object, "\(file) \(language) \(key)")
                }
                texts += expected.texts.count
                rules += expected.rules.count
                languages += 1
            }
        }
        #expect(texts > 17_000)
        #expect(rules > 380)
        #expect(languages > 80)
    }
}
