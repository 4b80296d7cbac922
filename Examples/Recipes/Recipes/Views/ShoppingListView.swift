#if canImport(SwiftUI)
import DesignSystem
import SwiftUI

/// What is to be bought, in the order of the shop.
struct ShoppingListView: View {
    @Bindable var kitchen: Kitchen

    var body: some View {
        NavigationStack {
            List(kitchen.shoppingList.items, id: \.self) { item in
                Button {
                    kitchen.shoppingList.toggle(item.name)
                } label: {
                    HStack {
                        Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
                        Text(item.name)
                        Spacer()
                        Text("\(QuantityText(item.quantity.value).text) \(item.unit.symbol)")
                    }
                }
                .buttonStyle(CardStyle())
            }
            .overlay {
                if kitchen.shoppingList.items.isEmpty {
                    VStack {
                        Image("Basket")
                        Text("shopping.empty")
                    }
                }
            }
            .navigationTitle("tab.shopping")
            .toolbar {
                Button("shopping.removeBought") { kitchen.shoppingList.removeBought() }
            }
        }
    }
}
#endif
