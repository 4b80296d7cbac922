public import Diagnostics
import PropertyLists
public import SystemSupport

/// Changes to an Xcode project, made one after the other and then written at once.
///
///     var diagnostics: [Diagnostic] = []
///     var edit = try ProjectEdit(at: "App.xcodeproj", diagnostics: &diagnostics)
///     try edit.addFile("Sources/Login.swift", targets: ["App"])
///     try edit.setSetting("SWIFT_VERSION", to: ["6.0"], target: "App")
///     try edit.write()
///
/// Both formats of Xcode are edited, and only the lines that have to differ do. An edit that throws has changed nothing.
/// New objects get identifiers that depend on what they are only; those of other objects never change. Nothing but the
/// project file is written: files on disk are neither made nor moved nor removed.
public struct ProjectEdit: Sendable {
    /// The project as it was opened.
    public var project: XcodeProject { draft.base }
    /// What the changes have left behind that somebody should look at.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// The project file, absolute.
    public var file: String { draft.base.place.file }
    /// The text of the project file as it was read.
    public let original: [UInt8]

    var draft: ProjectDraft
    let source: Source

    /// What the project file is written in.
    enum Source: Sendable {
        case propertyList
        case json(XCProjDocument)
    }

    /// Opens a project.
    ///
    /// - Parameters:
    ///   - path: an `.xcodeproj`, a folder with one, or the project file itself. A relative path is taken from the current
    ///     folder.
    ///   - fileSystem: where the project file and the files of the project are looked for.
    ///   - sourceTrees: the folders of source trees that are defined in the settings of Xcode, by name.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when there is no project, or the file cannot be read as one.
    public init(
        at path: String,
        fileSystem: any FileSystem = DiskFileSystem(),
        sourceTrees: [String: String] = [:],
        diagnostics: inout [Diagnostic]
    ) throws {
        let name = try XcodeProject.projectFile(at: path, fileSystem: fileSystem)
        let file = ProcessEnvironment.absolutePath(name)
        original = try fileSystem.read(file)
        let document: PBXProjDocument
        if PathText.fileExtension(of: file) == "xcproj" {
            let json = try XCProjDocument.read(original, path: name, diagnostics: &diagnostics)
            document = try json.objects(diagnostics: &diagnostics)
            source = .json(json)
        } else {
            document = try PBXProjDocument.read(original, path: name, diagnostics: &diagnostics)
            source = .propertyList
        }
        let place = ProjectPlace(file: file)
        draft = ProjectDraft(XcodeProject(document: document, place: place, fileSystem: fileSystem, sourceTrees: sourceTrees))
    }

    /// The text of the project file with the changes.
    ///
    /// - Throws: `DiagnosticError` when the file has an encoding that cannot be edited.
    public func text() throws(DiagnosticError) -> [UInt8] {
        switch source {
        case .propertyList:
            let name = ProjectNameInComments.name(path: file, bytes: original)
            return try project.document.text(applying: draft.changes, projectName: name, references: draft.references)
        case .json(let document):
            return try document.text(applying: draft.changes)
        }
    }

    /// The same as ``text()`` for a `project.pbxproj`, found by printing the whole project; the oracle of its tests.
    package func textPrintedAnew() throws(DiagnosticError) -> [UInt8] {
        let name = ProjectNameInComments.name(path: file, bytes: original)
        return try project.document.textPrintedAnew(applying: draft.changes, projectName: name)
    }

    /// Writes the project file, whole or not at all, and only when its text differs.
    ///
    /// - Returns: whether there was something to write.
    /// - Throws: `DiagnosticError` when the file has been changed by somebody else since it was opened, or cannot be
    ///   written; then it is as it was.
    @discardableResult
    public func write() throws -> Bool {
        let text = try text()
        guard text != original else { return false }
        try ProjectFileReplacement.replace(file, holding: original, with: text)
        return true
    }

    /// An error at the project file, or at one of its objects.
    func fault(_ code: String, _ message: String, at identifier: String? = nil) -> DiagnosticError {
        let object = identifier.flatMap { project.document.object($0) }
        return DiagnosticError(code, message, at: object?.location ?? SourceLocation(path: project.document.propertyList.path))
    }
}
