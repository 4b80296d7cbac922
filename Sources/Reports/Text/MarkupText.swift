/// Texts in XML and HTML.
enum MarkupText {
    /// A text for the content of an element or a value in double quotation marks. What XML cannot hold becomes U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // A reader would turn these into blanks if they were written as they are.
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            default:
                let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
                result.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
            }
        }
        return result
    }
}
