import Diagnostics

/// Numbers and texts at offsets of a structure that has been read, in the byte order of its file.
struct ByteFields {
    let bytes: [UInt8]
    let isBigEndian: Bool
    /// What messages call the structure.
    let place: BytePlace

    /// Reads a structure.
    init(_ source: ByteSource, at offset: Int, count: Int, isBigEndian: Bool, _ what: String) throws(DiagnosticError) {
        bytes = try source.read(at: offset, count: count, what)
        self.isBigEndian = isBigEndian
        var place = source.place
        place.start += offset
        self.place = place
    }

    func byte(_ offset: Int) throws(DiagnosticError) -> UInt8 { try number(offset) }
    func half(_ offset: Int) throws(DiagnosticError) -> UInt16 { try number(offset) }
    func word(_ offset: Int) throws(DiagnosticError) -> UInt32 { try number(offset) }
    func long(_ offset: Int) throws(DiagnosticError) -> UInt64 { try number(offset) }

    /// A word as an offset or a number of things.
    func count(_ offset: Int) throws(DiagnosticError) -> Int { Int(try word(offset)) }

    /// A long as an offset or a number of bytes.
    func size(_ offset: Int) throws(DiagnosticError) -> Int {
        let value = try long(offset)
        guard let size = Int(exactly: value), size <= Int.max / 4 else {
            throw place.error(
                "object-malformed", "the number 0x\(String(value, radix: 16)) is too large for an offset or a size", at: offset)
        }
        return size
    }

    /// The text in a field of fixed width, which ends with the first NUL if there is one.
    func text(_ offset: Int, width: Int) throws(DiagnosticError) -> String {
        guard offset >= 0, width >= 0, offset <= bytes.count, width <= bytes.count - offset else { throw cutOff(offset) }
        return String(decoding: bytes[offset..<offset + width].prefix { $0 != 0 }, as: UTF8.self)
    }

    private func number<Number: FixedWidthInteger>(_ offset: Int) throws(DiagnosticError) -> Number {
        guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { throw cutOff(offset) }
        let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
        return isBigEndian ? Number(bigEndian: value) : Number(littleEndian: value)
    }

    private func cutOff(_ offset: Int) -> DiagnosticError {
        place.error("object-truncated", "a field does not fit into its structure of \(bytes.count) bytes", at: offset)
    }
}
