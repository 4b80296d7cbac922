import Diagnostics

/// Reads a command line by the declaration of a command.
///
/// Options may stand anywhere; `--name value`, `--name=value`, `-n value`, `-nvalue` and `-n=value` are the same; flags of
/// one letter may be joined; behind `--` everything is positional or belongs to the ``Remainder``. A single `-` is an
/// argument, and so is a negative number unless its first digit is declared as a letter. A value that stands apart may not
/// begin with a dash unless it is one of these two: `--name=-x` says what is meant.
struct ArgumentParser {
    /// The command that was reached, with the options of those above it.
    private(set) var declaration: CommandDeclaration
    /// The question about the program that the line asks, if it asks one; the first one counts.
    private(set) var request: ProgramRequest?
    private var result = ParsedArguments()
    private var texts: [String] = []
    private var rest: ArraySlice<String>

    init(_ declaration: CommandDeclaration, _ arguments: [String]) {
        self.declaration = declaration
        rest = arguments[...]
    }

    /// The names of the commands that were recognised so far.
    var commands: [String] { result.commands }

    /// Parses the whole line.
    ///
    /// When it throws, ``commands`` and ``declaration`` tell how far it understood. When there is a ``request``, it does
    /// not ask for what is missing.
    mutating func parse() throws(UsageError) -> ParsedArguments {
        while let argument = rest.popFirst() {
            if argument == "--" {
                if declaration.remainder != nil { result.remainder = Array(rest) } else { texts += rest }
                rest = []
            } else if !looksLikeOption(argument) {
                try addText(argument)
            } else if argument.hasPrefix("--") {
                try parseLong(argument)
            } else {
                try parseLetters(argument)
            }
        }
        if request != nil { return result }
        guard declaration.subcommands.isEmpty else { throw .missingCommand(declaration.subcommands.map(\.name)) }
        try assignPositionals()
        return result
    }

    /// Parses the line for the sake of its ``request`` only: what is wrong with the rest does not matter.
    mutating func parseRequest() {
        while request == nil, !rest.isEmpty {
            // An error takes at least one argument away, so that this ends.
            do throws(UsageError) { _ = try parse() } catch { continue }
        }
        // A command behind the request still says what the request is about.
        while let word = rest.popFirst(), word != "--" {
            if let inner = try? declaration.subcommand(word) { enter(inner) }
        }
    }

    /// Whether an argument is written as an option is, and not as a text, a `-` or a negative number.
    private func looksLikeOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), let first = argument.dropFirst().first else { return false }
        guard first.isASCII, first.isNumber else { return true }
        return declaration.flags.contains { $0.letter == first } || declaration.options.contains { $0.letter == first }
    }

    private mutating func addText(_ text: String) throws(UsageError) {
        if declaration.subcommands.isEmpty {
            texts.append(text)
        } else {
            enter(try declaration.subcommand(text))
        }
    }

    private mutating func enter(_ subcommand: CommandDeclaration) {
        declaration = subcommand
        result.commands.append(subcommand.name)
    }

    private mutating func parseLong(_ argument: String) throws(UsageError) {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map { String($0) } ?? ""
        let value = parts.count > 1 ? String(parts[1]) : nil
        if let flag = declaration.flags.first(where: { $0.name == name }) {
            if let value { throw .unexpectedValue(flag: "--" + name, value: value) }
            set(flag)
        } else if let option = declaration.options.first(where: { $0.name == name }) {
            try set(option, spelled: "--" + name, value: value)
        } else {
            let nearest = Spelling.nearest(to: name, among: optionNames).map { "--" + $0 }
            throw .unknownOption("--" + name, nearest: nearest)
        }
    }

    private mutating func parseLetters(_ argument: String) throws(UsageError) {
        var letters = argument.dropFirst()
        while let letter = letters.popFirst() {
            if let flag = declaration.flags.first(where: { $0.letter == letter }) {
                set(flag)
            } else if let option = declaration.options.first(where: { $0.letter == letter }) {
                let value = letters.first == "=" ? letters.dropFirst() : letters
                try set(option, spelled: "-\(letter)", value: letters.isEmpty ? nil : String(value))
                return
            } else if optionNames.contains(String(argument.dropFirst())) {
                throw .unknownOption(argument, nearest: "-" + argument)
            } else {
                throw .unknownOption("-\(letter)", nearest: nil)
            }
        }
    }

    private var optionNames: [String] { declaration.flags.map(\.name) + declaration.options.map(\.name) }

    private mutating func set(_ flag: Flag) {
        result.flagNames.insert(flag.name)
        request = request ?? SharedOptions.request(of: flag)
    }

    private mutating func set(_ option: ValueOption, spelled name: String, value: String?) throws(UsageError) {
        guard let value = value ?? nextValue() else {
            throw .missingValue(option: name, valueName: option.valueName)
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw .invalidChoice(option: name, value: value, choices: option.choices)
        }
        guard option.isRepeatable || result.values[option.name] == nil else { throw .repeatedOption(name) }
        result.values[option.name, default: []].append(value)
        request = request ?? SharedOptions.request(of: option, value: value)
    }

    private mutating func nextValue() -> String? {
        guard let next = rest.first, !looksLikeOption(next) else { return nil }
        return rest.popFirst()
    }

    /// Gives the texts to the declared arguments, from the left; one that takes any number leaves enough for those
    /// behind it.
    private mutating func assignPositionals() throws(UsageError) {
        var remaining = texts[...]
        for (index, positional) in declaration.positionals.enumerated() {
            let needed = declaration.positionals[(index + 1)...].count { $0.count.isRequired }
            // The leftmost of the required ones are served first, so that the one that is missing is the one that is named.
            let least = positional.count.isRequired ? min(remaining.count, 1) : 0
            let available = max(least, remaining.count - needed)
            let taken = positional.count.isRepeatable ? available : min(available, 1)
            if taken == 0, positional.count.isRequired { throw .missingArgument(positional.name) }
            if taken > 0 { result.positionals[positional.name] = Array(remaining.prefix(taken)) }
            remaining = remaining.dropFirst(taken)
        }
        if let extra = remaining.first { throw .unexpectedArgument(extra) }
    }
}

extension CommandDeclaration {
    /// What a command line says by this declaration; ``Program`` adds to it the options that every program has.
    ///
    /// - Throws: ``UsageError`` for the first thing that is wrong with the line.
    package func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(self, arguments)
        return try parser.parse()
    }
}
