import SwiftSource

/// What holds for all members of a mock.
struct MockSurroundings {
    /// The name of the mock.
    let name: String
    let isActor: Bool
    /// Whether it may be sent between tasks without belonging to an actor, so that a lock guards what it remembers.
    let isGuarded: Bool
    let isolation: Isolation
    let isGeneric: Bool
    let types: RequirementTypes
    /// The names of the library that mean something else where the mock stands.
    var shadowed: Set<String> = []

    /// A type of the library: `Error`, or `Swift.Error` where a type of that name is nearer.
    func standard(_ name: String) -> SwiftType { .name(shadowed.contains(name) ? "Swift." + name : name) }

    /// Where the state of a member is kept: what stands before `var`, and whether it is in a box.
    func place(_ isolation: Isolation, isStatic: Bool) -> (isolation: String, isBoxed: Bool) {
        let hasNoStorage = isGeneric && isStatic
        switch (self.isolation, isolation) {
        case (.global(let own), .global(let other)) where own == other: return ("", hasNoStorage)
        case (_, .global(let other)): return ("@\(other) ", hasNoStorage)
        case (.instance, _): return (isStatic ? "" : "nonisolated ", true)
        case (.global, _): return ("nonisolated ", true)
        default:
            if isGuarded || hasNoStorage { return ("", true) }
            return (isStatic ? "nonisolated(unsafe) " : "", false)
        }
    }

    /// What stands before a member so that it belongs to the actor that the requirement names.
    func prefix(_ isolation: Isolation, isStatic: Bool) -> (attribute: String?, modifier: String) {
        switch (self.isolation, isolation) {
        case (.global(let own), .global(let other)) where own == other: (nil, "")
        case (_, .global(let other)): ("@" + other, "")
        case (.global, .none): (nil, "nonisolated ")
        case (.instance, .none) where !isStatic: (nil, "nonisolated ")
        default: (nil, "")
        }
    }
}
