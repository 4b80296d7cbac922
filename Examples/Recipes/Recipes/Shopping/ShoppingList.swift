/// What is to be bought for the chosen recipes, added up and in the order of the shop.
struct ShoppingList: Equatable, Sendable {
    private(set) var items: [ShoppingItem] = []

    /// Adds what a recipe needs; amounts of the same ingredient are added up.
    mutating func add(_ recipe: Recipe) {
        for ingredient in recipe.ingredients { add(ingredient) }
        items.sort(by: ShoppingList.isWalkedBefore)
    }

    /// Puts an item into the basket or takes it out again.
    mutating func toggle(_ name: String) {
        for index in items.indices where items[index].name == name {
            items[index].isBought.toggle()
        }
    }

    /// Forgets what is in the basket.
    mutating func removeBought() {
        items.removeAll { $0.isBought }
    }

    private mutating func add(_ ingredient: Ingredient) {
        let need = ShoppingList.inBaseUnit(ingredient)
        let same = items.firstIndex { item in
            item.name == need.name && item.unit == need.unit && !item.isBought
        }
        if let same {
            items[same].quantity = items[same].quantity + need.quantity
        } else {
            items.append(need)
        }
    }

    private static func inBaseUnit(_ ingredient: Ingredient) -> ShoppingItem {
        let unit: MeasurementUnit =
            switch ingredient.unit.dimension {
            case .mass: .gram
            case .volume: Density.of(ingredient.name) == nil ? .milliliter : .gram
            case .count: ingredient.unit
            }
        let converted = (try? UnitConverter.convert(ingredient, to: unit)) ?? ingredient
        return ShoppingItem(
            name: converted.name, quantity: converted.quantity, unit: converted.unit, aisle: Aisle(of: converted.name)
        )
    }

    private static func isWalkedBefore(_ first: ShoppingItem, _ second: ShoppingItem) -> Bool {
        let (left, right) = (first.aisle.position, second.aisle.position)
        return left == right ? first.name < second.name : left < right
    }
}
