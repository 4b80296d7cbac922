/// The lines of a text, at every kind of line end there is; an end of two signs ends two lines.
enum Lines {
    static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    static func pieces(of text: String) -> [String] {
        text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isEnd).map { String($0) }
    }
}
