/// Text as a manual page has to have it, so that what is copied from the page is what was written.
enum RoffText {
    /// A text as one line of its own.
    static func line(_ text: String) -> String {
        let result = escaped(text)
        // A line that begins with a full stop would be a request to the formatter.
        return result.hasPrefix(".") ? "\\&" + result : result
    }

    /// A text as the argument of a macro.
    static func argument(_ text: String) -> String {
        "\"" + escaped(text) + "\""
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\n": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
