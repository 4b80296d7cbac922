extension FormatText {
    /// A text with a number in each placeholder that takes an argument: `%@ has %d` becomes `%1$@ has %2$d`.
    ///
    /// Numbers that are there stay, and so do `%%`, `%arg` and prose. A text with a `*` without a number stays whole.
    package static func numbered(_ text: String) -> String {
        let hasStar = FormatText(text).placeholders.contains {
            $0.width == .argument(position: nil) || $0.precision == .argument(position: nil)
        }
        guard !hasStar else { return text }
        var counter = 1
        return rewritten(text) { placeholder, source in
            guard placeholder.conversion != .percent, placeholder.conversion != .argument else { return source }
            let position = FormatArguments.position(placeholder.position, &counter)
            return placeholder.position == nil ? "%\(position)$" + source.dropFirst() : source
        }
    }

    /// A text in which `replacement` is asked for the new text of each placeholder.
    package static func rewritten(_ text: String, _ replacement: (FormatPlaceholder, String) -> String) -> String {
        let format = FormatText(text)
        guard !format.placeholders.isEmpty else { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var end = 0
        for placeholder in format.placeholders {
            output += bytes[end..<placeholder.range.lowerBound]
            output += replacement(placeholder, String(decoding: bytes[placeholder.range], as: UTF8.self)).utf8
            end = placeholder.range.upperBound
        }
        output += bytes[end...]
        return String(decoding: output, as: UTF8.self)
    }
}
