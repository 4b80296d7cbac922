/// The escapes in strings of JSON.
enum JSONEscapes {
    private static let letters: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "/"): UInt8(ascii: "/"),
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    /// The bytes that an escape takes; `nil` when it is none.
    static func length(ofEscapeAt place: Int, in bytes: [UInt8]) -> Int? {
        guard place + 1 < bytes.count else { return nil }
        if letters[bytes[place + 1]] != nil { return 2 }
        guard bytes[place + 1] == UInt8(ascii: "u"), place + 6 <= bytes.count else { return nil }
        return bytes[place + 2..<place + 6].allSatisfy { digit($0) != nil } ? 6 : nil
    }

    /// The text of the content of a string that was read without a fault; half of a surrogate pair becomes U+FFFD.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var result: [UInt8] = []
        var units: [UInt16] = []
        var place = 0
        while place < bytes.count {
            let isUnit = bytes[place] == UInt8(ascii: "\\") && place + 5 < bytes.count && bytes[place + 1] == UInt8(ascii: "u")
            if isUnit {
                units.append(bytes[place + 2..<place + 6].reduce(0) { $0 << 4 | UInt16(digit($1) ?? 0) })
                place += 6
                continue
            }
            result += String(decoding: units, as: UTF16.self).utf8
            units = []
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
                result.append(letters[bytes[place + 1]] ?? bytes[place + 1])
                place += 2
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        result += String(decoding: units, as: UTF16.self).utf8
        return String(decoding: result, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
