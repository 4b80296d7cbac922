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

    func byte(_ offset: Int) throws(DiagnosticError) -> UInt8 { UInt8(truncatingIfNeeded: try number(offset, 1)) }
    func half(_ offset: Int) throws(DiagnosticError) -> UInt16 { UInt16(truncatingIfNeeded: try number(offset, 2)) }
    func word(_ offset: Int) throws(DiagnosticError) -> UInt32 { UInt32(truncatingIfNeeded: try number(offset, 4)) }
    func long(_ offset: Int) throws(DiagnosticError) -> UInt64 { try number(offset, 8) }

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

    private func number(_ offset: Int, _ width: Int) throws(DiagnosticError) -> UInt64 {
        guard offset >= 0, offset <= bytes.count - width else { throw cutOff(offset) }
        var value: UInt64 = 0
        for index in 0..<width {
            let position = isBigEndian ? offset + index : offset + width - 1 - index
            value = value << 8 | UInt64(bytes[position])
        }
        return value
    }

    private func cutOff(_ offset: Int) -> DiagnosticError {
        place.error("object-truncated", "a field does not fit into its structure of \(bytes.count) bytes", at: offset)
    }
}
