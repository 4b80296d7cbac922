#if canImport(SwiftUI)
import DesignSystem
import SwiftUI

/// All recipes, to be searched and sorted.
struct RecipeListView: View {
    let kitchen: Kitchen
    @State private var query = ""
    @State private var order = SortOrder.title

    var body: some View {
        NavigationStack {
            List(kitchen.library.recipes(matching: query, in: order)) { recipe in
                NavigationLink(value: recipe) {
                    VStack(alignment: .leading) {
                        Text(recipe.title).font(.headline)
                        TagLabel(DurationText(minutes: recipe.totalMinutes).text)
                    }
                }
            }
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetailView(kitchen: kitchen, recipe: recipe)
            }
            .navigationTitle("tab.recipes")
            .searchable(text: $query)
            .toolbar {
                Picker("recipes.sort", selection: $order) {
                    ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue) }
                }
            }
        }
    }
}
#endif
