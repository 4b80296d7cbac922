extension TemplateParser {
    mutating func setNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        guard components.count == 2 || components.count == 3 else {
            throw Self.syntax(
                "'set' tag takes at least one argument (the name of the variable to set) and optionally the value expression.")
        }
        let symbol = compiler.symbols.symbol(components[1])
        guard components.count == 2 else {
            return .assignment(AssignmentNode(place: place, symbol: symbol, source: .value(try resolvable(components[2]))))
        }
        let text = try body(until: "endset")
        guard takeTag() != nil else { throw Self.missing("endset") }
        return .assignment(AssignmentNode(place: place, symbol: symbol, source: .body(text)))
    }

    mutating func macroNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        guard components.count >= 2 else {
            throw Self.syntax("'macro' tag takes at least one argument, the name of the variable to set.")
        }
        let symbol = compiler.symbols.symbol(components[1])
        let parameters = components.dropFirst(2).map { compiler.symbols.symbol($0) }
        let macroBody = try body(until: "endmacro")
        guard takeTag() != nil else { throw Self.missing("endmacro") }
        return .macro(MacroNode(place: place, symbol: symbol, parameters: parameters, body: macroBody, template: template))
    }

    mutating func callNode(_ components: [String]) throws(TemplateFailure) -> Node {
        guard components.count >= 2 else {
            throw Self.syntax("'call' tag takes at least one argument, the name of the block to call.")
        }
        var arguments: [Expression] = []
        for component in components.dropFirst(2) { arguments.append(try resolvable(component)) }
        return .call(CallNode(place: place, macro: variable(components[1]), name: components[1], arguments: arguments))
    }

    mutating func filterNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        guard components.count == 2 else { throw Self.syntax("'filter' tag takes one argument, the filter expression") }
        let text = try body(until: "endfilter")
        guard takeTag() != nil else { throw Self.missing("endfilter") }
        guard case .filtered(let expression) = try filtered("$0|" + components[1]) else {
            return .filter(FilterNode(place: place, filters: [], body: text))
        }
        return .filter(FilterNode(place: place, filters: expression.filters, body: text))
    }

    mutating func nowNode(_ components: [String]) throws(TemplateFailure) -> Node {
        guard components.count <= 2 else {
            throw Self.syntax("'now' tags may only have one argument: the format string.")
        }
        return .now(NowNode(place: place, pattern: components.count == 2 ? variable(components[1]) : nil))
    }
}
