/// A command of a program: what it is called and takes, and what it does.
package protocol Command: Sendable {
    /// The command line.
    static var declaration: CommandDeclaration { get }

    /// Does the work.
    ///
    /// - Throws: ``DiagnosticError`` when the input cannot be used, ``UsageError`` when the command line contradicts itself.
    static func run(_ arguments: ParsedArguments) throws -> Response
}
