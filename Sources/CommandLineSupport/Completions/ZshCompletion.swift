/// Completions for zsh.
enum ZshCompletion {
    static func text(for program: CommandDeclaration) -> String {
        let function = "_" + program.name.replacingDashes()
        var lines = ["#compdef \(program.name)", "", "\(function)() {"]
        if program.subcommands.isEmpty {
            lines.append("    _arguments \\")
            lines += specifications(of: program, in: program).map { "        \($0) \\" }
            lines.append("        '*:file:_files'")
        } else {
            lines += ["    local -a commands", "    commands=("]
            lines += program.subcommands.map { "        '\($0.name):\(quoted($0.abstract))'" }
            lines += ["    )", "    if (( CURRENT == 2 )); then", "        _describe command commands", "        return", "    fi"]
            lines += ["    case \"$words[2]\" in"]
            for command in program.subcommands {
                lines.append("        \(command.name))")
                lines.append("            _arguments \\")
                lines += specifications(of: command, in: program).map { "                \($0) \\" }
                lines.append("                '*:file:_files'")
                lines.append("            ;;")
            }
            lines.append("    esac")
        }
        lines += ["}", "", "\(function) \"$@\""]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func specifications(of command: CommandDeclaration, in program: CommandDeclaration) -> [String] {
        let options = command.options + (command.name == program.name ? [] : program.options)
        let flags = command.flags + (command.name == program.name ? [] : program.flags)
        let valued = options.map { option in
            let action = option.choices.isEmpty ? action(for: option.completion) : "(\(option.choices.joined(separator: " ")))"
            let star = option.isRepeatable ? "*" : ""
            return "'\(star)--\(option.name)=[\(quoted(option.help))]:\(option.valueName):\(action)'"
        }
        return valued + flags.map { "'--\($0.name)[\(quoted($0.help))]'" }
    }

    private static func action(for completion: ValueOption.Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        }
    }

    /// The text as it may stand between single quotation marks and in brackets.
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
