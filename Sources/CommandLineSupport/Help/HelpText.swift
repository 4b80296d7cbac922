/// The help of a command, made from its declaration.
package enum HelpText {
    /// The whole help.
    ///
    /// - Parameters:
    ///   - declaration: the command.
    ///   - path: the names from the program to the command.
    ///   - width: the columns to fill at most; fewer than 40 count as 40, more than 100 as 100.
    package static func text(of declaration: CommandDeclaration, path: [String], width: Int) -> String {
        let width = min(max(width, 40), 100)
        var sections = [TextWrapping.wrapped(declaration.abstract, width: width), usage(of: declaration, path: path)]
        sections += declaration.discussion.map { TextWrapping.wrapped($0, width: width) }
        let options = declaration.options.map { ($0.spelling, $0.fullHelp) } + declaration.flags.map { ($0.spelling, $0.help) }
        sections += [
            section("Arguments", arguments(of: declaration), width: width),
            section("Options", options, width: width),
            section("Commands", declaration.subcommands.map { ($0.name, $0.abstract) }, width: width),
            examples(of: declaration),
            section("Exit codes", declaration.exitCodes.map { ("\($0.status.rawValue)", $0.meaning) }, width: width),
        ].compactMap { $0 }
        if !declaration.subcommands.isEmpty {
            sections.append("See '\(path.joined(separator: " ")) COMMAND --help' for a command.")
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// The usage, with `Usage:` before its first line.
    static func usage(of declaration: CommandDeclaration, path: [String]) -> String {
        "Usage: " + declaration.usage(path: path).joined(separator: "\n       ")
    }

    /// The arguments without dashes and their explanations.
    static func arguments(of declaration: CommandDeclaration) -> [(String, String)] {
        let remainder = declaration.remainder.map { [("-- \($0.name)...", $0.help)] } ?? []
        return declaration.positionals.map { ($0.name, $0.help) } + remainder
    }

    private static func section(_ title: String, _ rows: [(String, String)], width: Int) -> String? {
        guard !rows.isEmpty else { return nil }
        let indent = min(rows.map { DisplayWidth.columns(of: $0.0) }.max() ?? 0, 24) + 4
        let margin = String(repeating: " ", count: indent)
        let lines = rows.map { name, help in
            let text = TextWrapping.wrapped(help, width: max(width - indent, 20))
                .split(separator: "\n").joined(separator: "\n" + margin)
            let padding = indent - DisplayWidth.columns(of: name) - 2
            return "  " + name + (padding < 2 ? "\n" + margin : String(repeating: " ", count: padding)) + text
        }
        return ([title + ":"] + lines).joined(separator: "\n")
    }

    private static func examples(of declaration: CommandDeclaration) -> String? {
        guard !declaration.examples.isEmpty else { return nil }
        let blocks = declaration.examples.map { "  \($0.commandLine)\n      \($0.explanation)" }
        return (["Examples:"] + blocks).joined(separator: "\n")
    }
}
