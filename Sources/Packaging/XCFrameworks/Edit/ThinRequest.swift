package import Diagnostics
import ObjectFiles
package import SystemSupport

/// An xcframework or a binary, and the architectures that it shall have.
package struct ThinRequest: Sendable, Hashable {
    /// The xcframework, or a universal file; absolute.
    package var path: String
    /// Which architectures stay.
    package var choice: ArchitectureChoice
    /// The platform whose slices are changed; all of them when it is `nil`.
    package var platform: XCFrameworkPlatform?
    /// What is made; absolute.
    package var output: String
    /// Whether what stands at the output is replaced.
    package var isForced = false

    /// Names an xcframework or a file and its architectures.
    package init(path: String, choice: ArchitectureChoice, output: String) {
        self.path = path
        self.choice = choice
        self.output = output
    }

    /// Takes the architectures out.
    ///
    /// - Parameter writing: what the effects go through.
    /// - Returns: what is worth telling.
    /// - Throws: ``DiagnosticError`` when there is nothing for an architecture that is named, when nothing would be left, or when the
    ///   output cannot be written.
    package func run(writing: any TreeWriting = DiskTreeWriting()) throws(DiagnosticError) -> [Diagnostic] {
        let writer = OutputWriter(force: isForced, writing: writing)
        guard DiskFileSystem().kind(at: path) == .directory else { return try writeFile(writer) }
        try writer.check(output, for: .folder)
        var notes: [Diagnostic] = []
        var file = try XCFrameworkFile.read(path, notes: &notes)
        try file.thin(choice, platform: platform)
        try writer.write(file.tree(), to: output)
        return notes
    }

    private func writeFile(_ writer: OutputWriter) throws(DiagnosticError) -> [Diagnostic] {
        try writer.check(output, for: .file)
        let parts = try UniversalContent.parts(of: path)
        let known = parts.map(\.architecture)
        let list = known.sortedByBytes().map { "'\($0)'" }.joined(separator: ", ")
        if let name = choice.names.first(where: { !known.contains($0) }) {
            throw DiagnosticError(
                "unknown-architecture", "'\(path)' has no code for '\(name)'; there is code for: \(list)", at: SourceLocation(path: path))
        }
        let kept = parts.filter { choice.keeps($0.architecture) }
        guard !kept.isEmpty else {
            throw DiagnosticError("no-architecture", "nothing would be left of '\(path)'", at: SourceLocation(path: path))
        }
        let source = try UniversalContent.source(kept, path: output)
        try writer.writeFile(to: output) { (sink) throws(DiagnosticError) in try sink.write(source) }
        return []
    }
}
