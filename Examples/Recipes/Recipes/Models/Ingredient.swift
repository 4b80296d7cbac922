/// One line of a recipe's list of ingredients.
struct Ingredient: Hashable, Sendable {
    /// What it is, as it stands in the recipe: `wheat flour`.
    var name: String
    /// How much of it.
    var quantity: Quantity
    /// In which unit.
    var unit: MeasurementUnit
    /// How it is prepared before it goes in: `finely chopped`.
    var preparation: String?

    /// Makes a line.
    init(
        _ name: String,
        _ quantity: Quantity,
        _ unit: MeasurementUnit,
        preparation: String? = nil
    ) {
        self.name = name
        self.quantity = quantity
        self.unit = unit
        self.preparation = preparation
    }
}
