import Diagnostics

extension SettingsEvaluator {
    // MARK: - Values of assignments

    /// The value of an assignment as one text; empty when a limit is passed.
    mutating func textValue(_ frame: EvaluationFrame) -> String {
        switch value(at: frame.place) {
        case .literal(let text): return text
        case .list: return ListText.joined(listValue(frame))
        case .text(let expression):
            if let text = memory.texts[frame.place] { return charge(text.cost) ? text.value : "" }
            guard let outer = enter(frame) else { return "" }
            tell(expression.faults, of: frame)
            var text = ""
            append(expression.pieces, to: &text)
            guard let cost = leave(outer) else { return budget.isExhausted ? "" : text }
            memory.texts[frame.place] = RememberedValue(value: text, cost: cost)
            return text
        }
    }

    /// The value of an assignment as a list; empty when a limit is passed.
    mutating func listValue(_ frame: EvaluationFrame) -> [String] {
        if let list = memory.lists[frame.place] { return charge(list.cost) ? list.value : [] }
        guard let outer = enter(frame) else { return [] }
        let expression: ListExpression
        if case .list(let compiled) = value(at: frame.place) {
            expression = compiled
        } else {
            expression = ListExpression(assignment(at: frame.place).value)
        }
        tell(expression.faults, of: frame)
        var items: [String] = []
        var size = 0
        for word in expression.words { append(word, to: &items, size: &size) }
        guard let cost = leave(outer) else { return budget.isExhausted ? [] : items }
        memory.lists[frame.place] = RememberedValue(value: items, cost: cost)
        return items
    }

    /// Begins a frame; gives what has been used up before, `nil` when a limit is passed.
    private mutating func enter(_ frame: EvaluationFrame) -> EvaluationBudget? {
        if budget.isExhausted { return nil }
        let outer = budget
        frames.append(frame)
        budget.deepest = budget.nesting
        budget.hasCircle = false
        return outer
    }

    /// Ends a frame; gives what its value took if the value is the same wherever it is asked for, so that it may be kept.
    private mutating func leave(_ outer: EvaluationBudget) -> EvaluationCost? {
        frames.removeLast()
        let cost = EvaluationCost(
            depth: budget.deepest - outer.nesting,
            references: budget.references - outer.references,
            bytes: budget.bytes - outer.bytes
        )
        let isKept = !budget.hasCircle && !budget.isExhausted
        budget.hasCircle = outer.hasCircle || budget.hasCircle
        budget.deepest = max(outer.deepest, budget.deepest)
        return isKept ? cost : nil
    }

    /// Takes from the budget what a remembered value took; answers whether that was left.
    private mutating func charge(_ cost: EvaluationCost) -> Bool {
        budget.references += cost.references
        budget.bytes += cost.bytes
        budget.deepest = max(budget.deepest, budget.nesting + cost.depth)
        if budget.deepest > EvaluationLimits.depth { exhaust(.nesting) }
        if budget.references > EvaluationLimits.references { exhaust(.referenceCount) }
        if budget.bytes > EvaluationLimits.totalBytes { exhaust(.totalSize) }
        return !budget.isExhausted
    }

    // MARK: - Text

    /// Adds pieces to a text.
    mutating func append(_ pieces: [SettingExpression.Piece], to text: inout String) {
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .reference(let reference):
                let addition = self.text(of: reference)
                guard spend(addition.utf8.count, result: text.utf8.count) else { return }
                text += addition
            }
        }
    }

    /// The value of a reference as one text.
    private mutating func text(of reference: SettingExpression.Reference) -> String {
        guard descend() else { return "" }
        defer { budget.nesting -= 1 }
        return text(of: reference, at: resolve(reference))
    }

    private mutating func text(of reference: SettingExpression.Reference, at frame: EvaluationFrame?) -> String {
        guard let frame else {
            return reference.modifiers.isEmpty ? undefinedText(of: reference) : modified(nil, reference).joined(separator: " ")
        }
        if reference.modifiers.isEmpty { return textValue(frame) }
        if KnownSettings.type(of: frame.name) == .list { return ListText.joined(modified(listValue(frame), reference)) }
        return modified([textValue(frame)], reference).joined(separator: " ")
    }

    private func undefinedText(of reference: SettingExpression.Reference) -> String {
        guard reference.isBare, case .fixed(let name) = reference.name, !Self.isInherited(name.text) else { return "" }
        return "$" + name.text
    }

    // MARK: - Lists

    /// Adds the items that a word stands for.
    private mutating func append(_ word: ListExpression.Word, to items: inout [String], size: inout Int) {
        if word.pieces.count == 1, case .literal(let literal) = word.pieces[0].piece {
            items.append(literal)
            size += literal.utf8.count + 1
        } else if word.pieces.count == 1, !word.isQuoted, case .reference(let reference) = word.pieces[0].piece {
            let addition = self.items(of: reference)
            let growth = Self.size(addition)
            guard spend(growth, result: size) else { return }
            items += addition
            size += growth
        } else {
            let addition = product(of: word)
            items += word.isQuoted ? addition : addition.filter { !$0.isEmpty }
            size += Self.size(addition)
        }
    }

    /// The items of a word that is glued together: one for each item of a list in it.
    private mutating func product(of word: ListExpression.Word) -> [String] {
        var results = [""]
        for piece in word.pieces {
            var factors: [String]
            switch piece.piece {
            case .literal(let literal): factors = [literal]
            case .reference(let reference) where piece.isQuoted: factors = [text(of: reference)]
            case .reference(let reference): factors = gluedItems(of: reference)
            }
            if factors.isEmpty { factors = [""] }
            let (growth, overflows) = Self.size(factors).multipliedReportingOverflow(by: results.count)
            guard spend(overflows ? .max : growth, result: Self.size(results)) else { return [] }
            if factors.count == 1 {
                for place in results.indices { results[place] += factors[0] }
            } else {
                results = results.flatMap { result in factors.map { result + $0 } }
            }
        }
        return results
    }

    /// The items of a reference beside text: those of a list, the text of anything else.
    private mutating func gluedItems(of reference: SettingExpression.Reference) -> [String] {
        guard descend() else { return [] }
        defer { budget.nesting -= 1 }
        let frame = resolve(reference)
        guard let frame, KnownSettings.type(of: frame.name) == .list else { return [text(of: reference, at: frame)] }
        return modified(listValue(frame), reference)
    }

    /// The items of a reference that stands alone.
    private mutating func items(of reference: SettingExpression.Reference) -> [String] {
        guard descend() else { return [] }
        defer { budget.nesting -= 1 }
        guard let frame = resolve(reference) else {
            if !reference.modifiers.isEmpty { return modified(nil, reference) }
            let text = undefinedText(of: reference)
            return text.isEmpty ? [] : [text]
        }
        if KnownSettings.type(of: frame.name) == .text {
            let text = textValue(frame)
            if !reference.modifiers.isEmpty { return modified([text], reference) }
            return text.isEmpty ? [] : [text]
        }
        return modified(listValue(frame), reference)
    }

    // MARK: - References

    /// Goes one reference deeper; answers whether that is allowed.
    private mutating func descend() -> Bool {
        if budget.isExhausted { return false }
        guard budget.nesting < EvaluationLimits.depth else {
            exhaust(.nesting)
            return false
        }
        budget.nesting += 1
        budget.deepest = max(budget.deepest, budget.nesting)
        return true
    }

    /// The assignment that a reference leads to; `nil` when the setting has no value.
    private mutating func resolve(_ reference: SettingExpression.Reference) -> EvaluationFrame? {
        budget.references += 1
        if budget.references > EvaluationLimits.references { exhaust(.referenceCount) }
        let name: SettingName
        switch reference.name {
        case .fixed(let fixed): name = fixed
        case .computed(let pieces):
            var text = ""
            append(pieces, to: &text)
            name = SettingName(text)
        }
        guard !budget.isExhausted, let top = frames.last else { return nil }
        if name == top.name || Self.isInherited(name.text) {
            return nextMatch(below: top).map { EvaluationFrame(top.name, $0) }
        }
        guard let circle = frames.lastIndex(where: { $0.name == name }) else {
            return firstMatch(of: name).map { EvaluationFrame(name, $0) }
        }
        budget.hasCircle = true
        guard let next = nextMatch(below: frames[circle]) else {
            tellCircle(from: circle)
            return nil
        }
        return EvaluationFrame(name, next)
    }

    static func isInherited(_ name: String) -> Bool { name == "inherited" || name == "value" }

    /// The items after all modifiers of a reference; `nil` stands for a setting that has no value.
    private mutating func modified(_ items: [String]?, _ reference: SettingExpression.Reference) -> [String] {
        var items = items ?? []
        for modifier in reference.modifiers {
            guard let action = modifier.action, action != .md5 else {
                tellModifier(modifier)
                continue
            }
            if action == .default {
                if items.allSatisfy(\.isEmpty) { items = defaultItems(modifier.operand ?? []) }
                continue
            }
            if items.isEmpty { continue }
            var operand = ""
            append(modifier.operand ?? [], to: &operand)
            let (growth, overflows) = operand.utf8.count.multipliedReportingOverflow(by: items.count)
            guard spend(overflows ? .max : growth, result: Self.size(items)) else { return [] }
            items = items.map { action.apply(to: $0, operand: operand) }
        }
        return items
    }

    /// What stands behind `default=`: a reference alone keeps its items, anything else is one text.
    private mutating func defaultItems(_ operand: [SettingExpression.Piece]) -> [String] {
        if operand.count == 1, case .reference(let reference) = operand[0] { return gluedItems(of: reference).filter { !$0.isEmpty } }
        var text = ""
        append(operand, to: &text)
        return text.isEmpty ? [] : [text]
    }

    // MARK: - Limits

    /// Takes bytes from the budget; answers whether the result may grow by them.
    private mutating func spend(_ count: Int, result: Int) -> Bool {
        if budget.isExhausted { return false }
        budget.bytes += min(count, EvaluationLimits.totalBytes + 1)
        if count > EvaluationLimits.valueBytes - min(result, EvaluationLimits.valueBytes) { exhaust(.valueSize) }
        if budget.bytes > EvaluationLimits.totalBytes { exhaust(.totalSize) }
        return !budget.isExhausted
    }

    private static func size(_ items: [String]) -> Int {
        items.reduce(items.count) { $0 + $1.utf8.count }
    }
}
