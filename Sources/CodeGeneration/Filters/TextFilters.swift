import JSON
import TemplateEngine

/// Filters of texts, and `json`.
enum TextFilters {
    static let all: [TemplateFilter] = [
        text("capitalise") { capitalised($0) },
        text("titleCase") { titleCase($0) },
        text("deletingLastComponent") { deletingLastComponent($0) },
        text("xml") { xml($0) },
        TemplateFilter("json") { value, arguments in
            guard !value.isNull else { return value }
            let json = try ValueJSON.json(value)
            return .string(arguments.first?.isTrue == true ? ValueJSON.pretty(json) : ValueJSON.compact(json))
        },
    ]

    private static func text(_ name: String, _ work: @escaping @Sendable (String) -> String) -> TemplateFilter {
        TemplateFilter(name, takesArguments: false) { value, _ in
            if value.isNull { return value }
            guard let text = value.losslessText else { throw TemplateFailure("invalidInputType", code: "filter-input") }
            return .string(work(text))
        }
    }

    /// A text as it stands in an element or attribute; signs that XML cannot hold are left out.
    private static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Each word with a capital first and small letters behind it.
    private static func capitalised(_ text: String) -> String {
        var result = ""
        var isInside = false
        for character in text {
            result += isInside ? character.lowercased() : character.uppercased()
            isInside = character.isLetter || (isInside && (character == "'" || character == "\u{2019}"))
        }
        return result
    }

    /// `someNamedThing` as `Some Named Thing`.
    private static func titleCase(_ text: String) -> String {
        let characters = Array(text)
        var result = ""
        for (index, character) in characters.enumerated() {
            guard index > 0 else {
                result += character.uppercased()
                continue
            }
            let before = characters[index - 1]
            let isEndOfRun = before.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
            if character.isUppercase, before.isLowercase || before.isNumber || isEndOfRun { result += " " }
            result.append(character)
        }
        return result
    }

    /// The folder of a path.
    private static func deletingLastComponent(_ text: String) -> String {
        var path = text[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "" }
        var folder = path[..<slash]
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return folder.isEmpty ? "/" : String(folder)
    }
}
