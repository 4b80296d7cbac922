/// The recipes that can be cooked, to be looked up, searched and sorted.
struct RecipeLibrary: Equatable, Sendable {
    /// All recipes, in the order in which they were read.
    let recipes: [Recipe]
    private let positions: [Recipe.ID: Int]

    /// Makes a library; of two recipes with one identifier the first is kept.
    init(recipes: [Recipe]) {
        var kept: [Recipe] = []
        var positions: [Recipe.ID: Int] = [:]
        for recipe in recipes where positions[recipe.id] == nil {
            positions[recipe.id] = kept.count
            kept.append(recipe)
        }
        self.recipes = kept
        self.positions = positions
    }

    /// The recipe with an identifier.
    subscript(id: Recipe.ID) -> Recipe? {
        positions[id].map { recipes[$0] }
    }

    /// The recipes whose title, tags or ingredients contain every word of `query`.
    func recipes(matching query: String, in order: SortOrder = .title) -> [Recipe] {
        let words = query.lowercased().split(separator: " ")
        let found = recipes.filter { recipe in
            let haystack = RecipeLibrary.haystack(of: recipe)
            return words.allSatisfy { haystack.contains($0) }
        }
        return found.sorted(by: order.places)
    }

    private static func haystack(of recipe: Recipe) -> String {
        var parts: Array<String> = [recipe.title]
        parts += recipe.tags.sorted()
        parts += recipe.ingredients.map(\.name)
        return parts.joined(separator: "\n").lowercased()
    }
}
