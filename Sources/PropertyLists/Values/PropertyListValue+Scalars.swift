extension PropertyListValue {
    /// The text of a scalar: a string as it is meant, numbers and dates as XML writes them, booleans as `true` and
    /// `false`; `nil` for containers and data.
    ///
    /// Bytes that are not UTF-8 become U+FFFD; reading the document has warned about them.
    public var text: String? {
        let node = node
        switch (node.kind, node.encoding) {
        case (.dictionary, _), (.array, _), (.data, _):
            return nil
        case (_, .verbatim), (_, .quoted):
            return withBytes { String(decoding: $0, as: UTF8.self) }
        case (_, .escaped):
            return withBytes { OpenStepEscapes.decode($0) }
        case (_, .jsonEscaped):
            return withBytes { JSONEscapes.decode($0) }
        case (_, .xmlEscaped):
            return withBytes { XMLEscapes.decode($0) }
        case (_, .utf16BigEndian):
            return withBytes { BinaryScalars.text(utf16BigEndian: $0) }
        case (let kind, .binary):
            return withBytes { BinaryScalars.text(of: kind, $0) }
        }
    }

    /// The bytes of a data value; `nil` for any other kind, and for text that is no data.
    public var data: [UInt8]? {
        guard kind == .data else { return nil }
        switch tape.format {
        case .openStep: return withBytes { HexadecimalText.decode($0) }
        case .xml: return withBytes { Base64Text.decode($0) }
        case .binary: return withBytes { Array($0) }
        case .json: return nil
        }
    }

    /// The whole number that the value's text spells, signed and decimal or hexadecimal after `0x`.
    public var integer: Int? {
        guard let text else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16) }
        return Int(text)
    }

    /// The truth that the value stands for: `true`, `YES` and every number but zero are true; `false`, `NO` and zero
    /// are false; `nil` for anything else.
    public var boolean: Bool? {
        guard let text else { return nil }
        switch text {
        case "YES", "yes", "true", "TRUE": return true
        case "NO", "no", "false", "FALSE": return false
        default: return Int(text).map { $0 != 0 }
        }
    }

    /// Whether the value is a string of exactly these characters.
    public func equals(_ expected: StaticString) -> Bool {
        let node = node
        guard node.kind == .string else { return false }
        guard node.encoding == .verbatim || node.encoding == .quoted else { return text == expected.description }
        guard Int(node.length) == expected.utf8CodeUnitCount else { return false }
        return withBytes { ByteComparison.areEqual($0, expected) }
    }

    /// Whether two scalars have the same text.
    package func hasSameText(as other: PropertyListValue) -> Bool {
        withText { bytes in
            other.withText { otherBytes in
                ByteComparison.areEqual(bytes, otherBytes)
            }
        }
    }

    /// Calls `body` with the UTF-8 bytes of a scalar's text, without making a string where the file has them as they are.
    @inlinable
    package func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let encoding = node.encoding
        if encoding == .verbatim || encoding == .quoted { return withBytes(body) }
        return Array((text ?? "").utf8).withUnsafeBufferPointer(body)
    }

    /// Calls `body` with the undecoded bytes of a scalar's content.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let node = node
        let start = Int(node.offset)
        return tape.bytes.withUnsafeBufferPointer { buffer in
            body(UnsafeBufferPointer(rebasing: buffer[start..<start + Int(node.length)]))
        }
    }
}
