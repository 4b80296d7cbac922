#if canImport(WidgetKit)
import SwiftUI
import WidgetKit

/// Today's dinner and how long it takes.
struct TodayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TodayWidget", provider: TodayProvider()) { entry in
            VStack(alignment: .leading) {
                Text(entry.snapshot?.title ?? String(localized: "widget.nothingPlanned"))
                    .font(.headline)
                if let snapshot = entry.snapshot {
                    Text(DurationText(minutes: snapshot.totalMinutes).text)
                }
            }
            .widgetURL(entry.url)
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
#endif
