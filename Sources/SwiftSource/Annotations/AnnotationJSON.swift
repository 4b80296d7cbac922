/// Reads the arrays and objects of JSON that values of annotations may be.
struct AnnotationJSON {
    /// Values in values.
    private static let depthLimit = 64

    private let bytes: [UInt8]
    private var place = 0

    /// The value of a text; `nil` when it is no array or object of JSON.
    static func value(_ text: Substring.UTF8View) -> AnnotationValue? {
        guard text.first == 0x5B || text.first == 0x7B else { return nil }
        var reader = AnnotationJSON(bytes: Array(text))
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipBlanks()
        return reader.place == reader.bytes.count ? value : nil
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipBlanks() {
        while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
    }

    private mutating func consume(_ expected: UInt8) -> Bool {
        skipBlanks()
        guard byte == expected else { return false }
        place += 1
        return true
    }

    private mutating func value(depth: Int) -> AnnotationValue? {
        skipBlanks()
        guard depth < Self.depthLimit, let byte else { return nil }
        switch byte {
        case 0x5B: return array(depth)
        case 0x7B: return object(depth)
        case 0x22: return string().map(AnnotationValue.string)
        default: return word()
        }
    }

    private mutating func array(_ depth: Int) -> AnnotationValue? {
        place += 1
        var values: [AnnotationValue] = []
        if consume(0x5D) { return .array(values) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
        } while consume(0x2C)
        return consume(0x5D) ? .array(values) : nil
    }

    private mutating func object(_ depth: Int) -> AnnotationValue? {
        place += 1
        var values: [String: AnnotationValue] = [:]
        if consume(0x7D) { return .dictionary(values) }
        repeat {
            skipBlanks()
            guard byte == 0x22, let key = string(), consume(0x3A), let value = value(depth: depth + 1) else { return nil }
            values[key] = value
        } while consume(0x2C)
        return consume(0x7D) ? .dictionary(values) : nil
    }

    private mutating func word() -> AnnotationValue? {
        let start = place
        while let byte, ByteSet.identifier.contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            let digits = text.drop { $0 == "-" }
            let hasLeadingZero = digits.first == "0" && digits.dropFirst().first?.isWholeNumber == true
            guard digits.first?.isWholeNumber == true, digits.last?.isWholeNumber == true, !hasLeadingZero else { return nil }
            guard !digits.contains("x") else { return nil }
            return Double(text).map(AnnotationValue.number)
        }
    }

    private mutating func string() -> String? {
        place += 1
        var text: [UInt8] = []
        while let byte {
            place += 1
            switch byte {
            case 0x22: return String(decoding: text, as: UTF8.self)
            case 0x5C:
                guard let escaped = escape() else { return nil }
                text += Array(String(escaped).utf8)
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard let byte else { return nil }
        place += 1
        switch byte {
        case 0x22, 0x5C, 0x2F: return Unicode.Scalar(byte)
        case 0x62: return "\u{8}"
        case 0x66: return "\u{C}"
        case 0x6E: return "\n"
        case 0x72: return "\r"
        case 0x74: return "\t"
        case 0x75:
            guard let high = unit() else { return nil }
            guard high & 0xFC00 == 0xD800 else { return Unicode.Scalar(high) }
            guard consume(0x5C), consume(0x75), let low = unit(), low & 0xFC00 == 0xDC00 else { return nil }
            return Unicode.Scalar(0x1_0000 + (high & 0x3FF) << 10 + low & 0x3FF)
        default: return nil
        }
    }

    private mutating func unit() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        defer { place += 4 }
        return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    }
}
