import Diagnostics

/// Reads a command line by the declaration of a command.
///
/// Options may stand anywhere; `--name value`, `--name=value`, `-n value` and `-nvalue` are the same; flags of one letter
/// may be joined; behind `--` everything is positional; a single `-` is an argument, not an option.
struct ArgumentParser {
    private(set) var declaration: CommandDeclaration
    private var result = ParsedArguments()
    private var texts: [String] = []
    private var rest: ArraySlice<String>

    init(_ declaration: CommandDeclaration, _ arguments: [String]) {
        self.declaration = declaration
        rest = arguments[...]
    }

    /// Parses the whole line. When it throws, ``commands`` and ``declaration`` tell how far it understood.
    mutating func parse() throws(UsageError) -> ParsedArguments {
        var onlyPositionals = false
        while let argument = rest.popFirst() {
            if onlyPositionals || argument == "-" || !argument.hasPrefix("-") {
                try addText(argument)
            } else if argument == "--" {
                onlyPositionals = true
            } else if argument.hasPrefix("--") {
                try parseLong(argument)
            } else {
                try parseLetters(argument)
            }
        }
        guard declaration.subcommands.isEmpty else {
            throw .missingCommand(declaration.subcommands.map(\.name))
        }
        try assignPositionals()
        return result
    }

    /// The commands that were recognised so far.
    var commands: [String] { result.commands }

    private mutating func addText(_ text: String) throws(UsageError) {
        guard !declaration.subcommands.isEmpty else {
            texts.append(text)
            return
        }
        guard let subcommand = declaration.subcommands.first(where: { $0.name == text }) else {
            throw .unknownCommand(text, nearest: Spelling.nearest(to: text, among: declaration.subcommands.map(\.name)))
        }
        // Options of the outer command stay valid behind the name of the inner one.
        var inner = subcommand
        inner.flags += declaration.flags.filter { flag in !subcommand.flags.contains { $0.name == flag.name } }
        inner.options += declaration.options
        declaration = inner
        result.commands.append(text)
    }

    private mutating func parseLong(_ argument: String) throws(UsageError) {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let value = parts.count > 1 ? String(parts[1]) : nil
        if let flag = declaration.flags.first(where: { $0.name == name }) {
            if let value { throw .unexpectedValue(flag: "--" + name, value: value) }
            result.flagNames.insert(flag.name)
        } else if let option = declaration.options.first(where: { $0.name == name }) {
            try set(option, spelled: "--" + name, value: value)
        } else {
            let names = declaration.flags.map(\.name) + declaration.options.map(\.name)
            let nearest = Spelling.nearest(to: name, among: names).map { "--" + $0 }
            throw .unknownOption("--" + name, nearest: nearest)
        }
    }

    private mutating func parseLetters(_ argument: String) throws(UsageError) {
        var letters = argument.dropFirst()
        while let letter = letters.popFirst() {
            if let flag = declaration.flags.first(where: { $0.letter == letter }) {
                result.flagNames.insert(flag.name)
            } else if let option = declaration.options.first(where: { $0.letter == letter }) {
                let value = letters.first == "=" ? letters.dropFirst() : letters
                try set(option, spelled: "-\(letter)", value: letters.isEmpty ? nil : String(value))
                return
            } else {
                throw .unknownOption("-\(letter)", nearest: nil)
            }
        }
    }

    private mutating func set(_ option: ValueOption, spelled name: String, value: String?) throws(UsageError) {
        guard let value = value ?? rest.popFirst() else {
            throw .missingValue(option: name, valueName: option.valueName)
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw .invalidChoice(option: name, value: value, choices: option.choices)
        }
        guard option.isRepeatable || result.values[option.name] == nil else { throw .repeatedOption(name) }
        result.values[option.name, default: []].append(value)
    }

    /// Gives the texts to the declared arguments, from the left; one that takes any number leaves enough for those
    /// behind it.
    private mutating func assignPositionals() throws(UsageError) {
        var remaining = texts[...]
        for (index, positional) in declaration.positionals.enumerated() {
            let needed = declaration.positionals[(index + 1)...].count { $0.count == .one || $0.count == .oneOrMore }
            let available = max(0, remaining.count - needed)
            let taken: Int
            switch positional.count {
            case .one, .optional: taken = min(available, 1)
            case .any, .oneOrMore: taken = available
            }
            if taken == 0, positional.count == .one || positional.count == .oneOrMore {
                throw .missingArgument(positional.name)
            }
            if taken > 0 { result.positionals[positional.name] = Array(remaining.prefix(taken)) }
            remaining = remaining.dropFirst(taken)
        }
        if let extra = remaining.first { throw .unexpectedArgument(extra) }
    }
}
