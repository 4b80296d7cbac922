import Linting
import SystemSupport

/// How far a run has come, in one line of the terminal that is written again and again.
enum ProgressLine {
    @Sendable
    static func show(_ progress: LintProgress) {
        guard progress.fileCount > 0 else { return }
        let findings = progress.findingCount == 1 ? "1 finding" : "\(progress.findingCount) findings"
        StandardStreams.writeError("\r\u{1B}[K\(progress.doneCount) of \(progress.fileCount) files, \(findings)")
    }

    static func clear() { StandardStreams.writeError("\r\u{1B}[K") }
}
