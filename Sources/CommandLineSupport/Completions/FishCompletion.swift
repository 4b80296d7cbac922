/// Completions for fish.
enum FishCompletion {
    static func text(for program: CommandDeclaration) -> String {
        var lines = ["# fish completion for \(program.name)"]
        let names = program.subcommands.map(\.name).joined(separator: " ")
        for command in program.subcommands {
            let condition = "-n 'not __fish_seen_subcommand_from \(names)'"
            lines.append("complete -c \(program.name) \(condition) -f -a \(command.name) -d '\(quoted(command.abstract))'")
        }
        for command in program.subcommands {
            lines += options(of: command, program: program.name, condition: " -n '__fish_seen_subcommand_from \(command.name)'")
        }
        lines += options(of: program, program: program.name, condition: "")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func options(of command: CommandDeclaration, program: String, condition: String) -> [String] {
        let valued = command.options.map { option in
            let values = option.choices.isEmpty ? "" : " -f -a '\(option.choices.joined(separator: " "))'"
            return "complete -c \(program)\(condition) -l \(option.name) -r\(values) -d '\(quoted(option.help))'"
        }
        return valued + command.flags.map { "complete -c \(program)\(condition) -l \($0.name) -d '\(quoted($0.help))'" }
    }

    private static func quoted(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == "'" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
