import Diagnostics
import SystemSupport

/// A program of the suite: its command line, and what it does with it.
///
/// Everything that is the same for all of them happens here: help, version, completions, the manual page, wrong usage,
/// and errors.
package struct Program: Sendable {
    private let declaration: CommandDeclaration
    private let version: String
    private let run: @Sendable (ParsedArguments) throws -> Response

    /// Makes a program.
    ///
    /// - Parameters:
    ///   - declaration: the command line, without the options that every program has.
    ///   - version: the version of the suite.
    ///   - run: does the work; a ``DiagnosticError`` ends in exit code 2, a ``UsageError`` in 64.
    ///
    /// - Precondition: in each command, names, letters and positional arguments are unique, and names and choices are plain words.
    package init(
        _ declaration: CommandDeclaration,
        version: String,
        run: @escaping @Sendable (ParsedArguments) throws -> Response
    ) {
        let declaration = SharedOptions.added(to: declaration)
        let faults = declaration.faults
        precondition(faults.isEmpty, faults.joined(separator: "; "))
        self.declaration = declaration
        self.version = version
        self.run = run
    }

    /// Runs the program on the arguments of this process, prints what it answers, and ends the process.
    package func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
        let terminal = Terminal.current
        let response = respond(to: arguments, terminal: terminal)
        if !response.output.isEmpty { StandardStreams.writeOutput(response.output) }
        let text = DiagnosticText.lines(response.diagnostics, isColoured: terminal.isErrorColoured) + response.errorText
        if !text.isEmpty { StandardStreams.writeError(text) }
        StandardStreams.exit(response.status.rawValue)
    }

    /// What the program answers to arguments.
    package func respond(to arguments: [String], terminal: Terminal) -> Response {
        if let words = wordsBehindHelp(arguments) { return help(for: words, terminal: terminal) }
        var parser = ArgumentParser(declaration, arguments)
        do {
            let parsed = try parser.parse()
            if let request = parser.request { return answer(request, parser: parser, terminal: terminal) }
            return try run(parsed)
        } catch let error as UsageError {
            var lenient = parser
            lenient.parseRequest()
            if let request = lenient.request { return answer(request, parser: lenient, terminal: terminal) }
            return UsageText.response(error, declaration: parser.declaration, path: path(parser.commands))
        } catch let error as DiagnosticError {
            return Response(diagnostics: error.diagnostics, status: .failure)
        } catch {
            return Response(diagnostics: [Diagnostic(.error, "internal", "\(error)")], status: .failure)
        }
    }

    /// The commands that `help` in the place of a command asks about; a program without commands takes it as any word.
    private func wordsBehindHelp(_ arguments: [String]) -> [String]? {
        let hasOwn = declaration.subcommands.isEmpty || declaration.subcommands.contains { $0.name == "help" }
        guard !hasOwn, arguments.first == "help" else { return nil }
        return arguments.dropFirst().filter { !$0.hasPrefix("-") }
    }

    private func help(for words: [String], terminal: Terminal) -> Response {
        var command = declaration
        var commands: [String] = []
        for word in words {
            do throws(UsageError) {
                command = try command.subcommand(word)
                commands.append(word)
            } catch {
                return UsageText.response(error, declaration: command, path: path(commands))
            }
        }
        return help(for: commands, width: terminal.width)
    }

    private func answer(_ request: ProgramRequest, parser: ArgumentParser, terminal: Terminal) -> Response {
        switch request {
        case .help: help(for: parser.commands, width: terminal.width)
        case .version: Response(output: "\(declaration.name) \(version)\n")
        case .manualPage: Response(output: ManualPage.text(of: declaration, version: version))
        case .completions(let shell): Response(output: CompletionScript.text(for: declaration, shell: shell))
        }
    }

    /// The help of a command, which lists its own options and those of the commands above it, but not those of the program.
    private func help(for commands: [String], width: Int) -> Response {
        var command = declaration
        for (depth, name) in commands.enumerated() {
            guard let inner = command.subcommands.first(where: { $0.name == name }) else { break }
            command = depth == 0 ? inner : inner.inheriting(from: command)
        }
        return Response(output: HelpText.text(of: command, path: path(commands), width: width))
    }

    private func path(_ commands: [String]) -> [String] { [declaration.name] + commands }
}
