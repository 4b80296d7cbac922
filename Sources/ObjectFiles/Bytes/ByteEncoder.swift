/// Bytes that grow by numbers in the byte order of a file.
struct ByteEncoder {
    private(set) var bytes: [UInt8] = []
    let isBigEndian: Bool

    mutating func add<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Adds a number in 4 or 8 bytes, into which it must fit.
    mutating func add(_ number: Int, width: Int) {
        if width == 8 { add(UInt64(number)) } else { add(UInt32(number)) }
    }

    mutating func add(_ more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    mutating func pad(to multiple: Int, with filler: UInt8) {
        while bytes.count % multiple != 0 { bytes.append(filler) }
    }
}
