extension TemplateParser {
    mutating func forNode(_ all: [String]) throws(TemplateFailure) -> Node {
        let place = place
        var components = all
        var label: String?
        if components.count > 1, components[0].hasSuffix(":") { label = String(components.removeFirst().dropLast()) }
        let hasFilter = components.count > 5 && components[4] == "where"
        guard components.count > 3, components[2] == "in", components.count == 4 || hasFilter else {
            throw Self.syntax("'for' statements should use the syntax: `for <x> in <y> [where <condition>]`.")
        }
        let variables = components[1].split(separator: ",").map { name in
            name == "_" ? nil : compiler.symbols.symbol(String(name))
        }
        let values = try resolvable(components[3])
        let filter = hasFilter ? try condition(components[5...]) : nil
        let loopBody = try body(until: "endfor", "empty")
        guard takeTag() != nil else { throw Self.missing("endfor") }
        var empty: [Node] = []
        if closingContent == "empty" {
            empty = try body(until: "endfor")
            _ = takeTag()
        }
        return .loop(
            LoopNode(place: place, label: label, variables: variables, values: values, filter: filter, body: loopBody, empty: empty))
    }

    mutating func jumpNode(_ tag: BuiltInTag, _ components: [String]) throws(TemplateFailure) -> Node {
        guard components.count <= 2 else { throw Self.syntax("'\(components[0])' can accept only one parameter") }
        return .jump(JumpNode(place: place, continues: tag == .continue, label: components.count == 2 ? components[1] : nil))
    }

    mutating func mapNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        let hasElement = components.count > 5 && components[4] == "using"
        guard components.count > 3, components[2] == "into", components.count == 4 || hasElement else {
            throw Self.syntax(
                "'map' statements should use the following syntax '{% map {array} into {varname} [using {element}] %}'.")
        }
        let values = try resolvable(components[1])
        let result = compiler.symbols.symbol(components[3])
        let element = hasElement ? compiler.symbols.symbol(components[5]) : nil
        let mapBody = try body(until: "endmap", "empty")
        guard takeTag() != nil else { throw Self.missing("endmap") }
        if closingContent == "empty" { _ = takeTag() }
        let loop = compiler.symbols.symbol("maploop")
        return .mapping(MappingNode(place: place, values: values, result: result, element: element, loop: loop, body: mapBody))
    }
}
