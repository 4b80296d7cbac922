/// The shells that completions are written for.
package enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
}

/// Scripts that let a shell complete the arguments of a program, made from its declaration.
package enum CompletionScript {
    /// The script for a shell.
    package static func text(for declaration: CommandDeclaration, shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletion.text(for: declaration)
        case .zsh: ZshCompletion.text(for: declaration)
        case .fish: FishCompletion.text(for: declaration)
        }
    }

    /// The options of a command as they are typed, longest form first, those of the program included.
    static func spellings(of command: CommandDeclaration, in program: CommandDeclaration) -> [String] {
        let own = command.options.map(\.name) + command.flags.map(\.name)
        let shared = program.options.map(\.name) + program.flags.map(\.name)
        return (own + shared.filter { !own.contains($0) }).map { "--" + $0 }
    }
}
