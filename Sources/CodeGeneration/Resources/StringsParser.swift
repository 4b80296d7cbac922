package import Diagnostics
package import JSON
import ResourceFormats
package import TemplateEngine

/// Gives templates the texts of `.strings`, `.stringsdict` and `.xcstrings` files, in the shape that SwiftGen's templates know.
///
///     tables: [{name, levels: {name, children: [levels…], strings: [{name, key, translation, comment, types}]}}]
///
/// Line ends are escapes there; `multilineTexts` has what has some as it is, by the name of the table and the key.
///
/// Keys are split into levels at the option `separator`, a full stop where it is missing. A `.strings` and a `.stringsdict` of one name
/// are one table, in which the `.stringsdict` goes before; of a catalog the texts of its source language are taken.
package struct StringsParser: ResourceParser {
    package let name = "strings"
    package let version = 2
    package let filter = #"[^/]\.(?i:strings|stringsdict|xcstrings)$"#

    /// Makes the parser.
    package init() {}

    package func context(
        of inputs: [ResourceInput],
        options: JSONValue,
        diagnostics: inout [Diagnostic]
    ) throws -> TemplateDictionary {
        let separator = try Self.separator(options, &diagnostics)
        var tables = StringsTables()
        for input in inputs {
            guard case .file(let bytes) = input.content else {
                throw DiagnosticError(
                    "not-a-file", "'\(input.path)' is a folder; name files of texts", at: SourceLocation(path: input.path))
            }
            try tables.add(bytes, path: input.path, &diagnostics)
        }
        var multiline: [(String, TemplateValue)] = []
        let context = try tables.sorted().map { table in
            let items = try table.items()
            let texts = items.compactMap { item in item.textsWithLineEnds.map { (item.shownKey, $0) } }
            if !texts.isEmpty { multiline.append((table.name, .dictionary(TemplateDictionary(texts)))) }
            let levels = StringsLevel(items, separator: separator)
            return TemplateValue.dictionary(TemplateDictionary([("name", .string(table.name)), ("levels", levels.value)]))
        }
        var members: [(String, TemplateValue)] = [("tables", .array(context))]
        if !multiline.isEmpty { members.append(("multilineTexts", .dictionary(TemplateDictionary(multiline)))) }
        return TemplateDictionary(members)
    }

    private static func separator(_ options: JSONValue, _ diagnostics: inout [Diagnostic]) throws -> String {
        guard case .object(let members) = options else { return "." }
        for member in members where member.key != "separator" {
            let message = "'\(member.key)' is no option of the parser 'strings'; it has 'separator'"
            diagnostics.append(Diagnostic(.warning, "unknown-option", message))
        }
        guard let option = options["separator"] else { return "." }
        guard let text = option.text, !text.isEmpty else {
            throw DiagnosticError("invalid-option", "the option 'separator' of the parser 'strings' has to be a text that is not empty")
        }
        return text
    }
}
