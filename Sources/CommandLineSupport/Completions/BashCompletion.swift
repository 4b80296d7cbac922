/// Completions for bash 3.2 and later.
///
/// Files are left to the shell's own completion, which knows how to quote their names.
enum BashCompletion {
    static func text(for commands: [CompletionScript.Command], program: String) -> String {
        let function = "_" + program.map { $0 == "-" || $0 == "." ? "_" : String($0) }.joined()
        let lines = [
            "# bash completion for \(program)",
            "\(function)() {",
            "    local current=\"${COMP_WORDS[COMP_CWORD]}\" path=\"\" option=\"\" word=\"\" index options=\"\" commands=\"\"",
            "    COMPREPLY=()",
            "    for ((index = 1; index < COMP_CWORD; index++)); do",
            "        word=\"${COMP_WORDS[index]}\"",
            "        if [[ -n \"$option\" ]]; then",
            "            [[ \"$word\" == \"=\" ]] || option=\"\"",
            "            continue",
            "        fi",
            "        [[ \"$word\" == \"--\" ]] && return 0",
            "        case \"$path $word\" in",
        ]
        let end = ["    if [[ \"$current\" == -* ]]; then", reply("$options", indent: 8), "    elif [[ -n \"$commands\" ]]; then"]
        return
            (lines + commands.flatMap(walk)
            + ["        esac", "    done", "    if [[ -n \"$option\" ]]; then", "        [[ \"$current\" == \"=\" ]] && current=\"\""]
            + ["        case \"$path $option\" in"] + commands.flatMap(values) + ["        esac", "        return 0", "    fi"]
            + ["    case \"$path\" in"] + commands.map(words) + ["    esac"] + end
            + ["        compopt +o default 2>/dev/null", reply("$commands", indent: 8), "    else", "        case \"$path\" in"]
            + commands.compactMap(positionals) + ["        esac", "    fi", "    return 0", "}"]
            + ["complete -o bashdefault -o default -F \(function) \(program)"])
            .joined(separator: "\n") + "\n"
    }

    /// The cases that follow the words before the cursor: names of commands, and options whose value comes next.
    private static func walk(_ command: CompletionScript.Command) -> [String] {
        let place = place(of: command)
        var lines: [String] = []
        let names = command.declaration.subcommands.map { quoted("\(place) \($0.name)") }
        if !names.isEmpty { lines.append("            \(names.joined(separator: " | "))) path=\"$path $word\" ;;") }
        let options = command.declaration.options.map { patterns(of: $0, at: place) }
        if !options.isEmpty { lines.append("            \(options.joined(separator: " | "))) option=\"$word\" ;;") }
        return lines
    }

    /// The cases that complete the value of an option.
    private static func values(_ command: CompletionScript.Command) -> [String] {
        command.declaration.options.map { option in
            let action =
                option.choices.isEmpty
                ? action(option.completion) : "COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$current\"))"
            return "            \(patterns(of: option, at: place(of: command)))) \(action) ;;"
        }
    }

    /// The case that holds what may be typed in the place of a command.
    private static func words(_ command: CompletionScript.Command) -> String {
        let options = command.optionNames.joined(separator: " ")
        let commands = command.declaration.subcommands.map(\.name).joined(separator: " ")
        return "        \(quoted(place(of: command)))) options=\"\(options)\" commands=\"\(commands)\" ;;"
    }

    /// The case for the arguments without dashes, where not all of them may be files.
    private static func positionals(_ command: CompletionScript.Command) -> String? {
        let kinds = Set(command.declaration.positionals.map(\.completion))
        guard command.declaration.subcommands.isEmpty, !kinds.contains(.files) else { return nil }
        return "            \(quoted(place(of: command)))) \(action(kinds.contains(.folders) ? .folders : .nothing)) ;;"
    }

    private static func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .nothing: "compopt +o default +o bashdefault 2>/dev/null"
        case .files: ":"
        case .folders: "compopt +o default +o bashdefault -o dirnames 2>/dev/null"
        }
    }

    private static func patterns(of option: ValueOption, at place: String) -> String {
        let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        return names.map { quoted("\(place) \($0)") }.joined(separator: " | ")
    }

    private static func reply(_ words: String, indent: Int) -> String {
        String(repeating: " ", count: indent) + "COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\"))"
    }

    /// The names of the commands, each behind a blank, as the script collects them.
    private static func place(of command: CompletionScript.Command) -> String {
        command.path.map { " " + $0 }.joined()
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
