/// How heavy a milliliter of an ingredient is, so that cups can be weighed.
struct Density: Hashable, Sendable {
    /// Grams in one milliliter.
    var gramsPerMilliliter: Quantity

    /// Water, and what is mostly water.
    static let water = Density(gramsPerMilliliter: 1)

    /// The density of an ingredient by its name in a recipe; `nil` when it is not known.
    static func of(_ name: String) -> Density? {
        table[name].map(Density.init(gramsPerMilliliter:))
    }

    private static let table: [String: Quantity] = [
        "butter": Quantity(91, over: 100),
        "cocoa powder": Quantity(42, over: 100),
        "cream": Quantity(99, over: 100),
        "honey": Quantity(142, over: 100),
        "milk": Quantity(103, over: 100),
        "olive oil": Quantity(92, over: 100),
        "rice": Quantity(85, over: 100),
        "rolled oats": Quantity(38, over: 100),
        "sugar": Quantity(85, over: 100),
        "water": 1,
        "wheat flour": Quantity(53, over: 100),
    ]
}
