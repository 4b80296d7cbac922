public import Diagnostics
public import SystemSupport

extension XcodeProject {
    /// Finds and reads a project.
    ///
    /// - Parameters:
    ///   - path: an `.xcodeproj`, a folder with one, or the project file itself. A relative path is taken
    ///     from the current folder.
    ///   - fileSystem: where the project file is read from.
    ///   - members: answers what lies in the folders of the project; the same as `fileSystem` when it is left out.
    ///   - sourceTrees: the folders of source trees that are defined in the settings of Xcode, by name.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when there is no project, or the file cannot be read as one.
    public static func load(
        at path: String,
        fileSystem: any FileSystem = DiskFileSystem(),
        members: (any FileSystem)? = nil,
        sourceTrees: [String: String] = [:],
        diagnostics: inout [Diagnostic]
    ) throws -> XcodeProject {
        let file = try projectFile(at: path, fileSystem: fileSystem)
        let bytes = try fileSystem.read(absolute(file))
        let document = try Self.document(bytes, path: file, diagnostics: &diagnostics)
        return XcodeProject(
            document: document,
            place: ProjectPlace(file: absolute(file)),
            fileSystem: members ?? fileSystem,
            sourceTrees: sourceTrees
        )
    }

    /// The project file that a path means, as the user would write it.
    ///
    /// - Throws: `DiagnosticError` when there is nothing at the path, no project, or more than one.
    public static func projectFile(at path: String, fileSystem: any FileSystem) throws -> String {
        let path = path.count > 1 && path.hasSuffix("/") ? String(PathText.normalized(path)) : path
        switch fileSystem.kind(at: absolute(path)) {
        case nil:
            throw DiagnosticError("no-such-file", "there is nothing at '\(path)'", at: SourceLocation(path: path))
        case .file:
            return path
        case .directory where PathText.fileExtension(of: absolute(path)) == "xcodeproj":
            return try projectFile(inBundle: path, fileSystem: fileSystem)
        case .directory:
            let found = try ProjectLocation.find(path, fileSystem: fileSystem)
            guard case .xcodeProject(let file) = found else {
                throw DiagnosticError("no-project", "'\(found.path)' is no Xcode project", at: SourceLocation(path: path))
            }
            return file
        }
    }

    private static func projectFile(inBundle path: String, fileSystem: any FileSystem) throws -> String {
        let names = ["project.pbxproj", "project.xcproj"].filter { fileSystem.kind(at: absolute(PathText.join(path, $0))) == .file }
        guard names.count < 2 else {
            throw DiagnosticError(
                "two-project-files",
                "there are both 'project.pbxproj' and 'project.xcproj' in '\(path)'; remove the one that is out of date",
                at: SourceLocation(path: path)
            )
        }
        guard let name = names.first else {
            throw DiagnosticError("no-project", "there is no 'project.pbxproj' in '\(path)'", at: SourceLocation(path: path))
        }
        return PathText.join(path, name)
    }

    /// The objects of a project file; those of a `project.xcproj` are converted in memory.
    private static func document(_ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) throws -> PBXProjDocument {
        guard PathText.fileExtension(of: path) == "xcproj" else {
            return try PBXProjDocument.read(bytes, path: path, diagnostics: &diagnostics)
        }
        return try XCProjDocument.read(bytes, path: path, diagnostics: &diagnostics).objects(diagnostics: &diagnostics)
    }

    private static func absolute(_ path: String) -> String { ProcessEnvironment.absolutePath(path) }
}
