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
    /// - Throws: ``DiagnosticError`` when there is no Xcode, when it fails, then with the errors that it printed, or when an archive
    ///   does not hold the product.
    package func archive(searchPath: String) throws(DiagnosticError) {
        guard let xcodebuild = ExecutableSearch.find("xcodebuild", path: searchPath) else {
            throw DiagnosticError(
                "no-xcodebuild",
                "there is no 'xcodebuild' here; run this on a Mac with Xcode, or print what would be run with '--dry-run'")
        }
        for step in plan.archiving { try run(step, xcodebuild) }
        for archive in plan.archives { try check(archive) }
    }

    private static let productFolders = ["Library/Frameworks", "usr/local/lib"]

    /// Refuses an archive without the product, and says what it has.
    private func check(_ archive: String) throws(DiagnosticError) {
        let products = PathText.normalized(PathText.join(workingDirectory, archive)) + "/Products/"
        var found: [String] = []
        for folder in Self.productFolders { found += ((try? DiskFileSystem().entries(of: products + folder)) ?? []).map(\.name) }
        guard !found.contains(plan.product) else { return }
        let list = found.isEmpty ? "no product at all" : found.map { "'\($0)'" }.joined(separator: ", ")
        throw DiagnosticError(
            "no-product",
            "the archive '\(archive)' has \(list), and no '\(plan.product)'; name what the scheme builds with '--product', and see that "
                + "its target sets neither 'SKIP_INSTALL' nor 'INSTALL_PATH'",
            at: SourceLocation(path: archive))
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
