extension TemplateRenderer {
    mutating func renderTag(_ node: Node) throws(TemplateFailure) {
        switch node {
        case .text, .output: break
        case .condition(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .loop(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .jump(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .assignment(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .macro(let node): bind(node.symbol, .object(node))
        case .call(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .mapping(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .filter(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .inclusion(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .extending(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .block(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .now(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        case .custom(let node): try at(node.place) { (self) throws(TemplateFailure) in try self.render(node) }
        }
    }

    /// Does the work of a tag; what fails without a place fails there.
    @inline(__always)
    private mutating func at(
        _ place: NodePlace,
        _ work: (inout TemplateRenderer) throws(TemplateFailure) -> Void
    ) throws(TemplateFailure) {
        do throws(TemplateFailure) {
            try work(&self)
        } catch {
            throw located(error, place)
        }
    }

    mutating func render(_ node: OutputNode) throws(TemplateFailure) {
        guard let condition = node.condition else { return emit(try evaluate(node.value)) }
        if try truth(of: condition) {
            emit(try evaluate(node.value))
        } else if let otherwise = node.otherwise {
            emit(try evaluate(otherwise))
        }
    }

    /// Prints a value.
    mutating func emit(_ value: TemplateValue) {
        switch value {
        case .null: break
        case .string(let text): output.append(contentsOf: text.utf8)
        case .integer(let number): emit(number)
        default: output.append(contentsOf: value.text.utf8)
        }
    }

    private mutating func emit(_ number: Int) {
        guard number >= 0, number < 1_000_000 else {
            output.append(contentsOf: String(number).utf8)
            return
        }
        var divisor = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            output.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }

    private mutating func render(_ node: ConditionNode) throws(TemplateFailure) {
        for branch in node.branches {
            if let condition = branch.condition, !(try truth(of: condition)) { continue }
            return try renderFrame(branch.body)
        }
    }

    private mutating func render(_ node: AssignmentNode) throws(TemplateFailure) {
        switch node.source {
        case .value(let expression): bind(node.symbol, try evaluate(expression))
        case .body(let nodes):
            let text = try capture { (renderer) throws(TemplateFailure) in try renderer.render(nodes) }
            bind(node.symbol, .string(text))
        }
    }

    private mutating func render(_ node: CallNode) throws(TemplateFailure) {
        toleratesNames += 1
        let value: TemplateValue
        do throws(TemplateFailure) { value = try evaluate(node.macro) } catch {
            toleratesNames -= 1
            throw error
        }
        toleratesNames -= 1
        guard case .object(let object) = value, let macro = object as? MacroNode else {
            throw TemplateFailure("Call to undefined block '\(node.name)'.", code: "unknown-macro")
        }
        guard macro.parameters.count == node.arguments.count else {
            throw TemplateFailure(
                "Block '\(node.name)' accepts \(macro.parameters.count) parameters, \(node.arguments.count) given.", code: "macro-arguments"
            )
        }
        var values: [TemplateValue] = []
        for argument in node.arguments { values.append(try evaluate(argument)) }
        let frame = frame
        for (parameter, value) in zip(macro.parameters, values) { bind(parameter, value) }
        let outer = template
        template = macro.template
        defer { template = outer }
        do throws(TemplateFailure) {
            try render(macro.body)
        } catch {
            throw error.reached(from: .init(template: outer, offset: node.place.offset, length: node.place.length))
        }
        leave(frame)
    }

    private mutating func render(_ node: FilterNode) throws(TemplateFailure) {
        let text = try capture { (renderer) throws(TemplateFailure) in try renderer.render(node.body) }
        let frame = frame
        bind(SymbolTable.filterInput, .string(text))
        emit(try apply(node.filters, to: .string(text)))
        leave(frame)
    }

    private mutating func render(_ node: NowNode) throws(TemplateFailure) {
        guard let moment = compiler.environment.moment else {
            throw TemplateFailure("'now' has no moment to print; the caller has to give one", code: "no-moment")
        }
        var pattern = "yyyy-MM-dd 'at' HH:mm"
        if let expression = node.pattern, let text = try evaluate(expression).string { pattern = text }
        emit(.string(moment.text(pattern)))
    }

    private mutating func render(_ node: CustomNode) throws(TemplateFailure) {
        do {
            try node.action(&self)
        } catch {
            throw TemplateFailure.wrapping(error)
        }
    }
}
