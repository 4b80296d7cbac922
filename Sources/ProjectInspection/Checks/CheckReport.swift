package import Diagnostics
package import JSON
import ProjectModel
import SystemSupport

/// What is wrong with a project.
package struct CheckReport: Sendable {
    /// The findings by place, the worst first at one place.
    package let findings: [Diagnostic]

    /// Checks a project. A file that cannot be read as a project is a finding like any other.
    ///
    /// - Throws: ``DiagnosticError`` when there is no project to check.
    package init(_ request: ProjectRequest) throws {
        let file = try XcodeProject.projectFile(at: request.path, fileSystem: request.fileSystem)
        _ = try request.fileSystem.read(PathText.normalized(PathText.join(request.currentDirectory, file)))
        do {
            findings = Self.findings(of: try OpenedProject(request))
        } catch let error as DiagnosticError {
            findings = error.diagnostics.sorted()
        }
    }

    /// Whether something is worse than a note.
    package var hasProblems: Bool { findings.contains { $0.severity > .note } }

    /// The report by the schema `trellis-project/check/1`.
    package var json: JSONValue {
        ["schema": "trellis-project/check/1", "findings": DiagnosticsJSON.value(findings)]
    }

    private static func findings(of opened: OpenedProject) -> [Diagnostic] {
        let project = opened.project
        let checks: [[Diagnostic]] = [
            opened.diagnostics,
            ObjectChecks.duplicates(project.document),
            ObjectChecks.unknownClasses(project.document),
            ReferenceChecks.danglingReferences(project.document),
            ReferenceChecks.emptyBuildFiles(project.document),
            project.groupFaults(),
            MemberChecks(opened).findings(),
        ]
        return checks.flatMap { $0 }.sorted()
    }
}
