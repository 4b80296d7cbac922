package import Diagnostics
import ProjectModel
package import SystemSupport

/// A project file, and how Xcode itself would write it.
package struct FormattedProject: Sendable {
    /// The file, written as the user wrote it.
    package let path: String
    /// The file as it is.
    package let original: [UInt8]
    /// The file as Xcode would write it.
    package let formatted: [UInt8]
    /// What reading it had to tell.
    package let diagnostics: [Diagnostic]

    /// Reads and prints a project file.
    ///
    /// - Parameters:
    ///   - path: an `.xcodeproj`, a folder with one, or the file itself.
    ///   - fileSystem: where it is.
    /// - Throws: ``DiagnosticError`` when there is no project, or it cannot be read.
    package init(_ path: String, fileSystem: any FileSystem) throws {
        var diagnostics: [Diagnostic] = []
        self.path = try XcodeProject.projectFile(at: path, fileSystem: fileSystem)
        let absolute = ProcessEnvironment.absolutePath(self.path)
        original = try fileSystem.read(absolute)
        switch ProjectFileFormat(of: original) {
        case .pbxproj:
            let document = try PBXProjDocument.read(original, path: self.path, diagnostics: &diagnostics)
            let name = ProjectNameInComments.name(path: absolute, bytes: original)
            formatted = XcodeTextWriter.text(of: document, projectName: name)
        case .xcproj:
            formatted = try XCProjDocument.read(original, path: self.path, diagnostics: &diagnostics).formatted()
        }
        self.diagnostics = diagnostics
    }

    /// Whether the file is as Xcode would write it.
    package var isFormatted: Bool { original == formatted }

    /// A warning at the first line that differs; `nil` when none does.
    package var finding: Diagnostic? {
        guard !isFormatted else { return nil }
        let common = zip(original, formatted).prefix { $0 == $1 }.count
        let line = original[..<common].count { $0 == 0x0A } + 1
        let count = Self.lineCount(original, formatted)
        return Diagnostic(
            .warning,
            "not-formatted",
            "Xcode would write \(count == 1 ? "a line" : "\(count) lines") in another way, this one first; "
                + "run 'trellis-project format --write'",
            at: SourceLocation(path: path, line: line)
        )
    }

    /// How many lines of the one text are not in the other, in their order.
    private static func lineCount(_ left: [UInt8], _ right: [UInt8]) -> Int {
        let difference = right.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
        let own = left.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
        let shared = Set(difference)
        return max(1, own.count { !shared.contains($0) })
    }
}
