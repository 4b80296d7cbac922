import Diagnostics
import ResourceFormats

/// Short ways to write and read a string catalog.
enum CatalogText {
    /// A catalog of English texts with one entry `key`, given as the members of its object.
    static func entry(_ members: String, key: String = "key") -> String { catalog("\"\(key)\": {\(members)}") }

    /// A catalog of English texts with entries.
    static func catalog(_ entries: String, version: String = "1.0") -> String {
        "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}, \"version\": \"\(version)\"}"
    }

    /// The members of an entry with localizations, given as `"de": …`.
    static func localizations(_ text: String) -> String { "\"localizations\": {\(text)}" }

    /// A `stringUnit`.
    static func unit(_ value: String, _ state: String = "translated") -> String {
        "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
    }

    /// A plural with texts by category.
    static func plural(_ cases: [(String, String)]) -> String {
        "{\"variations\": {\"plural\": {" + cases.map { "\"\($0.0)\": \(unit($0.1))" }.joined(separator: ", ") + "}}}"
    }

    /// Texts by device, each a whole translation.
    static func devices(_ cases: [(String, String)]) -> String {
        "{\"variations\": {\"device\": {" + cases.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}}}"
    }

    /// A substitution.
    static func substitution(_ name: String, argument: Int? = nil, specifier: String? = "lld", _ cases: [(String, String)]) -> String {
        let number = argument.map { "\"argNum\": \($0), " } ?? ""
        let format = specifier.map { "\"formatSpecifier\": \"\($0)\", " } ?? ""
        return "\"\(name)\": {\(number)\(format)" + plural(cases).dropFirst()
    }

    /// A text with substitutions.
    static func substituted(_ value: String, _ substitutions: [String]) -> String {
        unit(value).dropLast() + ", \"substitutions\": {" + substitutions.joined(separator: ", ") + "}}"
    }

    /// The catalog that a text is, with the lines of its warnings.
    static func read(_ text: String) throws -> (catalog: StringCatalog, messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let catalog = try StringCatalog.read(Array(text.utf8), path: "T.xcstrings", diagnostics: &diagnostics)
        return (catalog, diagnostics.map(\.description))
    }

    /// The text of the error that reading ends in.
    static func failure(_ text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
