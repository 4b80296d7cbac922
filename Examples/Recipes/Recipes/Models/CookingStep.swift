/// One step of the method.
struct CookingStep: Hashable, Codable, Sendable {
    /// What to do.
    var instruction: String
    /// How many minutes it takes with somebody at the stove.
    var activeMinutes: Int
    /// How many minutes it then takes by itself: in the oven, in the refrigerator, at rest.
    var waitingMinutes: Int

    /// From the start of this step to the start of the next.
    var totalMinutes: Int { activeMinutes + waitingMinutes }
}
