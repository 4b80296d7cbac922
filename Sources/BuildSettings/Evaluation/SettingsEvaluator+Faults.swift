import Diagnostics

extension SettingsEvaluator {
    /// Reports that a limit is passed, at the setting that was asked for, and ends the work on this question.
    mutating func exhaust(_ limit: EvaluationLimits) {
        guard !budget.isExhausted, let first = frames.first, let last = frames.last else { return }
        budget.isExhausted = true
        let location = assignment(at: first.place).location
        var notes: [Diagnostic.Note] = []
        if last.name != first.name {
            notes.append(.init("it was at '\(last.name.text)' then", at: assignment(at: last.place).location))
        }
        report(
            Diagnostic(
                .error, limit.code, "the value of '\(first.name.text)' \(limit.reason); it counts as empty", at: location, notes: notes))
    }

    /// Reports settings that refer to each other in a circle, from a frame on; each setting is named once.
    ///
    /// A circle is fine when one of its settings has a lower entry: asked for that one, the way back means its lower entry.
    mutating func tellCircle(from start: Int) {
        let circle = frames[start...]
        for frame in circle where nextMatch(below: frame) != nil { return }
        guard let first = circle.first, !circle.contains(where: { circleNames.contains($0.name.text) }) else { return }
        circleNames.formUnion(circle.map(\.name.text))
        let names = circle.map { "'\($0.name.text)'" } + ["'\(first.name.text)'"]
        let notes = circle.dropFirst().map { frame in
            Diagnostic.Note("'\(frame.name.text)' is given its value here", at: assignment(at: frame.place).location)
        }
        let message = "\(names[0]) refers to itself: \(names.joined(separator: " → ")); the last reference counts as empty"
        report(Diagnostic(.error, "setting-circle", message, at: assignment(at: first.place).location, notes: notes))
    }

    /// Reports a modifier that nobody knows, or that is not provided.
    mutating func tellModifier(_ modifier: SettingExpression.Modifier) {
        guard let frame = frames.last else { return }
        let place = "in the value of '\(frame.name.text)'"
        let location = assignment(at: frame.place).location
        if modifier.action == .md5 {
            let message = "the modifier '__md5' \(place) cannot be worked out outside Xcode; the value is left as it is"
            return report(Diagnostic(.error, "unsupported-modifier", message, at: location))
        }
        let candidates = SettingModifier.allCases.map(\.rawValue).filter { !$0.hasPrefix("__") }
        let remedy = Spelling.nearest(to: modifier.name, among: candidates).map { "did you mean '\($0)'?" } ?? "it is left out"
        report(Diagnostic(.error, "unknown-modifier", "unknown modifier '\(modifier.name)' \(place); \(remedy)", at: location))
    }

    /// Reports what is wrong with how a value is written, once.
    mutating func tell(_ faults: [SettingExpression.Fault], of frame: EvaluationFrame) {
        if faults.isEmpty { return }
        let location = assignment(at: frame.place).location
        for fault in faults {
            switch fault {
            case .unterminatedReference(let text):
                let message = "the reference '\(text)' in the value of '\(frame.name.text)' is not closed; write '$$' for the character '$'"
                report(Diagnostic(.error, "unterminated-reference", message, at: location))
            case .tooDeep:
                let limit = ExpressionParser.depthLimit
                let message = "the value of '\(frame.name.text)' has more than \(limit) references inside each other's names"
                report(Diagnostic(.error, "reference-too-deep", message, at: location))
            case .unterminatedQuote(let mark):
                let message =
                    "a quotation mark (\(mark)) in the list '\(frame.name.text)' is not closed; write '\\\(mark)' for the character"
                report(Diagnostic(.warning, "unterminated-quote", message, at: location))
            }
        }
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        if memory.told.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}
