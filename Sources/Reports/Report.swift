package import Diagnostics

/// What a tool has to tell about a project, ready to be rendered in any ``ReportFormat``.
package struct Report: Sendable, Hashable {
    /// The program that made the report.
    package var tool: Tool
    /// The folder that relative paths are taken from, absolute.
    package var root: String
    /// What was found, in the order of ``FindingOrder``.
    package var findings: [Finding]
    /// What became of each target, in the order of the project.
    package var targets: [ReportTarget]
    /// What else there is to tell.
    package var diagnostics: [Diagnostic]

    /// A program that makes reports.
    package struct Tool: Sendable, Hashable {
        /// The name of the program.
        package var name: String
        /// The version of the program.
        package var version: String

        /// Names a program.
        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    /// Makes a report.
    package init(tool: Tool, root: String, findings: [Finding], targets: [ReportTarget] = [], diagnostics: [Diagnostic] = []) {
        self.tool = tool
        self.root = root
        self.findings = findings
        self.targets = targets
        self.diagnostics = diagnostics
    }

    /// How many findings have a severity.
    package func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// The absolute path of a finding's file.
    package func absolutePath(of finding: Finding) -> String {
        if finding.path.hasPrefix("/") { return finding.path }
        return root.hasSuffix("/") ? root + finding.path : root + "/" + finding.path
    }
}

/// What became of a target.
package struct ReportTarget: Sendable, Hashable {
    /// The name of the target, behind that of its project where that tells it from others.
    package var name: String
    /// The program that looked at it; `nil` when none did.
    package var tool: String?
    /// The configuration that the program was given; `nil` when it looked for one by itself, or none ran.
    package var configuration: String?
    /// The number of files that were looked at.
    package var fileCount: Int
    /// How it went.
    package var status: Status
    /// Who cares for the target, sorted.
    package var owners: [String]

    /// How it went with a target.
    package enum Status: Sendable, Hashable {
        /// The program did its work.
        case done
        /// The program failed; the diagnostics of the report say why.
        case failed
        /// No program ran, for a reason that is told by a stable word.
        case skipped(String)
    }

    /// Makes a target.
    package init(
        name: String,
        tool: String? = nil,
        configuration: String? = nil,
        fileCount: Int,
        status: Status,
        owners: [String] = []
    ) {
        self.name = name
        self.tool = tool
        self.configuration = configuration
        self.fileCount = fileCount
        self.status = status
        self.owners = owners
    }
}
