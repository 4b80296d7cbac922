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
    package init(
        _ declaration: CommandDeclaration,
        version: String,
        run: @escaping @Sendable (ParsedArguments) throws -> Response
    ) {
        var declaration = declaration
        declaration.flags += [SharedOptions.help, SharedOptions.version, SharedOptions.manualPage]
        declaration.options += [SharedOptions.completions]
        for index in declaration.subcommands.indices {
            declaration.subcommands[index].flags.append(SharedOptions.help)
        }
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
        if let response = answerForItself(arguments, terminal: terminal) { return response }
        var parser = ArgumentParser(declaration, arguments)
        do {
            return try run(parser.parse())
        } catch let error as UsageError {
            return usageResponse(error, parser: parser)
        } catch let error as DiagnosticError {
            return Response(diagnostics: error.diagnostics, status: .failure)
        } catch {
            return Response(diagnostics: [Diagnostic(.error, "internal", "\(error)")], status: .failure)
        }
    }

    /// The answer to options that ask about the program and not about a project; they work whatever else is typed.
    private func answerForItself(_ arguments: [String], terminal: Terminal) -> Response? {
        let options = arguments.prefix { $0 != "--" }
        if arguments.first == "help" { return help(Array(arguments.dropFirst()), terminal: terminal) }
        if options.contains("--help") || options.contains("-h") { return help(Array(options), terminal: terminal) }
        if options.contains("--version") { return Response(output: "\(declaration.name) \(version)\n") }
        if options.contains("--manual-page") {
            return Response(output: ManualPage.text(of: declaration, version: version))
        }
        guard let shell = shell(askedForIn: Array(options)) else { return nil }
        return Response(output: CompletionScript.text(for: declaration, shell: shell))
    }

    private func shell(askedForIn arguments: [String]) -> Shell? {
        for (index, argument) in arguments.enumerated() {
            if argument.hasPrefix("--completions=") { return Shell(rawValue: String(argument.dropFirst("--completions=".count))) }
            if argument == "--completions", index + 1 < arguments.count { return Shell(rawValue: arguments[index + 1]) }
        }
        return nil
    }

    private func help(_ words: [String], terminal: Terminal) -> Response {
        let command = declaration.subcommands.first { words.contains($0.name) }
        let path = [declaration.name] + (command.map { [$0.name] } ?? [])
        return Response(output: HelpText.text(of: command ?? declaration, path: path, width: terminal.width))
    }

    private func usageResponse(_ error: UsageError, parser: ArgumentParser) -> Response {
        let path = [declaration.name] + parser.commands
        let text = """
            error: \(VisibleText.escaped(error.message))
            Usage: \(parser.declaration.usage(path: path))
            See '\(path.joined(separator: " ")) --help' for more.

            """
        return Response(errorText: text, status: .usage)
    }
}
