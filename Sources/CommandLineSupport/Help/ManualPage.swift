/// The manual page of a program, for `man`.
package enum ManualPage {
    /// The page in the `man` macros, section 1, without a date so that it is the same on every day.
    package static func text(of declaration: CommandDeclaration, version: String) -> String {
        var lines = [
            ".TH \(RoffText.argument(declaration.name.uppercased())) 1 \"\" \(RoffText.argument("Trellis " + version)) \"Trellis\"",
            ".SH NAME",
            RoffText.line("\(declaration.name) - \(declaration.abstract)"),
            ".SH SYNOPSIS",
        ]
        lines += synopsis(of: declaration, path: [declaration.name])
        lines.append(".SH DESCRIPTION")
        lines += paragraphs([declaration.abstract] + declaration.discussion)
        lines += list(titled: ".SH ARGUMENTS", HelpText.arguments(of: declaration))
        lines += list(titled: ".SH OPTIONS", options(of: declaration))
        if !declaration.subcommands.isEmpty { lines.append(".SH COMMANDS") }
        for (path, command) in commands(below: declaration, path: [declaration.name]) {
            lines.append(".SS " + RoffText.argument(path.dropFirst().joined(separator: " ")))
            lines += synopsis(of: command, path: path)
            lines += paragraphs([command.abstract] + command.discussion)
            lines += list(titled: nil, HelpText.arguments(of: command) + options(of: command))
            lines += examples(of: command)
        }
        if !declaration.examples.isEmpty { lines.append(".SH EXAMPLES") }
        lines += examples(of: declaration)
        let exitCodes = declaration.exitCodes.isEmpty ? CommandDeclaration.ExitCode.standard : declaration.exitCodes
        lines += list(titled: ".SH EXIT STATUS", exitCodes.map { ("\($0.status.rawValue)", $0.meaning) })
        return lines.joined(separator: "\n") + "\n"
    }

    private static func commands(below command: CommandDeclaration, path: [String]) -> [([String], CommandDeclaration)] {
        command.subcommands.flatMap { [(path + [$0.name], $0)] + commands(below: $0, path: path + [$0.name]) }
    }

    private static func synopsis(of command: CommandDeclaration, path: [String]) -> [String] {
        let lines = command.usage(path: path).map { ".B " + RoffText.argument($0) }
        return Array(lines.map { [$0] }.joined(separator: [".br"]))
    }

    private static func options(of command: CommandDeclaration) -> [(String, String)] {
        command.options.map { ($0.spelling, $0.fullHelp) } + command.flags.map { ($0.spelling, $0.help) }
    }

    private static func list(titled title: String?, _ rows: [(String, String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        return (title.map { [$0] } ?? []) + rows.flatMap { [".TP", ".B " + RoffText.argument($0.0), RoffText.line($0.1)] }
    }

    private static func examples(of command: CommandDeclaration) -> [String] {
        command.examples.flatMap {
            [".PP", RoffText.line($0.explanation + ":"), ".PP", ".RS", ".nf", RoffText.line($0.commandLine), ".fi", ".RE"]
        }
    }

    private static func paragraphs(_ texts: [String]) -> [String] {
        texts.flatMap { [".PP", RoffText.line($0)] }
    }
}
