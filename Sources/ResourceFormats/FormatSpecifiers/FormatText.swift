/// A text with placeholders of printf and Foundation, read.
///
/// A percent sign that begins no placeholder is prose, and so is one that only looks as if it began one: `100% done`, `50 % discount`.
/// The flag "blank" has a meaning for signed numbers alone; it makes a placeholder of `% d` and `% .2f` where a number may stand, and
/// of nothing else:
///
/// - `% o`, `% c`, `% @` and the like are prose, because the flag means nothing there;
/// - a digit or a placeholder before the percent sign, at most a blank between, makes a percentage;
/// - so does a letter or an apostrophe behind the conversion, which is the first letter of a word then.
///
///     FormatText("%1$@ has %2$lld items").placeholders.map(\.specifier)   // ["@", "lld"]
///     FormatText("100% done").placeholders                                // []
package struct FormatText: Sendable, Hashable {
    /// The placeholders in their order, `%%` among them.
    package var placeholders: [FormatPlaceholder] = []
    /// The percent signs that are prose.
    package var proseSigns: [ProseSign] = []

    /// A percent sign that begins no placeholder.
    package struct ProseSign: Sendable, Hashable {
        /// Its offset in the text in bytes.
        package var offset: Int
        /// Why it is prose.
        package var reason: Reason
    }

    /// Why a percent sign is prose.
    package enum Reason: Sendable, Hashable {
        /// The text ends behind it.
        case end
        /// What follows is no conversion.
        case noConversion
        /// What follows looks like a conversion with the flag "blank", but is a word.
        case word
    }

    /// Reads a text.
    package init(_ text: String) {
        var text = text
        self = text.withUTF8 { FormatText($0) }
    }

    /// Reads a text in UTF-8.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.contains(UInt8(ascii: "%")) else { return }
        var parser = FormatParser(bytes: bytes)
        parser.readText()
        placeholders = parser.placeholders
        proseSigns = parser.proseSigns
    }

    /// The placeholders that take an argument.
    package var arguments: [FormatPlaceholder] { placeholders.filter { $0.conversion != .percent } }
}
