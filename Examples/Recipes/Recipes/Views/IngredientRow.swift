#if canImport(SwiftUI)
import DesignSystem
import SwiftUI

/// A quantity at the left, the ingredient beside it.
struct IngredientRow: View {
    let ingredient: Ingredient

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("\(QuantityText(ingredient.quantity.value).text) \(ingredient.unit.symbol)")
                .monospacedDigit()
                .foregroundStyle(.secondary)
            Text(ingredient.name)
        }
    }
}
#endif
