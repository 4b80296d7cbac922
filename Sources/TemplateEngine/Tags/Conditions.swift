extension TemplateParser {
    mutating func ifNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        let first = try condition(components.dropFirst())
        var branches = [ConditionNode.Branch(condition: first, body: try body(until: "endif", "elif", "else"))]
        var next = takeTag()
        while let tag = next, closingContent.hasPrefix("elif") {
            let following = try condition(tag.dropFirst())
            branches.append(.init(condition: following, body: try body(until: "endif", "elif", "else")))
            next = takeTag()
        }
        if next != nil, closingContent == "else" {
            branches.append(.init(condition: nil, body: try body(until: "endif")))
            next = takeTag()
        }
        guard next != nil, closingContent == "endif" else { throw Self.missing("endif") }
        return .condition(ConditionNode(place: place, branches: branches))
    }

    mutating func ifnotNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        guard components.count == 2 else {
            throw Self.syntax("'ifnot' statements should use the following syntax 'ifnot condition'.")
        }
        let condition = try condition(components.dropFirst())
        let falseBody = try body(until: "endif", "else")
        guard takeTag() != nil else { throw Self.missing("endif") }
        var trueBody: [Node] = []
        if closingContent == "else" {
            trueBody = try body(until: "endif")
            _ = takeTag()
        }
        let branches = [ConditionNode.Branch(condition: condition, body: trueBody), .init(condition: nil, body: falseBody)]
        return .condition(ConditionNode(place: place, branches: branches))
    }
}
