/// The manual page of a program, for `man`.
package enum ManualPage {
    /// The page in the `man` macros, section 1, without a date so that it is the same on every day.
    package static func text(of declaration: CommandDeclaration, version: String) -> String {
        var lines = [
            ".TH \(declaration.name.uppercased()) 1 \"\" \"Trellis \(version)\" \"Trellis\"",
            ".SH NAME",
            escaped("\(declaration.name) - \(declaration.abstract)"),
            ".SH SYNOPSIS",
            ".B " + escaped(declaration.usage(path: [declaration.name])),
            ".SH DESCRIPTION",
        ]
        lines += paragraphs(declaration.discussion)
        lines += arguments(of: declaration)
        for command in declaration.subcommands {
            lines.append(".SH " + escaped(command.name.uppercased()))
            lines.append(".B " + escaped(command.usage(path: [declaration.name, command.name])))
            lines += paragraphs([command.abstract] + command.discussion)
            lines += arguments(of: command)
            lines += examples(of: command)
        }
        lines += [".SH EXIT STATUS"]
        lines += paragraphs(["0 all is well; 1 something was found; 2 input or environment is wrong; 64 the command line is wrong."])
        lines += examples(of: declaration)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func arguments(of declaration: CommandDeclaration) -> [String] {
        var lines: [String] = []
        for positional in declaration.positionals { lines += item(positional.name, positional.help) }
        for option in declaration.options {
            let letter = option.letter.map { "-\($0), " } ?? ""
            lines += item("\(letter)--\(option.name) \(option.valueName)", HelpText.help(of: option))
        }
        for flag in declaration.flags { lines += item(flag.letter.map { "-\($0), --\(flag.name)" } ?? "--\(flag.name)", flag.help) }
        return lines
    }

    private static func examples(of declaration: CommandDeclaration) -> [String] {
        declaration.examples.flatMap { [".PP", escaped($0.explanation) + ":", ".PP", ".RS", ".nf", escaped($0.commandLine), ".fi", ".RE"] }
    }

    private static func item(_ name: String, _ text: String) -> [String] {
        [".TP", ".B " + escaped(name), escaped(text)]
    }

    private static func paragraphs(_ texts: [String]) -> [String] {
        texts.flatMap { [".PP", escaped($0)] }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            default: result.append(character)
            }
        }
        return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
    }
}
