extension LocalizedForm {
    /// The arguments that all texts of the form together take.
    ///
    /// The texts of a variable mention their own number without a position; all else in them counts where it has a position. Where such
    /// a placeholder has the position of a variable, its type is that of the argument.
    ///
    /// - Throws: when one argument has two types.
    package func arguments() throws(FormatArguments.Conflict) -> FormatArguments {
        switch self {
        case .text(let text): return try FormatArguments(FormatText(text.text))
        case .format(let format):
            var collector = VariableArguments(variables: format.variables)
            try collector.addFormat(format.format.text)
            return try collector.finished()
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
    private var arguments = FormatArguments()
    /// The numbers of variables, which count where nothing else is said of their positions.
    private var numbers: [FormatArguments.Argument] = []
    /// The positions that placeholders in the texts of variables name.
    private var namedPositions: Set<Int> = []
    /// The variables that were followed, with their arguments, so that those that mention each other are not followed for ever.
    private var followed: Set<Use> = []

    /// A variable that takes an argument.
    private struct Use: Hashable {
        let name: String
        let position: Int
    }

    /// How many uses are followed: more than any text has, and few enough for texts made to be slow.
    private static let useLimit = 1_000
    /// How deep variables are followed in the texts of variables.
    private static let depthLimit = 64
    /// The variables in whose texts the reader is; one that mentions itself is not followed.
    private var path: [String] = []

    init(variables: [PluralVariable]) {
        self.variables = variables
    }

    /// The arguments, those that numbers of variables take among them.
    func finished() throws(FormatArguments.Conflict) -> FormatArguments {
        var finished = arguments
        for number in numbers where !namedPositions.contains(number.position) { try finished.add(number.type, at: number.position) }
        return finished
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
        guard let variable = variables.first(where: { $0.name == name }), followed.count < Self.useLimit else { return }
        guard path.count < Self.depthLimit, !path.contains(name), followed.insert(Use(name: name, position: position)).inserted else {
            return
        }
        numbers.append(FormatArguments.Argument(position: position, type: variable.argumentType))
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
                    namedPositions.insert(written)
                } else {
                    if type != .object, counter == position { numbers.append(.init(position: position, type: type)) }
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
