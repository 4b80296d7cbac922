/// One line of the shopping list: the whole need for one ingredient in one dimension.
struct ShoppingItem: Hashable, Sendable {
    /// What to buy.
    var name: String
    /// How much.
    var quantity: Quantity
    /// In which unit: grams, milliliters or pieces, whatever the recipes used.
    var unit: MeasurementUnit
    /// Where it stands.
    var aisle: Aisle
    /// Whether it is in the basket.
    var isBought = false
}
