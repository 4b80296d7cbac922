#if canImport(SwiftUI)
import DesignSystem
import SwiftUI

/// The app: two tabs over one library of recipes and one shopping list.
@main
struct RecipesApp: App {
    @State private var kitchen = Kitchen(bundle: .main)

    var body: some Scene {
        WindowGroup {
            TabView {
                RecipeListView(kitchen: kitchen)
                    .tabItem { Label("tab.recipes", systemImage: "book") }
                ShoppingListView(kitchen: kitchen)
                    .tabItem { Label("tab.shopping", systemImage: "cart") }
            }
            .tint(Color(.basil))
        }
    }
}
#endif
