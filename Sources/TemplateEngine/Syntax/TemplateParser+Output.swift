extension TemplateParser {
    /// Reads `{{ … }}`.
    mutating func output() throws(TemplateFailure) -> Node {
        let place = place
        let components = components(of: current)
        guard !components.isEmpty else { throw TemplateFailure("Missing variable name", code: "missing-variable") }
        guard components.count > 2, components[1] == "if" else {
            return .output(OutputNode(place: place, value: try printed(components[...]), condition: nil, otherwise: nil))
        }
        let value = try printed(components[..<1])
        let rest = components[2...]
        guard let index = rest.firstIndex(of: "else") else {
            return .output(OutputNode(place: place, value: value, condition: try condition(rest), otherwise: nil))
        }
        let condition = try condition(rest[..<index])
        let otherwise = try printed(rest[(index + 1)...])
        return .output(OutputNode(place: place, value: value, condition: condition, otherwise: otherwise))
    }

    /// What is printed: an expression of operators, and where that cannot be read, everything as one variable.
    private mutating func printed(_ components: ArraySlice<String>) throws(TemplateFailure) -> Expression {
        if let expression = try? condition(components) { return expression }
        return try filtered(components.joined(separator: " "))
    }
}
