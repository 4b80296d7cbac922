/// Values as they are written in Swift.
enum SwiftLiteral {
    /// A text.
    static func text(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// An expression whose value is that of a text which a type reads.
    static func expression(_ text: String, as type: DeepLinkType) -> String {
        switch type {
        case .string, .character: self.text(text)
        case .boolean: text
        case .integer: Int64(text).map(String.init) ?? UInt64(text).map(String.init) ?? text
        case .enumeration(_, let values): values.first { $0.text == text }.map { ".`\($0.name)`" } ?? self.text(text)
        case .number, .uuid, .date, .either, .other: "try DeepLinkReading.constant(\(self.text(text)))"
        }
    }
}
