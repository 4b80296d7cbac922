import Foundation

/// The file of recipes that ships with the app.
struct RecipeFile: Sendable {
    /// The recipes, in the order of the file.
    let recipes: [Recipe]

    /// Reads the JSON text of `data`.
    ///
    /// - Throws: `DecodingError` when it is not the JSON of recipes, or a quantity cannot be read.
    init(data: Data) throws {
        recipes = try JSONDecoder().decode([Entry].self, from: data).map { try $0.recipe() }
    }

    /// Reads the file at `url`.
    init(contentsOf url: URL) throws {
        try self.init(data: Data(contentsOf: url))
    }
}

extension RecipeFile {
    private struct Entry: Decodable {
        var id: String
        var title: String
        var servings: Int
        var ingredients: [Line]
        var steps: [CookingStep]
        var tags: Set<String>

        func recipe() throws -> Recipe {
            Recipe(
                id: id,
                title: title,
                servings: servings,
                ingredients: try ingredients.map { try $0.ingredient() },
                steps: steps,
                tags: tags
            )
        }
    }

    private struct Line: Decodable {
        var name: String
        var quantity: String
        var unit: MeasurementUnit
        var preparation: String?

        func ingredient() throws -> Ingredient {
            guard let quantity = Quantity(text: quantity) else {
                let reason = "'\(quantity)' is not a quantity of \(name)"
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: reason))
            }
            return Ingredient(name, quantity, unit, preparation: preparation)
        }
    }
}
