/// A part of a format text that formatting replaces, as it is written: `%@`, `%2$.3f`, `%#@files@`.
package struct FormatPlaceholder: Sendable, Hashable {
    /// The bytes of the text that it takes, the percent sign included.
    package var range: Range<Int>
    /// The number of the argument where the text names it: 2 in `%2$@`.
    package var position: Int?
    /// The flags.
    package var flags: FormatFlags
    /// The least number of characters.
    package var width: Amount?
    /// The number behind the point.
    package var precision: Amount?
    /// The letters before the conversion that tell the size of the argument: `ll` in `%lld`.
    package var length: String
    /// What becomes of the argument.
    package var conversion: FormatConversion

    /// A width or a precision.
    package enum Amount: Sendable, Hashable {
        /// A number in the text.
        case number(Int)
        /// `*`, an argument of its own; with its position where the text names it: 1 in `%2$*1$d`.
        case argument(position: Int?)
    }

    /// Length and conversion as they are written, which is how a `.stringsdict` names the type of a number: `lld`.
    ///
    /// Empty for what is no conversion of printf.
    package var specifier: String {
        conversion.letter.map { length + String(Character(Unicode.Scalar($0))) } ?? ""
    }
}
