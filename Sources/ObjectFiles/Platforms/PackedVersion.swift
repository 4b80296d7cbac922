/// A version of a platform or of a library, packed into 32 bits: 16 for the first number, 8 for each of the others.
package struct PackedVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The bits.
    package var rawValue: UInt32

    /// Takes the bits of a file.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Reads a version such as `15.0` or `10.13.6`; `nil` when it is none or its numbers are too large.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var value: UInt32 = 0
        for (index, part) in parts.enumerated() {
            guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt32(part) else { return nil }
            guard number <= (index == 0 ? 0xffff : 0xff) else { return nil }
            value |= number << UInt32(16 - 8 * index)
        }
        rawValue = value
    }

    /// The text, without a third number that is zero: `15.0`, `10.13.6`.
    package var description: String {
        let patch = rawValue & 0xff
        return "\(rawValue >> 16).\(rawValue >> 8 & 0xff)" + (patch == 0 ? "" : ".\(patch)")
    }

    package static func < (left: PackedVersion, right: PackedVersion) -> Bool {
        left.rawValue < right.rawValue
    }
}
