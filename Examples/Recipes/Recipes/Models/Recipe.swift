/// A dish and how to make it.
struct Recipe: Hashable, Identifiable, Sendable {
    /// The name in links and files: `leek-quiche`.
    var id: String
    /// The name on screen.
    var title: String
    /// For how many people the quantities are meant.
    var servings: Int
    /// What goes in, in the order of use.
    var ingredients: [Ingredient]
    /// What to do, in order.
    var steps: [CookingStep]
    /// Words to find it by: `vegetarian`, `oven`.
    var tags: Set<String>

    /// How long somebody has to stand at the stove.
    var activeMinutes: Int { steps.reduce(0) { $0 + $1.activeMinutes } }

    /// How long it takes from the first step until it is on the table.
    var totalMinutes: Int { steps.reduce(0) { $0 + $1.totalMinutes } }
}
