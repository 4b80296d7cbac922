/// What a linter prints for people.
enum LinterWords {
    /// The lines with something in them; bytes that are not UTF-8 become U+FFFD.
    static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
            .filter { $0.contains { $0 != 0x20 && $0 != 0x09 } }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
