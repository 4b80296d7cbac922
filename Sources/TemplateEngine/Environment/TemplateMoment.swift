/// A moment with its calendar, for the tag `now`.
///
/// The engine asks no clock, so that the same input gives the same output; who wants `now` gives the moment.
public struct TemplateMoment: Sendable, Hashable {
    /// Seconds since 1970 in the zone that is shown.
    private let local: Int
    private let offsetSeconds: Int

    /// Makes a moment.
    ///
    /// - Parameters:
    ///   - secondsSince1970: the moment, in universal time; years outside 1…9999 are moved into them.
    ///   - offsetSeconds: how far the zone that is shown is ahead of universal time.
    public init(secondsSince1970: Int, offsetSeconds: Int = 0) {
        let offset = max(-86_400, min(86_400, offsetSeconds))
        local = max(-62_135_596_800, min(253_402_300_799, secondsSince1970)) + offset
        self.offsetSeconds = offset
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    private static let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// The moment by a pattern of Unicode's date formats; letters without a meaning here stay as they are.
    ///
    /// - Parameter pattern: for example `yyyy-MM-dd 'at' HH:mm`; text in quotes is printed as it is.
    public func text(_ pattern: String) -> String {
        var result = ""
        var rest = Substring(pattern)
        while let first = rest.first {
            if first == "'" {
                result += Self.quoted(&rest)
                continue
            }
            let run = rest.prefix { $0 == first }
            result += field(first, run.count) ?? String(run)
            rest = rest.dropFirst(run.count)
        }
        return result
    }

    /// A text in quotes; two quotes are one quote.
    private static func quoted(_ rest: inout Substring) -> String {
        rest.removeFirst()
        if rest.first == "'" {
            rest.removeFirst()
            return "'"
        }
        var text = ""
        while let character = rest.popFirst() {
            guard character == "'" else {
                text.append(character)
                continue
            }
            guard rest.first == "'" else { break }
            rest.removeFirst()
            text.append("'")
        }
        return text
    }

    private func field(_ letter: Character, _ width: Int) -> String? {
        let day = civilDay
        let hour = secondOfDay / 3600
        switch letter {
        case "y": return width == 2 ? Self.padded(day.year % 100, 2) : Self.padded(day.year, width)
        case "M", "L": return Self.name(Self.months[day.month - 1], day.month, width)
        case "d": return Self.padded(day.day, width)
        case "E": return width > 3 ? Self.days[weekday] : String(Self.days[weekday].prefix(3))
        case "a": return hour < 12 ? "AM" : "PM"
        case "H": return Self.padded(hour, width)
        case "k": return Self.padded(hour == 0 ? 24 : hour, width)
        case "h": return Self.padded((hour + 11) % 12 + 1, width)
        case "K": return Self.padded(hour % 12, width)
        case "m": return Self.padded(secondOfDay / 60 % 60, width)
        case "s": return Self.padded(secondOfDay % 60, width)
        case "S": return String(repeating: "0", count: min(width, 9))
        case "Z", "X", "x": return zone(letter, width)
        default: return nil
        }
    }

    private func zone(_ letter: Character, _ width: Int) -> String {
        if letter == "X", offsetSeconds == 0 { return "Z" }
        let minutes = abs(offsetSeconds) / 60
        let sign = offsetSeconds < 0 ? "-" : "+"
        let separator = letter == "Z" ? (width == 5 ? ":" : "") : (width == 3 || width == 5 ? ":" : "")
        return sign + Self.padded(minutes / 60, 2) + separator + Self.padded(minutes % 60, 2)
    }

    private static func name(_ name: String, _ number: Int, _ width: Int) -> String {
        switch width {
        case 1, 2: padded(number, width)
        case 3: String(name.prefix(3))
        case 5: String(name.prefix(1))
        default: name
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, min(width, 20) - digits.count)) + digits
    }

    private var dayNumber: Int { (local - secondOfDay) / 86_400 }
    private var secondOfDay: Int { (local % 86_400 + 86_400) % 86_400 }
    private var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

    /// The day of the Gregorian calendar, counted in eras of 400 years from the first of March.
    private var civilDay: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
