package import Diagnostics

/// A pattern for paths and names, as shells and configuration files know it.
///
///     *        any characters but '/', also none: *.swift
///     **       any characters with '/'; as a component of its own, '**/', also no folder at all: Sources/**/*.swift
///     ?        one character but '/'
///     [a-z_]   one of these characters; [!a-z] or [^a-z] one of the others; never '/'
///     {a,b}    one of these patterns, which may hold more of them: *.{h,m{,m}}
///     \*       the character itself
///
/// The whole text must match. Upper and lower case differ, and a dot at the beginning of a name is nothing special.
/// Matching takes time in proportion to the length of the pattern times the length of the text, whatever both are.
package struct Glob: Sendable, Hashable {
    /// The pattern as it was written.
    package let pattern: String
    private let program: GlobProgram

    /// Reads a pattern.
    ///
    /// - Throws: ``DiagnosticError`` without a location when a bracket or brace is not closed, a range runs backwards,
    ///   the last character is a lone `\`, or the pattern is too long or too deep.
    package init(_ pattern: String) throws(DiagnosticError) {
        self.pattern = pattern
        var compiler = GlobCompiler(pattern)
        program = try compiler.compile()
    }

    /// Whether the pattern describes the whole of a text.
    package func matches(_ text: String) -> Bool {
        program.matches(text)
    }
}

extension Glob: CustomStringConvertible {
    package var description: String { pattern }
}
