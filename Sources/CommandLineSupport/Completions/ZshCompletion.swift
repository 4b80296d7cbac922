/// Completions for zsh: one function for each command.
///
/// The function of the program is called like the file that the completion system loads, `_` and the program's name.
enum ZshCompletion {
    static func text(for commands: [CompletionScript.Command], program: String) -> String {
        let name = "_" + program
        var lines = ["#compdef \(program)"]
        for command in commands {
            lines += ["", "\(function(command.path, name))() {"]
            if !command.declaration.subcommands.isEmpty { lines += choice(of: command, name) }
            let specifications = specifications(of: command.declaration)
            lines.append("    _arguments -s -S \\")
            lines.append(specifications.map { "        " + $0 }.joined(separator: " \\\n"))
            lines.append("}")
        }
        // Loaded by the completion system the file is the body of the function; sourced it has to announce it.
        lines += [
            "",
            "if [ \"$funcstack[1]\" = \"\(name)\" ]; then",
            "    \(name) \"$@\"",
            "else",
            "    compdef \(name) \(program)",
            "fi",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func function(_ path: [String], _ name: String) -> String {
        ([name] + path).joined(separator: "_")
    }

    /// Offers the commands, or hands over to the one that was typed.
    private static func choice(of command: CompletionScript.Command, _ name: String) -> [String] {
        let subcommands = command.declaration.subcommands
        return ["    if (( CURRENT == 2 )) && [[ \"$words[2]\" != -* ]]; then", "        local -a commands", "        commands=("]
            + subcommands.map { "            '\($0.name):\(quoted($0.abstract))'" }
            + ["        )", "        _describe command commands", "        return", "    fi", "    case \"$words[2]\" in"]
            + subcommands.map {
                "        \($0.name)) shift words; (( CURRENT-- )); \(function(command.path + [$0.name], name)); return ;;"
            }
            + ["    esac"]
    }

    private static func specifications(of command: CommandDeclaration) -> [String] {
        let valued = command.options.map { option in
            let action = option.choices.isEmpty ? action(option.completion) : "(\(option.choices.joined(separator: " ")))"
            let names = option.letter.map { ("(-\($0) --\(option.name))", "{-\($0)+,--\(option.name)=}") }
            return specification(
                exclusive: names?.0,
                names: names?.1 ?? "--\(option.name)=",
                isRepeatable: option.isRepeatable,
                "[\(quoted(option.help))]:\(quoted(option.valueName)):\(action)"
            )
        }
        let flags = command.flags.map { flag in
            let names = flag.letter.map { ("(-\($0) --\(flag.name))", "{-\($0),--\(flag.name)}") }
            return specification(
                exclusive: names?.0, names: names?.1 ?? "--\(flag.name)", isRepeatable: false, "[\(quoted(flag.help))]"
            )
        }
        return valued + flags + positionals(of: command)
    }

    private static func specification(exclusive: String?, names: String, isRepeatable: Bool, _ text: String) -> String {
        let before = isRepeatable ? "'*'" : exclusive.map { "'\($0)'" } ?? ""
        return before + names + "'\(text)'"
    }

    private static func positionals(of command: CommandDeclaration) -> [String] {
        command.positionals.enumerated().map { index, positional in
            let place: String
            switch positional.count {
            case .one: place = "\(index + 1):"
            case .optional: place = "\(index + 1)::"
            case .any, .oneOrMore: place = "*:"
            }
            return "'\(place)\(quoted(positional.name)):\(action(positional.completion))'"
        }
    }

    private static func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        }
    }

    /// The text as it may stand between single quotation marks, in brackets and between colons.
    private static func quoted(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "'": result += "'\\''"
            case "[", "]", ":", "\\": result += "\\" + String(character)
            default: result.append(character)
            }
        }
        return result
    }
}
