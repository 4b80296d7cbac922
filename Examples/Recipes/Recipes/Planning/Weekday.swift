/// A day of the week, from Monday on.
enum Weekday: Int, CaseIterable, Codable, Comparable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    static func < (left: Weekday, right: Weekday) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The day after, with Monday after Sunday.
    var next: Weekday {
        Weekday(rawValue: rawValue % 7 + 1) ?? .monday
    }
}
