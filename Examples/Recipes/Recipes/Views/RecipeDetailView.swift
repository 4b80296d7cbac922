#if canImport(SwiftUI)
import DesignSystem
import SwiftUI

/// One recipe, for as many people as come.
struct RecipeDetailView: View {
    let kitchen: Kitchen
    let recipe: Recipe
    @State private var servings = 2

    private var scaled: Recipe { ServingScaler(servings: servings).scaled(recipe) }

    var body: some View {
        List {
            Section {
                Image("Plate").resizable().scaledToFit()
                Text(verbatim: String(repeating: "P", count: servings))
                    .font(.custom("RecipesPictograms-Regular", size: 24))
                    .accessibilityHidden(true)
                Stepper("detail.servings \(servings)", value: $servings, in: 1...12)
            }
            Section("detail.ingredients") {
                ForEach(scaled.ingredients, id: \.self) { IngredientRow(ingredient: $0) }
            }
            Section("detail.method") {
                ForEach(recipe.steps, id: \.self) { Text($0.instruction) }
            }
        }
        .navigationTitle(recipe.title)
        .toolbar {
            Button("detail.addToList", systemImage: "cart.badge.plus") {
                kitchen.shoppingList.add(scaled)
            }
        }
        .onAppear { servings = recipe.servings }
    }
}
#endif
