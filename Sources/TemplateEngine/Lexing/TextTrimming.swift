/// What is taken off the white space of a text beside a tag.
enum TextTrimming {
    case nothing
    /// Spaces and tabs.
    case blanks
    /// Spaces and tabs up to the end of the line, and that end, when there is nothing else.
    case line
    /// All white space.
    case all

    /// The length of what is taken off the front.
    func leadingCount(in text: ArraySlice<UInt8>) -> Int {
        switch self {
        case .nothing: return 0
        case .blanks: return text.prefix { $0 == 0x20 || $0 == 0x09 }.count
        case .line:
            let blanks = text.prefix { $0 == 0x20 || $0 == 0x09 }.count
            let next = text.startIndex + blanks
            return next < text.endIndex && text[next] == 0x0A ? blanks + 1 : 0
        case .all: return Self.whiteSpaceCount(of: String(decoding: text, as: UTF8.self).unicodeScalars)
        }
    }

    /// The text without what is taken off its end. Blanks before a last end of line go as well, and that end stays.
    func withoutTrailing(_ text: ArraySlice<UInt8>) -> [UInt8] {
        switch self {
        case .nothing, .line: return Array(text)
        case .blanks:
            let ending: ArraySlice<UInt8> = text.last == 0x0A ? text.suffix(1) : []
            var body = text.dropLast(ending.count)
            while let last = body.last, last == 0x20 || last == 0x09 { body.removeLast() }
            return Array(body + ending)
        case .all:
            let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
            return Array(text.dropLast(Self.whiteSpaceCount(of: scalars.reversed())))
        }
    }

    private static func whiteSpaceCount(of scalars: some Sequence<Unicode.Scalar>) -> Int {
        var count = 0
        for scalar in scalars {
            guard scalar.properties.isWhitespace else { break }
            count += UTF8.width(scalar)
        }
        return count
    }
}
