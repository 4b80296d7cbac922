/// Changes a recipe for another number of people.
struct ServingScaler: Equatable, Sendable {
    /// How many people eat.
    var servings: Int

    /// The recipe with its quantities in proportion; what is counted is rounded up to halves.
    ///
    /// The times stay as they are: a larger cake takes longer in the oven, but not in proportion.
    func scaled(_ recipe: Recipe) -> Recipe {
        precondition(servings > 0, "a recipe for nobody")
        let factor = Quantity(servings, over: max(recipe.servings, 1))
        var scaled = recipe
        scaled.servings = servings
        scaled.ingredients = recipe.ingredients.map { ingredient in
            var line = ingredient
            line.quantity = ingredient.quantity * factor
            if ingredient.unit.dimension == .count {
                line.quantity = roundedUpToHalves(line.quantity)
            }
            return line
        }
        return scaled
    }

    private func roundedUpToHalves(_ quantity: Quantity) -> Quantity {
        let halves = (2 * quantity.numerator + quantity.denominator - 1) / quantity.denominator
        return Quantity(halves, over: 2)
    }
}
