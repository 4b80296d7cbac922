import Foundation

/// A place in the app that a link can open.
///
/// The routes stand in the annotations, in either of the two spellings; reading, writing and
/// documenting the links is generated from them.
// trellis: deeplinks, scheme = recipes, host = recipes.example
enum DeepLink: Equatable, Sendable {
    /// One recipe, from the catalog or from the account's own collection.
    // sourcery: deeplink_route = recipe/:recipeId
    // sourcery: deeplink_route = account/recipe/:recipeId
    case showRecipe(recipeId: String)

    /// The menu of one week of a subscription, open for changes.
    // sourcery: deeplink_route = subscription/:subscriptionId/:week/edit
    // sourcery: deeplink_authorized
    case editMenuForWeek(subscriptionId: String, week: Int)

    /// What is still to be bought.
    // sourcery: deeplink_route = shopping-list
    // sourcery: deeplink_authorized
    case showShoppingList

    /// The recipes that match a search.
    // trellis: route = "/recipes?query={query?}&sort={sort=title}"
    case searchRecipes(query: String?, sort: SortOrder = .title)

    /// One review that a cook has written.
    // trellis: route = "/cooks/{id}/reviews/{reviewID}?page={page=1}", auth, alias = "/c/{id}/{reviewID}", deprecated = "/users/{id}/review/{reviewID}"
    case showReview(id: UUID, reviewID: Int, page: Int = 1)
}
