extension TemplateRenderer {
    /// What a loop runs through.
    private enum Items {
        case values([TemplateValue])
        case pairs([TemplateDictionary.Entry])
    }

    mutating func render(_ node: LoopNode) throws(TemplateFailure) {
        var items = items(of: try evaluate(node.values))
        let steps = loopMemory.flatMap { memory in
            memoryPlace(of: node, in: memory).map { RememberedSteps(memory, $0.place, $0.asksForPosition) }
        }
        if let filter = node.filter { items = try kept(items, of: node, by: filter, steps) }
        let count =
            switch items {
            case .values(let values): values.count
            case .pairs(let pairs): pairs.count
            }
        guard count > 0 else { return try renderFrame(node.empty) }
        loopCount += count
        guard loopCount <= limits.loopCount else {
            throw TemplateFailure("the loops run more than \(limits.loopCount) times", code: "loop-count")
        }
        let outerFrame = frame
        // The variables are saved once, and get another value each time.
        for case let variable? in node.variables { protect(variable) }
        let loop = loops.count
        let token = LoopToken(loop: loop)
        loops.append(RunningLoop(token: token, label: node.label, count: count, labelled: labelledLoops()))
        bind(SymbolTable.loop, .object(token))
        switch items {
        case .values(let values):
            for index in 0..<count {
                let step = steps?.step(.output, values[index], index, count)
                if let step, case .output(let bytes)? = steps?.memory.result(of: step) {
                    output += bytes
                    continue
                }
                try assign(values[index], to: node)
                if try !goesOn(node, loop, index, watchedAs: step) { break }
            }
        case .pairs(let pairs):
            for index in 0..<count {
                try assign(pairs[index], to: node)
                if try !goesOn(node, loop, index) { break }
            }
        }
        loops.removeLast()
        leave(outerFrame)
    }

    /// Renders the body once, and says whether the loop goes on.
    private mutating func goesOn(
        _ node: LoopNode, _ loop: Int, _ index: Int, watchedAs step: LoopStep? = nil
    ) throws(TemplateFailure) -> Bool {
        loops[loop].index = index
        let (frame, start) = (frame, output.count)
        let watched = step.flatMap { loopMemory?.begin($0) == true ? $0 : nil }
        try render(node.body)
        if let watched { loopMemory?.end(watched, with: .output(Array(output[start...]))) }
        leave(frame)
        guard let jump else { return true }
        guard jump.loop == loop else { return false }
        self.jump = nil
        return jump.continues
    }

    private func items(of value: TemplateValue) -> Items {
        switch value {
        case .array(let values): .values(values)
        case .dictionary(let dictionary): .pairs(dictionary.entries)
        case .record(let record): .pairs(record.fields.map { .init(key: $0.label, value: $0.value) })
        case .object(let object):
            .pairs(object.templateMemberNames.compactMap { name in object.templateMember(name).map { .init(key: name, value: $0) } })
        default: .values([])
        }
    }

    private mutating func kept(
        _ items: Items, of node: LoopNode, by filter: Expression, _ steps: RememberedSteps?
    ) throws(TemplateFailure) -> Items {
        let frame = frame
        for case let variable? in node.variables { protect(variable) }
        let result: Items
        switch items {
        case .values(let values):
            var kept: [TemplateValue] = []
            for value in values {
                let step = steps?.step(.selection, value)
                if let step, case .selection(let isSelected)? = steps?.memory.result(of: step) {
                    if isSelected { kept.append(value) }
                    continue
                }
                try assign(value, to: node)
                let watched = step.flatMap { steps?.memory.begin($0) == true ? $0 : nil }
                let isSelected = try truth(of: filter)
                if let watched { steps?.memory.end(watched, with: .selection(isSelected)) }
                if isSelected { kept.append(value) }
            }
            result = .values(kept)
        case .pairs(let pairs):
            var kept: [TemplateDictionary.Entry] = []
            for pair in pairs {
                try assign(pair, to: node)
                if try truth(of: filter) { kept.append(pair) }
            }
            result = .pairs(kept)
        }
        leave(frame)
        return result
    }

    private mutating func assign(_ value: TemplateValue, to node: LoopNode) throws(TemplateFailure) {
        guard case .record(let record) = value, record.kind == .tuple else {
            if let first = node.variables.first ?? nil { assign(first, value) }
            return
        }
        guard node.variables.count <= record.fields.count else { throw tooFew(value) }
        for (variable, field) in zip(node.variables, record.fields) {
            if let variable { assign(variable, field.value) }
        }
    }

    private mutating func assign(_ pair: TemplateDictionary.Entry, to node: LoopNode) throws(TemplateFailure) {
        guard node.variables.count <= 2 else {
            throw tooFew(
                .record(
                    TemplateRecord(
                        kind: .tuple,
                        fields: [
                            .init(label: "key", value: .string(pair.key)), .init(label: "value", value: pair.value),
                        ])))
        }
        if let key = node.variables.first ?? nil { assign(key, .string(pair.key)) }
        if node.variables.count == 2, let value = node.variables[1] { assign(value, pair.value) }
    }

    private func tooFew(_ value: TemplateValue) -> TemplateFailure {
        TemplateFailure("Tuple '\(value)' has less values than loop variables", code: "loop-variables")
    }

    /// The labelled loops that `forloop` reaches here, the loop itself among them.
    private func labelledLoops() -> [(label: String, loop: Int)] {
        guard let current = runningLoop else { return [] }
        let own = current.label.map { [($0, current.token.loop)] } ?? []
        return own + current.labelled
    }

    /// The loop that `forloop` stands for.
    var runningLoop: RunningLoop? {
        guard case .object(let object)?? = slots.first else { return nil }
        if let last = loops.last, last.token === object { return last }
        return loops.last { $0.token === object }
    }

    /// What `forloop` is when it is more than asked for a member: a copy.
    func snapshot(of loop: RunningLoop) -> TemplateValue {
        var entries = LoopField.allCases.map { ($0.rawValue, loop.value($0)) }
        if let label = loop.label { entries.append(("label", .string(label))) }
        for (label, index) in loop.labelled.reversed() where index < loops.count {
            let outer = loops[index]
            entries.append((label, .dictionary(TemplateDictionary(LoopField.allCases.map { ($0.rawValue, outer.value($0)) }))))
        }
        return .dictionary(TemplateDictionary(entries))
    }

    mutating func render(_ node: JumpNode) throws(TemplateFailure) {
        guard let label = node.label else {
            guard let loop = loops.last else {
                throw TemplateFailure("'\(node.continues ? "continue" : "break")' can be used only inside loop body", code: "no-loop")
            }
            jump = Jump(loop: loop.token.loop, continues: node.continues)
            return
        }
        guard let loop = loops.last(where: { $0.label == label }) else {
            throw TemplateFailure("No loop labeled '\(label)' is currently running", code: "no-loop")
        }
        jump = Jump(loop: loop.token.loop, continues: node.continues)
    }

    mutating func render(_ node: MappingNode) throws(TemplateFailure) {
        guard case .array(let values) = try evaluate(node.values), !values.isEmpty else { return }
        loopCount += values.count
        guard loopCount <= limits.loopCount else {
            throw TemplateFailure("the loops run more than \(limits.loopCount) times", code: "loop-count")
        }
        var mapped: [TemplateValue] = []
        for (index, value) in values.enumerated() {
            let frame = frame
            bind(
                node.loop,
                [
                    "counter": .integer(index), "first": .boolean(index == 0), "last": .boolean(index == values.count - 1),
                    "item": value,
                ])
            if let element = node.element { bind(element, value) }
            mapped.append(.string(try capture { (renderer) throws(TemplateFailure) in try renderer.render(node.body) }))
            leave(frame)
            if jump != nil { break }
        }
        bind(node.result, .array(mapped))
    }
}
