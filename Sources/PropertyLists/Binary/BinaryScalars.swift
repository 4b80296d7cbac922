/// The scalars of binary property lists.
enum BinaryScalars {
    /// A number of up to eight bytes, the high byte first; of more bytes the last eight.
    static func unsigned(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    /// The text of UTF-16 with the high byte first.
    static func text(utf16BigEndian content: UnsafeBufferPointer<UInt8>) -> String {
        let units = stride(from: 0, to: content.count - 1, by: 2).map { index in
            UInt16(content[index]) << 8 | UInt16(content[index + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The text of a scalar that is no string, as XML would write it; `nil` for data.
    static func text(of kind: PropertyListKind, _ content: UnsafeBufferPointer<UInt8>) -> String? {
        let bits = unsigned(content)
        switch kind {
        case .boolean: return content.first == 0x09 ? "true" : "false"
        case .integer: return integer(content, bits)
        case .uniqueIdentifier: return String(bits)
        case .real: return real(bits, length: content.count)
        case .date: return date(Double(bitPattern: bits))
        default: return nil
        }
    }

    /// A whole number; only those of eight bytes and more are signed. Foundation writes those that need all 64 bits as sixteen bytes.
    private static func integer(_ content: UnsafeBufferPointer<UInt8>, _ bits: UInt64) -> String {
        guard content.count > 8 else { return content.count == 8 ? String(Int64(bitPattern: bits)) : String(bits) }
        return String(Int128(unsigned(content.dropLast(8))) << 64 | Int128(bits))
    }

    private static func real(_ bits: UInt64, length: Int) -> String {
        length == 4 ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)).description : Double(bitPattern: bits).description
    }

    /// A date from the seconds since the first moment of 2001 in UTC; the fraction is dropped.
    private static func date(_ seconds: Double) -> String {
        // Beyond some nine thousand years a date has more digits than any reader knows.
        guard seconds.isFinite, abs(seconds) < 2.5e11 else { return "2001-01-01T00:00:00Z" }
        let whole = Int(seconds.rounded(.down))
        let day = Int((Double(whole) / 86_400).rounded(.down))
        let second = whole - day * 86_400
        let civil = civilDate(daysSince2001: day)
        let time = [second / 3600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
        let year = String(civil.year)
        let padded = String(repeating: "0", count: max(0, 4 - year.count)) + year
        return "\(padded)-\(twoDigits(civil.month))-\(twoDigits(civil.day))T\(time)Z"
    }

    /// The date of a day by the Gregorian calendar, counted in eras of 400 years that begin in March.
    private static func civilDate(daysSince2001: Int) -> (year: Int, month: Int, day: Int) {
        let days = daysSince2001 + 730_791
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The seconds from the first moment of 2001 in UTC to a date as XML spells it; `nil` when it is none.
    static func seconds(date: String) -> Double? {
        let numbers = date.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.map {
            Int(String(decoding: $0, as: UTF8.self))
        }
        guard ScalarGrammar.isValid(Array(date.utf8)[...], as: .date), numbers.count == 6 else { return nil }
        let parts = numbers.map { $0 ?? 0 }
        guard parts[0] < 10_000 else { return nil }
        // The inverse of the above: a year that begins in March has the leap day at its end.
        let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (parts[1] + (parts[1] > 2 ? -3 : 9)) + 2) / 5 + parts[2] - 1
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 730_791
        return Double(days) * 86_400 + Double(parts[3] * 3600 + parts[4] * 60 + parts[5])
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}
