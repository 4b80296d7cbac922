package import Diagnostics
package import JSON
import ProjectModel
import Reports
import SystemSupport

/// What is wrong with a project.
package struct CheckReport: Sendable {
    /// The findings by place, the worst first at one place.
    package let findings: [Diagnostic]

    /// Checks a project. A file that cannot be read as a project is a finding like any other.
    ///
    /// - Throws: ``DiagnosticError`` when there is no project to check.
    package init(_ request: ProjectRequest) throws {
        let location = try ProjectLocation.find(request.path, fileSystem: request.fileSystem)
        if case .xcodeProject(let file) = location {
            _ = try request.fileSystem.read(PathText.normalized(PathText.join(request.currentDirectory, file)))
        }
        do {
            findings = Self.findings(of: try OpenedWorkspace(request))
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

    private static func findings(of opened: OpenedWorkspace) -> [Diagnostic] {
        var findings = opened.diagnostics + GraphChecks.cycles(in: opened.workspace)
        findings += SettingsChecks.findings(in: opened) + SchemeChecks(opened).findings()
        for project in opened.workspace.projects {
            if let project = project as? XcodeProject { findings += objectFindings(of: project) }
            findings += MemberChecks(project, paths: opened.paths).findings()
        }
        return findings.sorted()
    }

    private static func objectFindings(of project: XcodeProject) -> [Diagnostic] {
        ObjectChecks.duplicates(project.document) + ObjectChecks.unknownClasses(project.document)
            + ReferenceChecks.danglingReferences(project.document) + ReferenceChecks.emptyBuildFiles(project.document)
            + project.groupFaults()
    }
}
