import Foundation

/// What the widget shows at a time.
struct TodayEntry: Equatable, Sendable {
    /* The system asks for an entry once an hour. */

    /// From when on it is shown.
    var date: Date
    /// Today's dinner; `nil` when nothing is planned.
    var snapshot: TodaySnapshot?

    /// The link that a tap opens.
    var url: URL? {
        guard let snapshot else { return URL(string: "recipes://recipes") }
        return URL(string: "recipes://recipe/\(snapshot.recipeID)")
    }

    /// When to start cooking, to eat at `dinner`.
    func startOfCooking(before dinner: Date) -> Date? {
        guard let snapshot else { return nil }
        return dinner.addingTimeInterval(-60 * Double(snapshot.totalMinutes))
    }
}
