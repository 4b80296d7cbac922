/// Completions for fish.
enum FishCompletion {
    static func text(for commands: [CompletionScript.Command], program: String) -> String {
        let start = "complete -c \(program)"
        var lines = ["# fish completion for \(program)"]
        for command in commands {
            let subcommands = command.declaration.subcommands
            let seen = command.path.map { "__fish_seen_subcommand_from \($0)" }
            let open = subcommands.isEmpty ? [] : ["not __fish_seen_subcommand_from \(subcommands.map(\.name).joined(separator: " "))"]
            let conditions = seen + open
            let place = start + (conditions.isEmpty ? "" : " -n \(quoted(conditions.joined(separator: "; and ")))")
            lines += subcommands.map { "\(place) -f -a \($0.name) -d \(quoted($0.abstract))" }
            lines += command.declaration.options.map { option in
                "\(place)\(names(option.name, option.letter)) \(action(of: option)) -d \(quoted(option.help))"
            }
            lines += command.declaration.flags.map { "\(place)\(names($0.name, $0.letter)) -d \(quoted($0.help))" }
            let takesFiles = command.declaration.positionals.contains { $0.completion != .nothing }
            if subcommands.isEmpty, !takesFiles { lines.append("\(place) -f") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func names(_ name: String, _ letter: Character?) -> String {
        (letter.map { " -s \($0)" } ?? "") + " -l \(name)"
    }

    private static func action(of option: ValueOption) -> String {
        guard option.choices.isEmpty else { return "-x -a \(quoted(option.choices.joined(separator: " ")))" }
        return switch option.completion {
        case .nothing: "-x"
        case .files: "-r -F"
        case .folders: "-x -a '(__fish_complete_directories)'"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == "'" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return "'\(result)'"
    }
}
