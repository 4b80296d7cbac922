extension LocalizedForm {
    /// The arguments that all texts of the form together take.
    ///
    /// The texts of a variable mention their own number without a position; all else in them counts where it has a position.
    ///
    /// - Throws: when one argument has two types.
    package func arguments() throws(FormatArguments.Conflict) -> FormatArguments {
        switch self {
        case .text(let text): return try FormatArguments(FormatText(text.text))
        case .format(let format):
            var collector = VariableArguments(variables: format.variables)
            try collector.addFormat(format.format.text)
            return collector.arguments
        case .devices(let choices), .widths(let choices):
            var union = FormatArguments()
            for choice in choices { try union.formUnion(try choice.form.arguments()) }
            return union
        }
    }
}

/// Collects the arguments of a text with variables.
private struct VariableArguments {
    let variables: [PluralVariable]
    var arguments = FormatArguments()
    /// The variables that are being looked at, so that none that mentions itself is followed for ever.
    private var path: [String] = []

    init(variables: [PluralVariable]) {
        self.variables = variables
    }

    mutating func addFormat(_ text: String) throws(FormatArguments.Conflict) {
        let format = FormatText(text)
        var counter = 1
        for placeholder in format.placeholders {
            if case .variable(let name) = placeholder.conversion {
                try addVariable(name, at: FormatArguments.position(placeholder.position, &counter))
            } else {
                var single = FormatText("")
                single.placeholders = [placeholder]
                try arguments.add(single, counter: &counter)
            }
        }
    }

    private mutating func addVariable(_ name: String, at position: Int) throws(FormatArguments.Conflict) {
        guard !path.contains(name), let variable = variables.first(where: { $0.name == name }) else { return }
        try arguments.add(variable.argumentType, at: position)
        path.append(name)
        for item in variable.cases { try addTexts(FormatText(item.text.text), of: variable, at: position) }
        path.removeLast()
    }

    private mutating func addTexts(_ text: FormatText, of variable: PluralVariable, at position: Int) throws(FormatArguments.Conflict) {
        var counter = position
        for placeholder in text.placeholders {
            if case .variable(let name) = placeholder.conversion {
                try addVariable(name, at: FormatArguments.position(placeholder.position, &counter))
            } else if let type = placeholder.conversion.type {
                if let written = placeholder.position {
                    try arguments.add(type, at: written)
                } else {
                    if type != .object, counter == position { try arguments.add(type, at: position) }
                    counter += 1
                }
            }
        }
    }
}

extension PluralVariable {
    /// The type of its number.
    package var argumentType: ArgumentType {
        valueType.flatMap { ArgumentType(specifier: $0) } ?? .integer
    }
}
