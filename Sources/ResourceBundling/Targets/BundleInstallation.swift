package import Diagnostics
import ProjectModel
import SystemSupport

/// The phase of a target that makes a bundle in each build, and knows when it need not.
package struct BundleInstallation: Sendable {
    /// The difference of the project file, before and after.
    package let change: (path: String, old: [UInt8], new: [UInt8])
    /// The list of what the phase reads, absolute path and text.
    package let list: (path: String, text: String)
    /// What does not stop the work.
    package let diagnostics: [Diagnostic]
    private let edit: ProjectEdit
    private let folder: String

    /// What Xcode shows as the name of the phase.
    package static let phaseName = "Bundle Resources"

    /// Plans the phase and its list.
    ///
    /// - Parameters:
    ///   - plan: the bundle.
    ///   - owner: the target that has the resources.
    ///   - project: the project as the user named it.
    ///   - target: the name of the target that gets the bundle.
    /// - Throws: ``DiagnosticError`` when there is no such project or target, or it cannot have phases.
    package init(of plan: PlannedBundle, owner: String, into project: String, target: String) throws {
        var diagnostics = plan.diagnostics
        var edit = try ProjectEdit(at: project, diagnostics: &diagnostics)
        let root = edit.project.settingsFolder
        let list = PathText.join(root, "bundle-\(owner).xcfilelist")
        let name = (plan.bundleName ?? plan.request.name) + (plan.bundleName == nil ? ".resources" : ".bundle")
        var phase = ScriptPhase(Self.script(owner: owner, isBundle: plan.bundleName != nil))
        phase.inputPaths = ["$(PROJECT_FILE_PATH)/project.pbxproj"]
        phase.inputFileListPaths = ["$(SRCROOT)/\(PathText.relative(list, to: root))"]
        phase.outputPaths = ["$(TARGET_BUILD_DIR)/$(UNLOCALIZED_RESOURCES_FOLDER_PATH)/\(name)"]
        try edit.addScript(Self.phaseName, phase, target: target, position: .after("sources"), replaces: true)
        let inputs = plan.request.resources.map(\.source).sorted(by: NameOrder.precedes)
        self.list = (list, DependencyLists.xcodeList(inputs, sourceRoot: root))
        self.diagnostics = diagnostics + edit.diagnostics
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

    /// The script: the tool is looked for where package managers put it, which Xcode does not look at.
    private static func script(owner: String, isBundle: Bool) -> String {
        """
        PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
        if ! command -v trellis-bundle > /dev/null; then
            echo "error: trellis-bundle is not installed"
            exit 1
        fi
        trellis-bundle build "$PROJECT_FILE_PATH" --target '\(owner.split(separator: "'").joined(separator: "'\\''"))' \\
            --configuration "$CONFIGURATION" --sdk "$PLATFORM_NAME"\(isBundle ? "" : " --format framework-resources") \\
            --output "$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH/"

        """
    }
}
