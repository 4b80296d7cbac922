/// The type of an argument of a format text, named as SwiftGen names it.
package enum ArgumentType: String, Sendable, Hashable, CaseIterable {
    case object = "String"
    case integer = "Int"
    case float = "Float"
    case character = "CChar"
    case cString = "UnsafePointer<CChar>"
    case pointer = "UnsafeRawPointer"

    /// The type that a specifier without its percent sign stands for, such as `lld` in a `.stringsdict`.
    package init?(specifier: String) {
        let format = FormatText("%" + specifier)
        guard format.placeholders.count == 1, let placeholder = format.placeholders.first else { return nil }
        guard placeholder.range.upperBound == specifier.utf8.count + 1, let type = placeholder.conversion.type else { return nil }
        self = type
    }
}
