import Configuration
package import Diagnostics
import ProjectModel
import SystemSupport

/// The phase of a target that lints it in each build.
///
/// The phase names all that it reads, so that it works where Xcode lets scripts read nothing else, and is passed over as long as nothing
/// of it has changed and the last run found nothing.
package struct LintInstallation: Sendable {
    /// The difference of the project file, before and after.
    package let change: (path: String, old: [UInt8], new: [UInt8])
    /// The list of what the phase reads, absolute path and text.
    package let list: (path: String, text: String)
    /// What does not stop the work.
    package let diagnostics: [Diagnostic]
    private let edit: ProjectEdit
    private let folder: String

    /// What Xcode shows as the name of the phase.
    package static let phaseName = "Lint"

    /// Plans the phase and its list.
    ///
    /// - Parameters:
    ///   - session: the plan of the target.
    ///   - project: the project as the user named it.
    ///   - target: the name of the target.
    /// - Throws: ``DiagnosticError`` when there is no such project or target, or it cannot have phases.
    package init(_ session: LintSession, into project: String, target: String) throws {
        var diagnostics = session.diagnostics
        var edit = try ProjectEdit(at: project, diagnostics: &diagnostics)
        let root = edit.project.settingsFolder
        let list = PathText.join(root, "lint-\(target).xcfilelist")
        var phase = ScriptPhase(Self.script(configuration: session.setup.file.map { session.environment.absolute($0.path) }, root: root))
        phase.inputPaths = ["$(PROJECT_FILE_PATH)/project.pbxproj"]
        phase.inputFileListPaths = ["$(SRCROOT)/\(PathText.relative(list, to: root))"]
        phase.outputPaths = ["$(DERIVED_FILE_DIR)/trellis-lint.stamp"]
        // Behind the sources: what a script says before them vanishes when a file is compiled again.
        try edit.addScript(Self.phaseName, phase, target: target, position: .after("sources"), replaces: true)
        self.list = (list, Self.listText(of: session, root: root))
        self.diagnostics = diagnostics + session.plan.diagnostics + edit.diagnostics
        change = (edit.file, edit.original, try edit.text())
        self.edit = edit
        folder = root
    }

    /// Writes the project file and the list.
    ///
    /// - Throws: ``DiagnosticError`` when one of them cannot be written.
    package func write() throws {
        _ = try AtomicFile.write(Array(list.text.utf8), to: list.path, below: folder)
        try edit.write()
    }

    /// The files that are linted and all that says how, each in a line.
    private static func listText(of session: LintSession, root: String) -> String {
        var paths = session.plan.groups.flatMap { $0.files.map { session.environment.absolute($0.path) } }
        paths += session.configurations.flatMap(\.files)
        if let file = session.setup.file { paths.append(session.environment.absolute(file.path)) }
        if let baseline = LintBaseline.path(in: session) { paths.append(session.environment.absolute(baseline)) }
        var previous: String?
        let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.filter { path in
            defer { previous = path }
            return previous.map { PathKey($0) != PathKey(path) } ?? true
        }
        return sorted.map { "$(SRCROOT)/\(PathText.relative($0, to: root))\n" }.joined()
    }

    /// The script: the tool is looked for where package managers put it, which Xcode does not look at; previews and indexing are left
    /// alone; the stamp is made only when nothing was found, because Xcode shows findings only of scripts that it runs.
    private static func script(configuration: String?, root: String) -> String {
        let option = configuration.map { " --configuration-file \"$SRCROOT/\(quoted(PathText.relative($0, to: root)))\"" } ?? ""
        return """
            if [ "$ENABLE_PREVIEWS" = YES ] || [ "$ACTION" = indexbuild ]; then
                exit 0
            fi
            PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/share/mise/shims:$HOME/.mint/bin"
            if ! command -v trellis-lint > /dev/null; then
                echo "warning: trellis-lint is not installed, so that '$TARGET_NAME' is not linted"
                exit 0
            fi
            cd "$SRCROOT" || exit 1
            rm -f "$SCRIPT_OUTPUT_FILE_0"
            trellis-lint run "$PROJECT_FILE_PATH" "$TARGET_NAME"\(option) --quiet --report xcode
            status=$?
            if [ $status -eq 0 ]; then
                touch "$SCRIPT_OUTPUT_FILE_0"
            fi
            # Warnings do not stop a build; errors do.
            if [ $status -eq 1 ]; then
                trellis-lint run "$PROJECT_FILE_PATH" "$TARGET_NAME"\(option) --quiet --allow-warnings > /dev/null
                status=$?
            fi
            exit $status

            """
    }

    /// A text between double quotation marks of a shell.
    private static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "\"\\$`".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
