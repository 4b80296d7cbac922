/// The order in which recipes are listed; the list of all orders is generated.
// trellis: AutoCases
enum SortOrder: String, Codable, Sendable {
    /// By title.
    case title
    /// The quickest first.
    case duration
    /// Those with the shortest list of ingredients first.
    case simplicity

    /// Whether `first` is listed before `second`; equal ones are listed by title.
    func places(_ first: Recipe, before second: Recipe) -> Bool {
        switch self {
        case .title:
            break
        case .duration where first.totalMinutes != second.totalMinutes:
            return first.totalMinutes < second.totalMinutes
        case .simplicity where first.ingredients.count != second.ingredients.count:
            return first.ingredients.count < second.ingredients.count
        case .duration, .simplicity:
            break
        }
        return first.title < second.title
    }
}
