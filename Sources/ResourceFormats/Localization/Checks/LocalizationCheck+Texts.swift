import Diagnostics

extension LocalizationCheck {
    /// Checks the percent signs of all texts of an entry.
    mutating func checkSigns(of entry: LocalizedTable.Entry, language: LocalizedTable.Language) {
        guard !entry.isImplied else { return }
        var texts: [(text: LocalizedText, isOfVariable: Bool)] = []
        entry.form.forEachText { texts.append(($0, $1 != nil)) }
        for (text, isOfVariable) in texts where text.text.utf8.contains(UInt8(ascii: "%")) {
            let format = FormatText(text.text)
            if let sign = format.proseSigns.first, isOfVariable || !format.arguments.isEmpty {
                let context = Self.context(of: text.text, at: sign.offset)
                let message = "'\(context)' in a text with arguments is read as a placeholder by some; write '%%' for a percent sign"
                add(.warning, "unescaped-percent", message, at: text.location)
            }
            for placeholder in format.arguments {
                if placeholder.conversion == .byteCount {
                    let message = "'%n' of '\(entry.key)' writes to memory; write '%%n' for a percent sign"
                    add(.error, "unsafe-conversion", message, at: text.location)
                } else if placeholder.conversion == .argument {
                    let message = "'%arg' has a meaning in the texts of a substitution alone; write a specifier such as '%lld'"
                    add(.error, "misplaced-argument-word", message, at: text.location)
                }
            }
        }
    }

    /// A percent sign with what follows it, fit for a message.
    private static func context(of text: String, at offset: Int) -> String {
        String(String(decoding: Array(text.utf8)[offset...], as: UTF8.self).prefix(8))
    }
}
