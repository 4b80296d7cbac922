import Diagnostics

extension SettingsEvaluator {
    /// The value of an assignment in the form in which it is evaluated.
    @inline(__always)
    func value(at place: SettingPlace) -> CompiledValue {
        scope.levels[place.level].table.value(at: place.assignment)
    }

    /// The assignment itself.
    func assignment(at place: SettingPlace) -> SettingAssignment {
        scope.levels[place.level].table.assignments[place.assignment]
    }

    /// The assignment that gives a setting its value.
    mutating func firstMatch(of name: SettingName) -> SettingPlace? {
        var level = scope.levels.count - 1
        while level >= 0 {
            let last = scope.levels[level].table.lastPlace(of: name)
            if last >= 0, let place = match(from: last, level: level) { return place }
            level -= 1
        }
        return nil
    }

    /// The assignment that `$(inherited)` means in another one.
    mutating func nextMatch(below frame: EvaluationFrame) -> SettingPlace? {
        var level = frame.place.level
        var start = scope.levels[level].table.previousPlace(before: frame.place.assignment)
        while true {
            if start >= 0, let place = match(from: start, level: level) { return place }
            level -= 1
            guard level >= 0 else { return nil }
            start = scope.levels[level].table.lastPlace(of: frame.name)
        }
    }

    /// The last assignment of a table whose conditions hold, from a place on towards the beginning.
    private mutating func match(from start: Int, level: Int) -> SettingPlace? {
        var place = start
        while place >= 0 {
            if scope.levels[level].table.assignments[place].conditions.isEmpty
                || failedCondition(of: scope.levels[level].table.assignments[place]) == nil
            {
                return SettingPlace(level: level, assignment: place)
            }
            place = scope.levels[level].table.previousPlace(before: place)
        }
        return nil
    }

    /// The first condition of an assignment that does not hold.
    mutating func failedCondition(of assignment: SettingAssignment) -> SettingCondition? {
        for condition in assignment.conditions where condition.pattern != "*" {
            guard let actual = actualValue(of: condition.kind, for: assignment.name) else { return condition }
            if !ShellPattern.matches(condition.pattern, actual) { return condition }
        }
        return nil
    }

    private mutating func actualValue(of kind: SettingCondition.Kind, for name: String) -> String? {
        switch kind {
        case .configuration: parameters.configuration
        case .sdk: sdkNames.count < 2 ? parameters.sdk : sdkChoice(for: name)
        case .arch: parameters.arch
        case .variant: parameters.variant
        case .compiler: parameters.compiler
        case .other: nil
        }
    }

    /// The first of the SDK's names that some condition of the setting fits, so that all of them are compared with one name.
    private mutating func sdkChoice(for name: String) -> String? {
        if let choice = sdkChoices[name] { return choice }
        let settingName = SettingName(name)
        let patterns = scope.levels.flatMap { level in
            level.table.places(of: settingName).flatMap { level.table.assignments[$0].conditions }
        }.filter { $0.kind == .sdk }.map(\.pattern)
        let choice = sdkNames.first { sdk in patterns.contains { ShellPattern.matches($0, sdk) } } ?? sdkNames[0]
        sdkChoices[name] = choice
        return choice
    }
}
