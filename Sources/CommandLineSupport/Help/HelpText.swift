/// The help of a command, made from its declaration.
package enum HelpText {
    /// The whole help.
    ///
    /// - Parameters:
    ///   - declaration: the command.
    ///   - path: the names from the program to the command.
    ///   - width: the columns to fill at most.
    package static func text(of declaration: CommandDeclaration, path: [String], width: Int) -> String {
        let width = min(max(width, 40), 100)
        var sections = [TextWrapping.wrapped(declaration.abstract, width: width)]
        sections.append("Usage: " + declaration.usage(path: path))
        sections += declaration.discussion.map { TextWrapping.wrapped($0, width: width) }
        sections += [
            section("Arguments", declaration.positionals.map { ($0.name, $0.help) }, width: width),
            section("Options", options(of: declaration), width: width),
            section("Commands", declaration.subcommands.map { ($0.name, $0.abstract) }, width: width),
            examples(of: declaration),
        ].compactMap { $0 }
        if !declaration.subcommands.isEmpty {
            sections.append("See '\(path.joined(separator: " ")) COMMAND --help' for a command.")
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static func options(of declaration: CommandDeclaration) -> [(String, String)] {
        let options = declaration.options.map { option in
            (spelling(option.name, option.letter) + " " + option.valueName, help(of: option))
        }
        return options + declaration.flags.map { (spelling($0.name, $0.letter), $0.help) }
    }

    static func help(of option: ValueOption) -> String {
        var help = option.help
        if !option.choices.isEmpty { help += "; one of: " + option.choices.joined(separator: ", ") }
        return option.isRepeatable ? help + "; may be repeated" : help
    }

    private static func spelling(_ name: String, _ letter: Character?) -> String {
        letter.map { "-\($0), --\(name)" } ?? "--\(name)"
    }

    private static func section(_ title: String, _ rows: [(String, String)], width: Int) -> String? {
        guard !rows.isEmpty else { return nil }
        let indent = min(rows.map(\.0.count).max() ?? 0, 24) + 4
        let lines = rows.map { name, help in
            let text = TextWrapping.wrapped(help, width: max(width - indent, 20))
                .split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: indent))
            guard name.count + 4 <= indent else {
                return "  \(name)\n" + String(repeating: " ", count: indent) + text
            }
            return "  " + name + String(repeating: " ", count: indent - name.count - 2) + text
        }
        return ([title + ":"] + lines).joined(separator: "\n")
    }

    private static func examples(of declaration: CommandDeclaration) -> String? {
        guard !declaration.examples.isEmpty else { return nil }
        let blocks = declaration.examples.map { "  \($0.commandLine)\n      \($0.explanation)" }
        return (["Examples:"] + blocks).joined(separator: "\n")
    }
}
