/// A moment of a data file, in universal time.
package struct DocumentDate: Sendable, Hashable {
    /// The seconds since the beginning of 2001.
    package var secondsSinceReference: Double

    /// Makes a moment of its seconds since the beginning of 2001.
    package init(secondsSinceReference: Double) {
        self.secondsSinceReference = secondsSinceReference
    }

    /// Reads `2018-05-05T12:04:45Z`, as property lists write it, and what YAML allows: a day alone, a blank in place of the `T`, parts
    /// of seconds, and an offset such as `+02:00`; `nil` for anything else.
    package init?(_ text: String) {
        var scanner = DigitScanner(text)
        guard let year = scanner.number(digits: 4...4), scanner.take("-"), let month = scanner.number(digits: 1...2), scanner.take("-"),
            let day = scanner.number(digits: 1...2), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        var seconds = Double(Self.days(year: year, month: month, day: day) - Self.referenceDays) * 86_400
        if !scanner.isAtEnd {
            guard let time = Self.secondsOfDay(&scanner) else { return nil }
            seconds += time
        }
        secondsSinceReference = seconds
    }

    private static func secondsOfDay(_ scanner: inout DigitScanner) -> Double? {
        guard scanner.take("T") || scanner.take("t") || scanner.takeBlanks(), let hour = scanner.number(digits: 1...2), scanner.take(":"),
            let minute = scanner.number(digits: 2...2), scanner.take(":"), let second = scanner.number(digits: 2...2),
            hour < 25, minute < 60, second < 61
        else { return nil }
        var seconds = Double(hour * 3600 + minute * 60 + second)
        if scanner.take(".") { seconds += scanner.fraction() }
        _ = scanner.takeBlanks()
        if scanner.isAtEnd || (scanner.take("Z") && scanner.isAtEnd) { return seconds }
        let isEast = scanner.take("+")
        guard isEast || scanner.take("-"), let hours = scanner.number(digits: 1...2) else { return nil }
        let minutes = scanner.take(":") ? scanner.number(digits: 2...2) : 0
        guard let minutes, scanner.isAtEnd else { return nil }
        let offset = Double(hours * 3600 + minutes * 60)
        return isEast ? seconds - offset : seconds + offset
    }

    /// `2018-05-05 12:04:45 +0000`.
    package var text: String {
        guard secondsSinceReference.isFinite, abs(secondsSinceReference) < 1e14 else { return "" }
        let whole = Int(secondsSinceReference.rounded(.down))
        let days = Int((Double(whole) / 86_400).rounded(.down))
        let (year, month, day) = Self.date(days: days + Self.referenceDays)
        let time = whole - days * 86_400
        let parts = [month, day, time / 3600, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let yearText = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
        return "\(yearText)-\(parts[0])-\(parts[1]) \(parts[2]):\(parts[3]):\(parts[4]) +0000"
    }

    /// The days from 1970 to 2001.
    private static let referenceDays = 11_323

    /// The days since 1970 of a day of the Gregorian calendar.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

/// Reads digits and signs from the front of a text.
private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func takeBlanks() -> Bool {
        let count = rest.count
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }
        return rest.count < count
    }

    mutating func number(digits: ClosedRange<Int>) -> Int? {
        let found = rest.prefix { (0x30...0x39).contains($0) }
        guard digits.contains(found.count) else { return nil }
        rest = rest.dropFirst(found.count)
        return Int(String(Substring(found)))
    }

    mutating func fraction() -> Double {
        let found = rest.prefix { (0x30...0x39).contains($0) }
        rest = rest.dropFirst(found.count)
        return Double("0." + String(Substring(found))) ?? 0
    }
}
