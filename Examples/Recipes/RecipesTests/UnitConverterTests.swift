import Testing

@testable import App

@Suite struct UnitConverterTests {
    @Test("a cup of flour is weighed by its density")
    func cupOfFlour() throws {
        let cup = Ingredient("wheat flour", 1, .cup)
        let weighed = try UnitConverter.convert(cup, to: .gram)
        #expect(weighed.quantity == Quantity(636, over: 5))
    }

    @Test("a liter of milk and back is a liter again")
    func thereAndBack() throws {
        let liter = Ingredient("milk", 1, .liter)
        #expect(try UnitConverter.convert(UnitConverter.convert(liter, to: .kilogram), to: .liter) == liter)
    }

    @Test("three eggs have no weight")
    func countedThings() {
        #expect(throws: UnitConverter.Failure.notMeasurable(.piece)) {
            try UnitConverter.convert(Ingredient("eggs", 3, .piece), to: .gram)
        }
    }

    @Test("nobody knows how heavy a cup of an unknown ingredient is")
    func unknownDensity() {
        #expect(throws: UnitConverter.Failure.unknownDensity(ingredient: "gooseberries")) {
            try UnitConverter.convert(Ingredient("gooseberries", 1, .cup), to: .gram)
        }
    }
}
