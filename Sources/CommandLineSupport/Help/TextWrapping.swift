/// Breaks prose into lines.
enum TextWrapping {
    /// The words of a text in lines of at most `width` columns; a longer word stands alone.
    static func wrapped(_ text: String, width: Int) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if DisplayWidth.columns(of: line) + 1 + DisplayWidth.columns(of: String(word)) <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
