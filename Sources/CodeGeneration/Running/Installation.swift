package import Diagnostics
import ProjectModel
import SystemSupport

/// The phase of a target that generates code before each build.
package struct Installation: Sendable {
    /// The difference of the project file, before and after.
    package let change: (path: String, old: [UInt8], new: [UInt8])
    /// The lists of files beside the configuration, absolute path and text.
    package let lists: [(path: String, text: String)]
    /// What does not stop the work.
    package let diagnostics: [Diagnostic]
    private let edit: ProjectEdit
    private let folder: String

    /// What Xcode shows as the name of the phase.
    static let phaseName = "Generate Code"

    /// Plans the phase, and the lists of what it reads and makes.
    ///
    /// - Parameters:
    ///   - project: the project as the user named it.
    ///   - target: the name of the target.
    ///   - session: the configuration that shall be run.
    /// - Throws: ``DiagnosticError`` when there is no such project or target, or the configuration cannot be carried out.
    package init(into project: String, target: String, of session: GenerationSession) throws {
        var diagnostics: [Diagnostic] = []
        var edit = try ProjectEdit(at: project, diagnostics: &diagnostics)
        let sourceRoot = edit.project.settingsFolder
        let result = try session.result()
        diagnostics += result.diagnostics
        folder = session.plan.folder
        guard let configuration = session.plan.configurationFiles.first else {
            throw DiagnosticError("no-configuration", "there is no configuration that the phase could run")
        }
        let dependencies = DependencyLists(result, configurationFiles: session.plan.configurationFiles)
        let names = ["inputs", "outputs"].map { PathText.join(session.plan.folder, "codegen-\($0).xcfilelist") }
        lists = zip(names, [dependencies.inputs, dependencies.outputs]).map { name, files in
            (name, DependencyLists.xcodeList(files, sourceRoot: sourceRoot))
        }
        let place = PathText.relative(configuration, to: sourceRoot)
        var phase = ScriptPhase(Self.script(configuration: place))
        phase.inputFileListPaths = ["$(SRCROOT)/\(PathText.relative(names[0], to: sourceRoot))"]
        phase.outputFileListPaths = ["$(SRCROOT)/\(PathText.relative(names[1], to: sourceRoot))"]
        try edit.addScript(Self.phaseName, phase, target: target, position: .before("sources"), replaces: true)
        self.diagnostics = diagnostics + edit.diagnostics
        change = (edit.file, edit.original, try edit.text())
        self.edit = edit
    }

    /// Writes the project file and the lists.
    ///
    /// - Throws: ``DiagnosticError`` when one of them cannot be written.
    package func write() throws {
        for list in lists { _ = try AtomicFile.write(Array(list.text.utf8), to: list.path, below: folder) }
        try edit.write()
    }

    /// The script: the tool is looked for where package managers put it, which Xcode does not look at.
    private static func script(configuration: String) -> String {
        """
        PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
        if ! command -v trellis-codegen > /dev/null; then
            echo "error: trellis-codegen is not installed"
            exit 1
        fi
        trellis-codegen run --config "$SRCROOT/\(configuration)"

        """
    }
}
