import Diagnostics

/// Where an assignment stands: the level and the place in its table.
struct SettingPlace: Sendable, Hashable {
    var level: Int
    var assignment: Int
}

/// An assignment that is being worked out.
struct EvaluationFrame: Sendable {
    /// The setting.
    var name: SettingName
    /// The assignment.
    var place: SettingPlace

    init(_ name: SettingName, _ place: SettingPlace) {
        self.name = name
        self.place = place
    }
}

/// What it takes to work out a value.
struct EvaluationCost: Sendable {
    /// The references inside each other.
    var depth = 0
    /// The references that are followed.
    var references = 0
    /// The bytes that are put together.
    var bytes = 0
}

/// A value that has been worked out, with what it took.
///
/// Using it again costs as much of the budget as the first time, so that no answer depends on earlier questions.
struct RememberedValue<Value: Sendable>: Sendable {
    var value: Value
    var cost: EvaluationCost
}

/// What has been worked out.
struct EvaluationMemory: Sendable {
    var texts: [SettingPlace: RememberedValue<String>] = [:]
    var lists: [SettingPlace: RememberedValue<[String]>] = [:]
    /// The faults that have been told.
    var told: Set<Diagnostic> = []
}

/// What one question has used up.
struct EvaluationBudget: Sendable {
    var references = 0
    var bytes = 0
    /// The references inside each other at present, those in names and behind modifiers included.
    var nesting = 0
    /// The most there were since the frame at hand began.
    var deepest = 0
    /// Whether the value at hand depends on where it was asked for, because a circle came back to a frame.
    var hasCircle = false
    /// Whether a limit has been passed; everything is empty from then on.
    var isExhausted = false
}
