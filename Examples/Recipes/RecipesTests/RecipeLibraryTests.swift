import Foundation
import Testing

@testable import App

@Suite struct RecipeLibraryTests {
    private static let json = """
        [
          {
            "id": "leek-quiche", "title": "Leek Quiche", "servings": 4, "tags": ["oven"],
            "ingredients": [{ "name": "leeks", "quantity": "3", "unit": "piece" }],
            "steps": [{ "instruction": "Bake.", "activeMinutes": 5, "waitingMinutes": 40 }]
          },
          {
            "id": "tomato-salad", "title": "Tomato Salad", "servings": 2, "tags": ["quick"],
            "ingredients": [
              { "name": "tomatoes", "quantity": "500", "unit": "gram", "preparation": "sliced" },
              { "name": "olive oil", "quantity": "1 1/2", "unit": "tablespoon" }
            ],
            "steps": [{ "instruction": "Toss.", "activeMinutes": 10, "waitingMinutes": 0 }]
          }
        ]
        """

    private let library = RecipeLibrary(recipes: try! RecipeFile(data: Data(json.utf8)).recipes)

    @Test("every word of a search has to be found")
    func search() {
        #expect(library.recipes(matching: "leek OVEN").map(\.id) == ["leek-quiche"])
        #expect(library.recipes(matching: "leek salad").isEmpty)
        #expect(library.recipes(matching: "").count == 2)
    }

    @Test("the quickest comes first when sorted by duration")
    func sorting() {
        let ids = library.recipes(matching: "", in: .duration).map { $0.id }
        #expect(ids == ["tomato-salad", "leek-quiche"])
        #expect(library["leek-quiche"]!.totalMinutes == 45)
    }

    @Test("a quantity that cannot be read names the ingredient")
    func unreadableQuantity() {
        let text = Self.json.replacingOccurrences(of: "\"500\"", with: "\"some\"")
        #expect(throws: DecodingError.self) { try RecipeFile(data: Data(text.utf8)) }
    }

    @Test("a salad for five takes two and a half times as much, and the method stays the same")
    func scaling() {
        let scaled = ServingScaler(servings: 5).scaled(library["tomato-salad"]!)
        #expect(scaled.ingredients.map(\.quantity) == [1_250, Quantity(15, over: 4)])
        [1, 2, 3].forEach { servings in
            #expect(ServingScaler(servings: servings).scaled(scaled).steps == scaled.steps)
        }
    }
}
