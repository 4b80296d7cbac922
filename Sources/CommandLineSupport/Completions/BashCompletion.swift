/// Completions for bash.
enum BashCompletion {
    static func text(for program: CommandDeclaration) -> String {
        let function = "_" + program.name.replacingDashes()
        let commands = program.subcommands.map(\.name).joined(separator: " ")
        var lines = [
            "# bash completion for \(program.name)",
            "\(function)() {",
            "    local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\" command=\"\" word",
            "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
            "        case \" \(commands) \" in *\" $word \"*) command=\"$word\"; break;; esac",
            "    done",
            "    case \"$previous\" in",
        ]
        for option in options(of: program) where !option.choices.isEmpty {
            lines.append(
                "        --\(option.name)) COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$current\")); return;;"
            )
        }
        lines += ["    esac", "    case \"$command\" in"]
        for command in program.subcommands {
            let words = CompletionScript.spellings(of: command, in: program).joined(separator: " ")
            lines.append("        \(command.name)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"));;")
        }
        let words = (CompletionScript.spellings(of: program, in: program) + program.subcommands.map(\.name)).joined(separator: " ")
        lines += [
            "        *) COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"));;",
            "    esac",
            "}",
            "complete -o default -o bashdefault -F \(function) \(program.name)",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The options of a program and its commands, each name once.
    private static func options(of program: CommandDeclaration) -> [ValueOption] {
        var names: Set<String> = []
        return (program.options + program.subcommands.flatMap(\.options)).filter { names.insert($0.name).inserted }
    }
}

extension String {
    /// The text with underscores for dashes, as names of shell functions need it.
    func replacingDashes() -> String {
        String(map { $0 == "-" ? "_" : $0 })
    }
}
