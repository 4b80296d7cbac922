extension TodaySnapshot {
    /// What the widget shows on a day with this recipe.
    init(of recipe: Recipe, for servings: Int) {
        self.init(
            recipeID: recipe.id,
            title: recipe.title,
            servings: servings,
            totalMinutes: recipe.totalMinutes
        )
    }
}
