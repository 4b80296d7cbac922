/// A unit in which an ingredient is measured.
enum MeasurementUnit: String, CaseIterable, Codable, Sendable {
    case gram, kilogram, ounce, pound
    case milliliter, liter, teaspoon, tablespoon, cup
    case piece, pinch

    /// What a unit measures; only units of one dimension can be added.
    enum Dimension: Sendable {
        case mass, volume, count
    }

    /// What this unit measures.
    var dimension: Dimension {
        switch self {
        case .gram, .kilogram, .ounce, .pound: .mass
        case .milliliter, .liter, .teaspoon, .tablespoon, .cup: .volume
        case .piece, .pinch: .count
        }
    }

    /// How many grams or milliliters one of it is; 1 for what is counted.
    ///
    /// The cup is that of nutrition labels in the United States, 240 ml.
    var size: Quantity {
        switch self {
        case .gram, .milliliter, .piece, .pinch: 1
        case .kilogram, .liter: 1_000
        case .ounce: Quantity(2_835, over: 100)
        case .pound: Quantity(45_359, over: 100)
        case .teaspoon: 5
        case .tablespoon: 15
        case .cup: 240
        }
    }

    /// The short form used in lists of ingredients.
    var symbol: String {
        switch self {
        case .gram: "g"
        case .kilogram: "kg"
        case .ounce: "oz"
        case .pound: "lb"
        case .milliliter: "ml"
        case .liter: "l"
        case .teaspoon: "tsp"
        case .tablespoon: "tbsp"
        case .cup: "cup"
        case .piece: ""
        case .pinch: "pinch"
        }
    }
}
