/// Identifiers for new objects: 24 upper-case hexadecimal digits that depend on what the object is only.
enum SemanticIdentifier {
    /// The identifier of the object with a semantic path, such as `target/App/phase/sources`.
    ///
    /// The same path gives the same identifier in every run; where that is taken by another object, the identifier of the path
    /// with a number is next.
    static func make(_ path: String, isTaken: (String) -> Bool) -> String {
        var number = 0
        while true {
            let identifier = digits(of: number == 0 ? path : "\(path)#\(number)")
            if !isTaken(identifier) { return identifier }
            number += 1
        }
    }

    private static func digits(of path: String) -> String {
        let first = hash(path, seed: 0xCBF2_9CE4_8422_2325)
        let second = hash(path, seed: first)
        return hexadecimal(first, count: 16) + hexadecimal(second & 0xFFFF_FFFF, count: 8)
    }

    /// FNV-1a, which is the same on every machine, with its bits mixed once more.
    private static func hash(_ path: String, seed: UInt64) -> UInt64 {
        var value = seed
        for byte in path.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
        return value ^ (value >> 32)
    }

    private static func hexadecimal(_ value: UInt64, count: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
