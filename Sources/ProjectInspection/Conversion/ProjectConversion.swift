package import Diagnostics
import ProjectModel
package import SystemSupport

/// A project in the other of the two formats that Xcode stores projects in.
package struct ProjectConversion: Sendable {
    /// A format, by the extension of its file.
    package enum Format: String, Sendable, CaseIterable {
        /// A property list, which every Xcode reads.
        case pbxproj
        /// JSON, which Xcode 27 reads.
        case xcproj
    }

    /// The file of the project in the new format.
    package let bytes: [UInt8]
    /// What is lost, as notes, behind what is wrong with the project.
    package let diagnostics: [Diagnostic]
    private let file: String
    private let original: [UInt8]
    private let format: Format

    /// Converts a project.
    ///
    /// - Parameters:
    ///   - path: an `.xcodeproj`, a folder with one, or the project file itself.
    ///   - format: the format to convert to.
    ///   - fileSystem: where the project file is read.
    /// - Throws: `DiagnosticError` when there is no project, it cannot be read, or it has the format already.
    package init(of path: String, to format: Format, fileSystem: any FileSystem) throws {
        let name = try XcodeProject.projectFile(at: path, fileSystem: fileSystem)
        let file = ProcessEnvironment.absolutePath(name)
        let original = try fileSystem.read(file)
        let isJSON = PathText.fileExtension(of: file) == Format.xcproj.rawValue
        guard isJSON != (format == .xcproj) else {
            throw DiagnosticError(
                "same-format", "the project is in the format '\(format.rawValue)' already", at: SourceLocation(path: name))
        }
        var diagnostics: [Diagnostic] = []
        var losses: [ConversionLoss] = []
        if isJSON {
            let document = try XCProjDocument.read(original, path: name, diagnostics: &diagnostics)
            bytes = try document.propertyListBytes(projectName: ProjectPlace(file: file).name, diagnostics: &diagnostics, losses: &losses)
        } else {
            let document = try PBXProjDocument.read(original, path: name, diagnostics: &diagnostics)
            bytes = try XCProjDocument.converting(document, path: name, losses: &losses).bytes
        }
        self.file = file
        self.original = original
        self.format = format
        self.diagnostics = diagnostics + losses.map(\.diagnostic) + (isJSON ? [] : [Self.unprovenFormat(name)])
    }

    private static func unprovenFormat(_ path: String) -> Diagnostic {
        let message =
            "no file that Xcode wrote in the JSON format has been seen, and the names of some keys are guesses; "
            + "open the result in Xcode before you rely on it"
        return Diagnostic(.warning, "unproven-format", message, at: SourceLocation(path: path))
    }

    /// Writes the new file to a place.
    ///
    /// - Parameter path: the file, absolute.
    /// - Throws: `DiagnosticError` when it cannot be written; then the old file, if there was one, is as it was.
    package func write(to path: String) throws {
        _ = try AtomicFile.write(bytes, to: path, below: PathText.parent(of: path))
    }

    /// Puts the new file into the project in place of the old one.
    ///
    /// The old file is removed when the new one is there whole. When the process ends in between, both are there, and
    /// reading the project says so.
    ///
    /// - Throws: `DiagnosticError` when the file is in no `.xcodeproj`, has changed since it was read, or cannot be written.
    package func replaceProjectFile() throws {
        let bundle = PathText.parent(of: file)
        guard PathText.fileExtension(of: bundle) == "xcodeproj" else {
            throw DiagnosticError(
                "no-bundle", "the project file is in no '.xcodeproj', so that nothing can take its place; use '--output FILE'",
                at: SourceLocation(path: file)
            )
        }
        try ProjectFileReplacement.whileUnchanged(file, holding: original) {
            try write(to: PathText.join(bundle, "project." + format.rawValue))
            try AtomicFile.remove(file)
        }
    }
}
