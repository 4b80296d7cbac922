/// Bytes that grow by numbers in the byte order of a format, for the files that tests make.
package struct ByteWriter: Sendable {
    /// What has been written.
    package private(set) var bytes: [UInt8] = []
    /// Whether numbers begin with their highest byte.
    package let isBigEndian: Bool

    /// Makes a writer without bytes.
    package init(isBigEndian: Bool = false) {
        self.isBigEndian = isBigEndian
    }

    /// Writes a number in as many bytes as its type has.
    package mutating func add<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a number in 8 or 4 bytes.
    package mutating func add(_ number: Int, isWide: Bool) {
        if isWide { add(UInt64(number)) } else { add(UInt32(truncatingIfNeeded: number)) }
    }

    /// Writes bytes.
    package mutating func add(_ more: [UInt8]) {
        bytes += more
    }

    /// Writes a text, and bytes behind it until it has a width.
    package mutating func add(_ text: String, width: Int, filledWith filler: UInt8 = 0) {
        bytes += Array(text.utf8).prefix(width)
        bytes += [UInt8](repeating: filler, count: max(0, width - text.utf8.count))
    }

    /// Writes zeros, or another byte, until the number of bytes is a multiple.
    package mutating func align(to multiple: Int, with filler: UInt8 = 0) {
        while bytes.count % multiple != 0 { bytes.append(filler) }
    }
}
