/// Turns a text into a name of Swift; the rules decide about the names in people's code and never change.
package enum SwiftIdentifier {
    private enum Style: String {
        /// Words get capitals and are joined with `_`.
        case normal
        /// What is not allowed becomes `_`.
        case valid
        /// Words get capitals and are joined without anything.
        case pretty
    }

    static func prepare(_ arguments: [TemplateValue]) -> TemplateFilter.Prepared {
        .init { value in
            let style = try FilterInput.option(arguments, 0, or: Style.normal)
            let text = try FilterInput.text(value)
            let name = prefixed(joined(text, capitals: style != .valid))
            guard style == .pretty else { return .string(name) }
            return .string(pretty(name))
        }
    }

    /// The name of a type that templates make of a text with `swiftIdentifier:"pretty"`, such as `SignIn` of `sign-in`.
    package static func typeName(of text: String) -> String {
        pretty(prefixed(joined(text, capitals: true)))
    }

    /// The name of a member that templates make of a text: that of a type with its first word in small letters.
    package static func memberName(of text: String) -> String {
        WordCase.lowerFirstWord(typeName(of: text))
    }

    private static func pretty(_ name: String) -> String {
        prefixed(WordCase.camelCase(name, stripsLeading: true))
    }

    private static func joined(_ text: String, capitals: Bool) -> String {
        var result = TextBuilder(capacity: text.utf8.count)
        var isFirst = capitals
        for scalar in text.unicodeScalars {
            if !isTail(scalar) {
                result.append("_")
                isFirst = capitals
            } else if isFirst {
                Capitals.appendUpper(scalar, to: &result)
                isFirst = false
            } else {
                result.append(scalar)
            }
        }
        return result.text
    }

    private static func prefixed(_ name: String) -> String {
        guard let first = name.unicodeScalars.first, !isHead(first) else { return name }
        return "_" + name
    }

    private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: isHead(scalar)
        }
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x80 { return (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) || value == 0x5F }
        if value >= 0x10000 { return value < 0xF0000 && value & 0xFFFF <= 0xFFFD }
        return heads.contains { $0.contains(value) }
    }

    private static let heads: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
        0xFE30...0xFE44, 0xFE47...0xFFFD,
    ]
}
