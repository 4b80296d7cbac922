/// Turns an amount of one unit into another.
enum UnitConverter {
    /// Why an amount cannot be converted.
    enum Failure: Error, Equatable {
        /// Pieces and pinches have neither weight nor volume.
        case notMeasurable(MeasurementUnit)
        /// From volume to weight or back, and nobody knows how heavy the ingredient is.
        case unknownDensity(ingredient: String)
    }

    /// Converts the quantity of `ingredient` to `unit`.
    static func convert(
        _ ingredient: Ingredient,
        to unit: MeasurementUnit
    ) throws(Failure) -> Ingredient {
        guard ingredient.unit != unit else { return ingredient }
        guard ingredient.unit.dimension != .count else {
            throw .notMeasurable(ingredient.unit)
        }
        guard unit.dimension != .count else { throw .notMeasurable(unit) }

        var base = ingredient.quantity * ingredient.unit.size
        if ingredient.unit.dimension != unit.dimension {
            guard let density = Density.of(ingredient.name) else {
                throw .unknownDensity(ingredient: ingredient.name)
            }
            base =
                unit.dimension == .mass
                ? base * density.gramsPerMilliliter
                : base / density.gramsPerMilliliter
        }

        var converted = ingredient
        converted.quantity = base / unit.size
        converted.unit = unit
        return converted
    }
}
