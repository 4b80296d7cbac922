/// The identifiers of bundles, such as `com.example.app`.
package enum BundleIdentifier {
    /// Whether a text may be the identifier of a bundle: letters and digits of ASCII, `-` and `.`, and something between two dots.
    package static func isLegal(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ isLegal($0) }) else { return false }
        return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    }

    /// A text with `-` in the place of everything that may not stand in an identifier.
    package static func legal(_ text: String) -> String {
        String(decoding: text.utf8.map { isLegal($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
    }

    private static func isLegal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
