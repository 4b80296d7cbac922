#if canImport(WidgetKit)
import Foundation
import WidgetKit

extension TodayEntry: TimelineEntry {}

/// Tells the system what to show and when.
struct TodayProvider: TimelineProvider {
    private let container = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.example.recipes"
    )

    func placeholder(in context: Context) -> TodayEntry {
        let snapshot = TodaySnapshot(
            recipeID: "leek-quiche", title: "Leek Quiche", servings: 4, totalMinutes: 75)
        return TodayEntry(date: .now, snapshot: snapshot)
    }

    func getSnapshot(in context: Context, completion: @escaping (TodayEntry) -> Void) {
        completion(entry(at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TodayEntry>) -> Void) {
        completion(Timeline(entries: [entry(at: .now)], policy: .after(.now + 3_600)))
    }

    private func entry(at date: Date) -> TodayEntry {
        TodayEntry(date: date, snapshot: container.flatMap(TodaySnapshot.init(readingFrom:)))
    }
}
#endif
