#if canImport(WidgetKit)
import SwiftUI
import WidgetKit

/// The extension: one widget with today's dinner.
@main
struct RecipesWidgetBundle: WidgetBundle {
    var body: some Widget {
        TodayWidget()
    }
}
#endif
