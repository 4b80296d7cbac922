/// Reads the fields of a message in the wire format of [Protocol Buffers](https://protobuf.dev/programming-guides/encoding).
struct MessageReader {
    /// What stands in a field.
    enum Value: Hashable {
        /// A number of variable length.
        case number(UInt64)
        /// Bytes, a text or a message.
        case bytes(ArraySlice<UInt8>)
        /// A number of four or eight bytes, which nothing here asks for.
        case fixed
    }

    /// One field.
    struct Field: Hashable {
        var number: Int
        var value: Value
    }

    private var rest: ArraySlice<UInt8>

    /// The fields of a message, in their order; `nil` when the bytes are no message.
    static func fields(of bytes: ArraySlice<UInt8>) -> [Field]? {
        var reader = MessageReader(rest: bytes)
        var fields: [Field] = []
        while !reader.rest.isEmpty {
            guard let field = reader.field() else { return nil }
            fields.append(field)
        }
        return fields
    }

    private mutating func field() -> Field? {
        guard let key = number(), key >> 3 > 0, key >> 3 < 1 << 29 else { return nil }
        let field = Int(key >> 3)
        switch key & 7 {
        case 0: return number().map { Field(number: field, value: .number($0)) }
        case 1: return take(8).map { _ in Field(number: field, value: .fixed) }
        case 2:
            guard let count = number().flatMap(Int.init(exactly:)) else { return nil }
            return take(count).map { Field(number: field, value: .bytes($0)) }
        case 5: return take(4).map { _ in Field(number: field, value: .fixed) }
        default: return nil
        }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    private mutating func number() -> UInt64? {
        var value: UInt64 = 0
        for place in 0..<10 {
            guard let byte = rest.popFirst() else { return nil }
            // The tenth byte has room for one bit.
            guard place < 9 || byte <= 1 else { return nil }
            value |= UInt64(byte & 0x7F) << UInt64(7 * place)
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}
