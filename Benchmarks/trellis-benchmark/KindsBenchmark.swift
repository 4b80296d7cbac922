import Diagnostics
import Foundation
import ProjectModel
import SystemSupport

/// Asking workspaces, settings and specs.
struct KindsBenchmark {
    /// A folder with a generated project of 200 targets and 20,000 files.
    let folder: URL

    func run() throws {
        try measureWorkspace()
        try measureSettings()
        try measureSpec()
    }

    private func measureWorkspace() throws {
        let workspaceFolder = folder.appending(path: "Workspace")
        try WorkspaceGenerator(projectCount: 40, targetCountPerProject: 5, fileCountPerProject: 500).write(to: workspaceFolder)
        let workspace = workspaceFolder.appending(path: "All.xcworkspace")
        print("\nA workspace of 40 projects and 20,000 files.\n")
        let file = workspaceFolder.path + "/Project39/FeatureModule4/Component3/Localization490.json"
        let program = ProgramTimer.program("trellis-project")
        ProgramTimer.row(
            "trellis-project owners FILE (at most 0.25 s)", try ProgramTimer.seconds(program, ["owners", workspace.path, file]))
        ProgramTimer.row("trellis-project graph", try ProgramTimer.seconds(program, ["graph", workspace.path]))
    }

    private func measureSettings() throws {
        print("\nThe settings of 200 targets in 2 configurations.\n")
        let project = folder.appending(path: "Generated.xcodeproj")
        let names = ["SWIFT_VERSION", "PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "IPHONEOS_DEPLOYMENT_TARGET", "LD_RUNPATH_SEARCH_PATHS"]
        let arguments = ["settings", project.path, "--configuration", "Debug", "--configuration", "Release"]
        let program = ProgramTimer.program("trellis-project")
        let load = try ProgramTimer.seconds(program, ["targets", project.path])
        let asked = try ProgramTimer.seconds(program, arguments + names)
        let all = try ProgramTimer.seconds(program, arguments + ["--json"])
        ProgramTimer.row("reading the project alone: trellis-project targets", load)
        ProgramTimer.row("trellis-project settings, 5 names (at most 0.1 s more)", asked)
        ProgramTimer.row("trellis-project settings --json, all names", all)
    }

    private func measureSpec() throws {
        try SpecGenerator(targetCount: 200).write(to: folder)
        print("\nA spec for XcodeGen of 200 targets over 20,000 files.\n")
        let walk = try CPUTime.least(of: 10, on: .process) {
            let count = try fileCount(below: folder.path, skipping: "Workspace")
            precondition(count >= 20_000)
        }
        ProgramTimer.row("walking the folders once", walk)
        let spec = folder.appending(path: "project.yml").path
        let answer = try CPUTime.least(of: 10, on: .process) {
            var diagnostics: [Diagnostic] = []
            let workspace = try Workspace.open(at: spec, diagnostics: &diagnostics)
            let count = workspace.targets.reduce(0) { $0 + $1.project.memberships(of: $1.target).count }
            precondition(count >= 20_000)
        }
        ProgramTimer.row("reading the spec and all members", answer)
        print(String(format: "  %.2f times the walk (at most 2)", answer / walk))
    }

    /// The number of files below a folder.
    private func fileCount(below folder: String, skipping name: String) throws -> Int {
        var count = 0
        for entry in try DiskFileSystem().entries(of: folder) where entry.name != name {
            count += entry.kind == .directory ? try fileCount(below: folder + "/" + entry.name, skipping: name) : 1
        }
        return count
    }
}
