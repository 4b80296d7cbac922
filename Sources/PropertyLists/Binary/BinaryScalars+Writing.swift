extension BinaryScalars {
    /// The whole object of a scalar; empty for containers.
    static func bytes(of scalar: PropertyListTree) -> [UInt8] {
        switch scalar {
        case .string(let text): string(text)
        case .integer(let number): integer(number)
        case .real(let number): [0x23] + bigEndian(number.bitPattern)
        case .boolean(let truth): [truth ? 0x09 : 0x08]
        case .data(let bytes): header(0x40, count: bytes.count) + bytes
        case .date(let text): [0x33] + bigEndian((seconds(ofDate: text) ?? 0).bitPattern)
        case .array, .dictionary: []
        }
    }

    /// The beginning of an object that has a length: four bits, or a number behind it.
    static func header(_ mark: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [mark | UInt8(count)] : [mark | 0x0F] + integer(Int128(count))
    }

    /// How many bytes a number needs: 1, 2, 4 or 8.
    static func width(of number: Int) -> Int {
        switch number {
        case ..<0x100: 1
        case ..<0x1_0000: 2
        case ..<0x1_0000_0000: 4
        default: 8
        }
    }

    /// The lowest bytes of a number, the highest first.
    static func bigEndian(_ number: Int, width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * (width - 1 - $0))) }
    }

    private static func bigEndian(_ bits: UInt64) -> [UInt8] { bigEndian(Int(bitPattern: UInt(bits)), width: 8) }

    /// ASCII as it is, everything else in UTF-16.
    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return header(0x50, count: text.utf8.count) + text.utf8 }
        let units = Array(text.utf16)
        return header(0x60, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    /// Numbers of less than eight bytes are not signed; those beyond 63 bits have sixteen.
    private static func integer(_ number: Int128) -> [UInt8] {
        if let small = Int(exactly: number), small >= 0 {
            let width = width(of: small)
            return [0x10 | UInt8(width.trailingZeroBitCount)] + bigEndian(small, width: width)
        }
        if let negative = Int64(exactly: number) { return [0x13] + bigEndian(UInt64(bitPattern: negative)) }
        return [0x14] + bigEndian(UInt64(truncatingIfNeeded: number >> 64)) + bigEndian(UInt64(truncatingIfNeeded: number))
    }

    /// The seconds from the first moment of 2001 to a date such as `2001-01-01T00:00:00Z`; `nil` for another text.
    static func seconds(ofDate text: String) -> Double? {
        let isNegative = text.hasPrefix("-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? -1 }
        guard parts.count == 6, parts.allSatisfy({ $0 >= 0 }), parts[0] < 1_000_000, (1...12).contains(parts[1]) else { return nil }
        let days = daysSince2001(year: isNegative ? -parts[0] : parts[0], month: parts[1], day: parts[2])
        return Double(days * 86_400 + parts[3] * 3_600 + parts[4] * 60 + parts[5])
    }

    /// The inverse of the date of a day: eras of 400 years, years that begin in March.
    private static func daysSince2001(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 730_791
    }
}
