// Templates/Codable/ISO8601.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableISO8601 = ##"""
        extension Coded {
            /// Moments as ISO 8601 writes them: `2026-03-04T05:06:07Z`, with a fraction of a second and an offset as `+02:00` too.
            fileprivate enum ISO8601 {
                static func date(_ decoder: any Decoder) throws -> Date {
                    let container = try decoder.singleValueContainer()
                    let text = try container.decode(String.self)
                    guard let seconds = seconds(text) else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no date of ISO 8601")
                    }
                    return Date(timeIntervalSinceReferenceDate: seconds)
                }

                static func encode(_ date: Date, hasFraction: Bool, to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    guard let text = text(date.timeIntervalSinceReferenceDate, hasFraction: hasFraction) else {
                        throw EncodingError.invalidValue(
                            date, .init(codingPath: encoder.codingPath, debugDescription: "the year has no four digits"))
                    }
                    try container.encode(text)
                }

                /// The seconds since the beginning of 2001.
                private static func seconds(_ text: String) -> Double? {
                    var bytes = Array(text.utf8)[...]
                    func number(_ count: Int) -> Int? {
                        guard bytes.count >= count, bytes.prefix(count).allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
                        defer { bytes = bytes.dropFirst(count) }
                        return bytes.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
                    }
                    func sign(_ signs: String) -> UInt8? {
                        guard let first = bytes.first, signs.utf8.contains(first) else { return nil }
                        return bytes.removeFirst()
                    }
                    guard let year = number(4), sign("-") != nil, let month = number(2), sign("-") != nil, let day = number(2) else { return nil }
                    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
                    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
                    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
                    guard sign("Tt ") != nil, let hour = number(2), sign(":") != nil, let minute = number(2), sign(":") != nil,
                        let second = number(2), hour < 24, minute < 60, second < 60
                    else { return nil }
                    var total = days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
                    var fraction = 0.0
                    if sign(".,") != nil {
                        let digits = bytes.prefix { (0x30...0x39).contains($0) }
                        guard !digits.isEmpty, let part = Double("0." + String(decoding: digits, as: UTF8.self)) else { return nil }
                        fraction = part
                        bytes = bytes.dropFirst(digits.count)
                    }
                    if sign("Zz") == nil {
                        guard let direction = sign("+-"), let hours = number(2) else { return nil }
                        _ = sign(":")
                        guard let minutes = number(2), hours < 24, minutes < 60 else { return nil }
                        total -= (direction == 0x2D ? -1 : 1) * (hours * 3_600 + minutes * 60)
                    }
                    return bytes.isEmpty ? Double(total) + fraction : nil
                }

                private static func text(_ seconds: Double, hasFraction: Bool) -> String? {
                    guard seconds >= -63_113_904_000, seconds < 252_423_993_599 else { return nil }
                    let scale = hasFraction ? 1_000.0 : 1.0
                    let units = Int((seconds * scale).rounded(hasFraction ? .toNearestOrEven : .down))
                    let whole = Int((Double(units) / scale).rounded(.down))
                    let day = Int((Double(whole) / 86_400).rounded(.down))
                    let rest = whole - day * 86_400
                    var year = 2001 + Int((Double(day) / 365.2425).rounded(.down))
                    while days(year + 1, 1, 1) <= day { year += 1 }
                    while days(year, 1, 1) > day { year -= 1 }
                    var month = 12
                    while days(year, month, 1) > day { month -= 1 }
                    func padded(_ number: Int, _ count: Int = 2) -> String {
                        let digits = String(number)
                        return String(repeating: "0", count: max(0, count - digits.count)) + digits
                    }
                    let date = "\(padded(year, 4))-\(padded(month))-\(padded(day - days(year, month, 1) + 1))"
                    let time = "\(padded(rest / 3_600)):\(padded(rest / 60 % 60)):\(padded(rest % 60))"
                    return "\(date)T\(time)" + (hasFraction ? "." + padded(units - whole * 1_000, 3) : "") + "Z"
                }

                /// The days from the beginning of 2001 to a day of the Gregorian calendar.
                private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
                    let years = year - (month < 3 ? 1 : 0)
                    let leapDays = years / 4 - years / 100 + years / 400
                    return 365 * years + leapDays + (153 * (month + (month < 3 ? 9 : -3)) + 2) / 5 + day - 730_792
                }
            }
        }
        """##
}
