public import Diagnostics

/// How a setting comes to its value: every assignment that had a say.
public struct SettingExplanation: Sendable, Hashable {
    /// The setting.
    public var name: String
    /// The value that it has in the end; `nil` when no assignment applies.
    public var value: String?
    /// The assignments, the lowest level first, and in each level in their order.
    public var entries: [Entry]
    /// What went wrong on the way.
    public var diagnostics: [Diagnostic]

    /// Makes an explanation.
    public init(name: String, value: String?, entries: [Entry], diagnostics: [Diagnostic]) {
        self.name = name
        self.value = value
        self.entries = entries
        self.diagnostics = diagnostics
    }

    /// One assignment that had a say.
    public struct Entry: Sendable, Hashable {
        /// The kind of the level.
        public var level: SettingsLevel.Kind
        /// What people call the level.
        public var levelName: String
        /// Where the value stands, when it stands in a file.
        public var location: SourceLocation?
        /// The conditions as they are written, `[sdk=iphoneos*]`; empty when there are none.
        public var conditions: String
        /// The value as it is written.
        public var writtenValue: String
        /// The condition that does not hold; `nil` when the assignment applies.
        public var failedCondition: SettingCondition?
        /// The value up to this point, with what it inherits; `nil` when the assignment does not apply.
        public var value: String?
        /// Whether this assignment gives the setting its value.
        public var isWinner: Bool

        /// Whether all conditions hold.
        public var applies: Bool { failedCondition == nil }
    }
}

extension SettingsEvaluator {
    /// Says for each assignment of a setting whether it applies and what the value is up to there.
    public func explain(_ name: String) -> SettingExplanation {
        // A fresh start, so that no fault is missing because another question has met it before.
        var evaluator = SettingsEvaluator(scope, parameters)
        let settingName = SettingName(name)
        let winner = evaluator.firstMatch(of: settingName)
        var entries: [SettingExplanation.Entry] = []
        for (number, level) in scope.levels.enumerated() {
            for assignment in level.table.places(of: settingName) {
                let place = SettingPlace(level: number, assignment: assignment)
                entries.append(evaluator.entry(EvaluationFrame(settingName, place), isWinner: place == winner))
            }
        }
        let value = evaluator.text(of: name)
        return SettingExplanation(name: name, value: value, entries: entries, diagnostics: evaluator.diagnostics)
    }

    private mutating func entry(_ frame: EvaluationFrame, isWinner: Bool) -> SettingExplanation.Entry {
        let level = scope.levels[frame.place.level]
        let assignment = assignment(at: frame.place)
        let failed = failedCondition(of: assignment)
        return SettingExplanation.Entry(
            level: level.kind,
            levelName: level.name,
            location: assignment.location,
            conditions: assignment.conditions.map(\.description).joined(),
            writtenValue: assignment.value.description,
            failedCondition: failed,
            value: failed == nil ? freshText(frame) : nil,
            isWinner: isWinner
        )
    }
}
