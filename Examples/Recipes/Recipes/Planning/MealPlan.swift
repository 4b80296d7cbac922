/// What is eaten on which day of one week.
struct MealPlan: Equatable, Sendable {
    /// One dinner.
    struct Meal: Hashable, Sendable {
        /// Which recipe, by its identifier.
        var recipeID: Recipe.ID
        /// For how many people.
        var servings: Int
    }

    /// The number of the week in its year, counted as ISO 8601 counts.
    var week: Int
    private var meals: [Weekday: Meal] = [:]

    /// An empty plan.
    init(week: Int) {
        self.week = week
    }

    /// The dinner of a day.
    subscript(day: Weekday) -> Meal? {
        get { meals[day] }
        set { meals[day] = newValue }
    }

    /// The days on which nothing is planned, from Monday on.
    var free_days: [Weekday] {
        Weekday.allCases.filter { meals[$0] == nil }
    }

    /// What has to be bought for the week; recipes that the library does not know are left out.
    func shoppingList(from library: RecipeLibrary) -> ShoppingList {
        var list = ShoppingList()
        for day in Weekday.allCases {
            guard let meal = meals[day], let recipe = library[meal.recipeID] else { continue }
            list.add(ServingScaler(servings: meal.servings).scaled(recipe))
        }
        return list
    }
}
