/// What a program answers to a wrong command line.
enum UsageText {
    /// The error, the usage, and where the help is.
    static func response(_ error: UsageError, declaration: CommandDeclaration, path: [String]) -> Response {
        let text = """
            error: \(VisibleText.escaped(error.message))
            \(HelpText.usage(of: declaration, path: path))
            See '\(path.joined(separator: " ")) --help' for more.

            """
        return Response(errorText: text, status: .usage)
    }
}
