import Diagnostics
import Foundation
import ProjectModel

/// Asks a project, or that of the example app when none is named:
///
///     swift run scripts [PROJECT [FORBIDDEN-MODULE...]]
@main
struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let path = arguments.first ?? URL(filePath: #filePath).appending(path: "../../../../Recipes").standardized.path
        var diagnostics: [Diagnostic] = []
        let workspace = try Workspace.open(at: path, diagnostics: &diagnostics)

        printDeploymentTargets(of: workspace)
        try printUnownedFiles(of: workspace)
        let forbidden = arguments.dropFirst()
        guard checkLinkedModules(of: workspace, forbidden: forbidden.isEmpty ? ["XCTest"] : Set(forbidden)) else { exit(1) }
    }
}
