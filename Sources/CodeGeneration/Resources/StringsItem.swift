import Diagnostics
import ResourceFormats
import TemplateEngine

/// A text as templates see it.
struct StringsItem {
    /// The key.
    let key: String
    /// The text in one line.
    let translation: String
    /// What translators are told.
    let comment: String?
    /// The types of the arguments.
    let types: [String]

    /// Makes a text of a table.
    ///
    /// - Throws: when the texts of the key disagree about the type of an argument.
    init(_ entry: LocalizedTable.Entry, isOfCatalog: Bool) throws(DiagnosticError) {
        key = entry.key
        translation = Self.shownText(entry.form, isOfCatalog: isOfCatalog)
        comment = entry.comment
        do throws(FormatArguments.Conflict) {
            types = try entry.form.arguments().types.map(\.rawValue)
        } catch {
            throw DiagnosticError(error.diagnostic(ofKey: entry.key, at: entry.form.firstText?.location ?? entry.location))
        }
    }

    /// The text that stands for a form. That of a `.stringsdict` is what SwiftGen shows; that of a catalog the one for most numbers.
    private static func shownText(_ form: LocalizedForm, isOfCatalog: Bool) -> String {
        switch form {
        case .text(let text): text.text
        case .format(let format) where isOfCatalog: mostUsualText(format)
        case .format(let format): "Plural format key: \"\(format.format.text)\""
        case .devices(let choices), .widths(let choices):
            (choices.first { $0.name == "other" } ?? choices.first).map { shownText($0.form, isOfCatalog: isOfCatalog) } ?? ""
        }
    }

    private static func mostUsualText(_ format: PluralFormat) -> String {
        guard format.variables.count == 1, let variable = format.variables.first, format.format.text.hasPrefix("%"),
            FormatText(format.format.text).placeholders.first?.range.upperBound == format.format.text.utf8.count
        else { return format.format.text }
        return (variable.cases.last { $0.category == .other } ?? variable.cases.last)?.text.text ?? format.format.text
    }

    /// The text as a value, under the last part of its key.
    func value(name: String) -> TemplateValue {
        var members: [(String, TemplateValue)] = [
            ("name", .string(name)), ("key", .string(shownKey)), ("translation", .string(Self.inOneLine(translation))),
        ]
        if let comment, !comment.isEmpty { members.append(("comment", .string(Self.inOneLine(comment)))) }
        if !types.isEmpty { members.append(("types", .array(types.map { .string($0) }))) }
        return .dictionary(TemplateDictionary(members))
    }

    /// The key as templates see it.
    var shownKey: String { Self.inOneLine(key) }

    /// The texts as they are, when one of them has line ends: what templates see of those cannot be told from a backslash and a letter.
    var textsWithLineEnds: TemplateValue? {
        let texts = [("key", key), ("translation", translation), ("comment", comment ?? "")]
        guard texts.contains(where: { Self.hasLineEnd($0.1) }) else { return nil }
        return .dictionary(TemplateDictionary(texts.filter { !$0.1.isEmpty }.map { ($0.0, .string($0.1)) }))
    }

    private static func hasLineEnd(_ text: String) -> Bool { text.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    /// Line ends as the escapes that Swift has for them.
    private static func inOneLine(_ text: String) -> String {
        guard hasLineEnd(text) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x0A: bytes += Array("\\n".utf8)
            case 0x0D: bytes += Array("\\r".utf8)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
