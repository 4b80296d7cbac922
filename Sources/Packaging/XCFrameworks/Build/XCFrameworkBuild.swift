package import Diagnostics
import SystemSupport

/// Runs the steps of a plan with Xcode.
package struct XCFrameworkBuild: Sendable {
    private let plan: XCFrameworkBuildPlan
    private let workingDirectory: String

    /// Prepares a run.
    ///
    /// - Parameter workingDirectory: where relative paths begin; absolute.
    package init(_ plan: XCFrameworkBuildPlan, workingDirectory: String) {
        self.plan = plan
        self.workingDirectory = workingDirectory
    }

    /// How many lines of a failed build are shown.
    private static let shownLineCount = 20

    /// Makes the archives.
    ///
    /// - Parameter searchPath: the folders where `xcodebuild` is looked for, as in the variable `PATH`.
    /// - Throws: ``DiagnosticError`` when there is no Xcode, or when it fails; then with the errors that it printed.
    package func archive(searchPath: String) throws(DiagnosticError) {
        guard let xcodebuild = ExecutableSearch.find("xcodebuild", path: searchPath) else {
            throw DiagnosticError(
                "no-xcodebuild",
                "there is no 'xcodebuild' here; run this on a Mac with Xcode, or print what would be run with '--dry-run'")
        }
        for step in plan.archiving { try run(step, xcodebuild) }
    }

    private func run(_ step: XCFrameworkBuildPlan.Step, _ xcodebuild: String) throws(DiagnosticError) {
        let folder = PathText.normalized(PathText.join(workingDirectory, step.folder ?? "."))
        let result = try ProcessRunner.run(
            ProcessRequest(executable: xcodebuild, arguments: Array(step.words.dropFirst()), directory: folder))
        guard !result.isSuccess else { return }
        let outcome: String
        switch result.termination {
        case .exited(let status): outcome = "ended with status \(status)"
        case .signalled(let signal): outcome = "was ended by signal \(signal)"
        }
        throw DiagnosticError(
            "build-failed", "xcodebuild \(outcome) when it built for '\(step.platform?.word ?? "")'",
            notes: Self.tellingLines(of: result).map { Diagnostic.Note($0) })
    }

    /// The lines that say what is wrong; the last ones when none does.
    private static func tellingLines(of result: ProcessResult) -> [String] {
        let text = String(decoding: result.standardOutput + result.standardError, as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map { String($0) }
        let errors = lines.filter { $0.contains("error:") }
        return errors.isEmpty ? Array(lines.suffix(shownLineCount)) : Array(errors.prefix(shownLineCount))
    }
}
