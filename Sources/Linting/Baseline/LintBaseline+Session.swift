import Configuration
import Diagnostics
import Reports
import SystemSupport

extension LintBaseline {
    /// The baseline of a session, and where it lies.
    struct Used {
        var baseline: LintBaseline
        /// The file as it is shown.
        var path: String
    }

    /// The path of the file that a session takes for its baseline, as it is shown; `nil` when it has none.
    package static func path(in session: LintSession) -> String? {
        if let named = session.arguments.baseline { return session.environment.shown(named) }
        guard let file = session.setup.file, let named = file.lint?.baseline else { return nil }
        return session.environment.shown(PathText.join(file.folder, named.value))
    }

    /// The baseline that a session goes by; `nil` when it has none, or shall not go by it.
    ///
    /// - Throws: ``DiagnosticError`` when the file is not there or is no baseline.
    static func used(by session: LintSession) throws -> Used? {
        guard session.arguments.usesBaseline, let path = path(in: session) else { return nil }
        guard session.environment.fileSystem.kind(at: session.environment.absolute(path)) == .file else {
            throw DiagnosticError(
                "no-baseline", "there is no baseline '\(path)'; make one with 'trellis-lint baseline create'",
                at: session.arguments.baseline == nil ? session.setup.file?.lint?.baseline?.location : nil)
        }
        return Used(
            baseline: try LintBaseline(session.environment.fileSystem.read(session.environment.absolute(path)), path: path), path: path)
    }

    /// How a path of a report is written in a baseline: relative to the folder that the baseline lies in, wherever the user is.
    package static func writtenPath(_ path: String, baseline: String, in environment: LintEnvironment) -> String {
        let folder = PathText.parent(of: environment.absolute(baseline))
        return PathText.relative(environment.absolute(path), to: folder)
    }
}

extension LintBaseline.Used {
    /// A report without the findings that are known, with a note about them and about those that have gone.
    func applied(to report: Report, in session: LintSession) -> Report {
        func written(_ path: String) -> String { LintBaseline.writtenPath(path, baseline: self.path, in: session.environment) }
        var linted: Set<PathKey> = []
        for group in session.plan.groups { linted.formUnion(group.files.map { PathKey(written($0.path)) }) }
        let difference = baseline.difference(to: report.findings, isLinted: { linted.contains(PathKey($0)) }, path: written)
        var result = report
        result.findings = difference.new
        if difference.knownCount > 0 {
            let findings = difference.knownCount == 1 ? "1 finding is" : "\(difference.knownCount) findings are"
            result.diagnostics.append(Diagnostic(.note, "known-findings", "\(findings) known by '\(path)' and not shown"))
        }
        guard !report.targets.contains(where: { $0.status == .failed }) else { return result }
        let expired = difference.expired.reduce(0) { $0 + $1.lines.count }
        if expired > 0 {
            let findings = expired == 1 ? "1 finding of '\(path)' is" : "\(expired) findings of '\(path)' are"
            let remedy = "; take them out with 'trellis-lint baseline update'"
            result.diagnostics.append(Diagnostic(.note, "expired-baseline", "\(findings) not found any more\(remedy)"))
        }
        return result
    }
}
