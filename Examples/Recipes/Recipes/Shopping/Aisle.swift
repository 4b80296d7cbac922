/// The part of a shop where a thing stands; a shopping list is walked in this order.
enum Aisle: String, CaseIterable, Codable, Sendable {
    case produce, bakery, dairy, butcher, pantry, spices, frozen, other

    /// Where to look for an ingredient.
    init(of ingredient: String) {
        self = Aisle.table[ingredient] ?? .other
    }

    /// How far into the shop it is.
    var position: Int { Aisle.allCases.firstIndex(of: self)! }

    private static let table: [String: Aisle] = [
        "apples": .produce, "basil": .produce, "carrots": .produce, "garlic": .produce,
        "leeks": .produce, "lemons": .produce, "onions": .produce, "tomatoes": .produce,
        "sourdough bread": .bakery,
        "butter": .dairy, "cream": .dairy, "eggs": .dairy, "milk": .dairy, "parmesan": .dairy,
        "chicken thighs": .butcher,
        "chickpeas": .pantry, "honey": .pantry, "olive oil": .pantry, "rice": .pantry,
        "rolled oats": .pantry, "spaghetti": .pantry, "sugar": .pantry, "wheat flour": .pantry,
        "cinnamon": .spices, "cumin": .spices, "nutmeg": .spices, "salt": .spices,
        "peas": .frozen,
    ]
}
