/// Finds mistakes that a developer made in the declaration of a command.
enum DeclarationFaults {
    /// What is wrong with a command and those below it, one sentence each; empty when all is well.
    ///
    /// The parser and the scripts for the shells rely on it: names are unique, and made of characters that no shell
    /// and no manual page gives a meaning to.
    static func list(in program: CommandDeclaration) -> [String] {
        list(in: program, path: program.name)
    }

    private static func list(in command: CommandDeclaration, path: String) -> [String] {
        let names = command.flags.map(\.name) + command.options.map(\.name)
        let letters = (command.flags.map(\.letter) + command.options.map(\.letter)).compactMap { $0.map { String($0) } }
        let subcommands = command.subcommands.map(\.name)
        var faults: [String] = []
        for words in [names, letters, subcommands, command.positionals.map(\.name)] {
            faults += repeated(words).map { "'\($0)' is declared twice in '\(path)'" }
        }
        let choices = command.options.flatMap(\.choices)
        for word in [command.name] + names + letters + choices where !isPlain(word) {
            faults.append("'\(word)' in '\(path)' is no plain word")
        }
        if !command.subcommands.isEmpty, !command.positionals.isEmpty {
            faults.append("'\(path)' has both commands and positional arguments")
        }
        if command.positionals.count(where: { $0.count.isRepeatable }) > 1 {
            faults.append("'\(path)' has two positional arguments that take any number")
        }
        for subcommand in command.subcommands {
            faults += list(in: subcommand.inheriting(from: command), path: "\(path) \(subcommand.name)")
        }
        return faults
    }

    private static func repeated(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { !seen.insert($0).inserted }
    }

    private static func isPlain(_ word: String) -> Bool {
        !word.isEmpty && !word.hasPrefix("-")
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }
}

extension CommandDeclaration {
    /// Mistakes of a developer in this declaration, one sentence each; a ``Program`` refuses to be made from one with any.
    package var faults: [String] { DeclarationFaults.list(in: self) }
}
