import XCTest

@testable import App

final class ShoppingListTests: XCTestCase {
    private var Plan = MealPlan(week: 40)

    private func recipe(_ id: String, _ ingredients: [Ingredient], servings: Int = 2) -> Recipe {
        return Recipe(id: id, title: id, servings: servings, ingredients: ingredients, steps: [], tags: [])
    }

    func testTheSameIngredientOfTwoRecipesIsBoughtOnce() {
        var list = ShoppingList()
        list.add(recipe("bread", [Ingredient("wheat flour", 500, .gram), Ingredient("water", 300, .milliliter)]))
        list.add(recipe("pancakes", [Ingredient("wheat flour", Quantity(1, over: 2), .kilogram)]))
        XCTAssertEqual(list.items.map(\.name), ["wheat flour", "water"])
        XCTAssertEqual(list.items.first!.quantity, 1_000)
    }

    func testWhatIsInTheBasketIsNotAddedTo() {
        var list = ShoppingList()
        list.add(recipe("omelette", [Ingredient("eggs", 3, .piece)]))
        list.toggle("eggs")
        list.add(recipe("omelette", [Ingredient("eggs", 3, .piece)]))
        XCTAssertEqual(list.items.map(\.isBought), [true, false])
        list.removeBought()
        XCTAssertEqual(list.items.count, 1)
    }

    func testTheListIsWalkedFromProduceToFrozen() {
        var list = ShoppingList()
        let names = ["peas", "salt", "butter", "leeks"]
        list.add(recipe("soup", names.map { Ingredient($0, 100, .gram) }))
        XCTAssertEqual(list.items.map(\.name), ["leeks", "butter", "salt", "peas"])
    }

    func testAWeekIsBoughtForAsManyAsCome() {
        let library = RecipeLibrary(recipes: [recipe("risotto", [Ingredient("rice", 200, .gram)])])
        Plan[.friday] = MealPlan.Meal(recipeID: "risotto", servings: 6)
        Plan[.sunday] = MealPlan.Meal(recipeID: "no such dish", servings: 2)
        XCTAssertEqual(Plan.shoppingList(from: library).items.map(\.quantity), [600])
        XCTAssertEqual(Plan.free_days.count, 5)
    }
}
