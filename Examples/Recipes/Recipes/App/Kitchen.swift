#if canImport(SwiftUI)
import Foundation
import Observation

/// What the screens share: the recipes that ship with the app and what is to be bought.
@MainActor
@Observable
final class Kitchen {
    /// Every recipe the app knows.
    private(set) var library: RecipeLibrary
    /// What is to be bought.
    var shoppingList = ShoppingList()

    /// Reads the recipes that ship in `bundle`.
    init(bundle: Bundle) {
        let url = bundle.url(forResource: "SampleRecipes", withExtension: "json")!
        library = RecipeLibrary(recipes: try! RecipeFile(contentsOf: url).recipes)
    }
}
#endif
