import ArtifactCache
package import Diagnostics
import SystemSupport

/// A plan with everything that a program needs to carry it out, in the words of the folder that the user is in.
package struct GenerationSession: Sendable {
    /// What is generated.
    package var plan: GenerationPlan
    /// How.
    package var settings: GenerationSettings
    /// The folder that the user is in, absolute.
    package let workingDirectory: String
    /// What reading the configuration had to tell.
    private var diagnostics: [Diagnostic] = []

    /// Takes a plan.
    package init(_ plan: GenerationPlan, settings: GenerationSettings, workingDirectory: String) {
        self.plan = plan
        self.settings = settings
        self.workingDirectory = workingDirectory
    }

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - configuration: the file as the user named it; the one in the current folder when it is `nil`.
    ///   - settings: how the work is done.
    ///   - workingDirectory: the folder that the user is in, absolute.
    /// - Throws: ``DiagnosticError`` when there is none, or it cannot be read.
    package init(configuration: String?, settings: GenerationSettings, workingDirectory: String) throws {
        self.init(GenerationPlan(folder: workingDirectory), settings: settings, workingDirectory: workingDirectory)
        guard let configuration else {
            plan = try GenerationPlan.find(
                in: workingDirectory, environment: settings.environment, fileSystem: settings.fileSystem, diagnostics: &diagnostics)
            return
        }
        let path = PathText.normalized(PathText.join(workingDirectory, configuration))
        guard settings.fileSystem.kind(at: path) == .file else {
            throw DiagnosticError("no-configuration", "there is no configuration '\(configuration)'; correct the path")
        }
        do {
            plan = try GenerationPlan.load(
                at: path, shownPath: PathText.lastComponent(of: path), environment: settings.environment,
                fileSystem: settings.fileSystem, diagnostics: &diagnostics)
        } catch let error as DiagnosticError {
            plan.folder = PathText.parent(of: path)
            throw rebased(error)
        }
    }

    /// Renders everything, and writes nothing.
    ///
    /// - Throws: ``DiagnosticError`` with what is wrong with any entry.
    package func result() throws(DiagnosticError) -> GenerationResult {
        do throws(DiagnosticError) {
            var result = try GenerationRunner(settings).run(plan)
            // Looking at every entry of the cache is worth it only when there are new ones.
            if !result.entries.allSatisfy(\.isCached) { settings.cache?.prune() }
            result.diagnostics = (diagnostics + result.diagnostics).map { $0.rebased(onto: shownFolder) }
            return result
        } catch {
            throw rebased(DiagnosticError(error.diagnostics + diagnostics))
        }
    }

    /// What is wrong with the configuration, as far as it shows without rendering: keys that are not known, templates and inputs that
    /// are not there, files that two entries would write.
    package var configurationFindings: [Diagnostic] {
        (diagnostics + ConfigurationLint(plan: plan, settings: settings).findings()).map { $0.rebased(onto: shownFolder) }
    }

    /// What is on disk for the files of a result.
    package func states(_ result: GenerationResult) -> [WritePlan.State] { result.plan.states(settings.fileSystem) }

    /// Writes what differs.
    ///
    /// - Throws: ``DiagnosticError`` when a file lies outside of its root or cannot be written.
    package func write(_ result: GenerationResult, _ states: [WritePlan.State]) throws(DiagnosticError) -> GenerationReport {
        var result = result
        var states = states
        if settings.joinedOutput != nil {
            for state in states where state.file.kind == .source && !state.isCurrent {
                let name = PathText.relative(state.file.path, to: plan.folder)
                let message = "a build changes no sources, and the regions in '\(name)' are out of date; run 'trellis-codegen run' first"
                result.diagnostics.append(
                    Diagnostic(.error, "region-stale", message, at: SourceLocation(path: name)).rebased(onto: shownFolder))
            }
            states.removeAll { $0.file.kind == .source }
        }
        let written = try result.plan.write(states)
        RunRecords(plan: plan, settings: settings).note(result, written: written)
        return GenerationReport(result, states: states, written: written, workingDirectory: workingDirectory)
    }

    /// The report of a result of which nothing is written.
    package func report(_ result: GenerationResult, _ states: [WritePlan.State]) -> GenerationReport {
        GenerationReport(result, states: states, written: [], workingDirectory: workingDirectory)
    }

    private var shownFolder: String {
        PathText.isBelow(plan.folder, workingDirectory) ? PathText.relative(plan.folder, to: workingDirectory) : plan.folder
    }

    private func rebased(_ error: DiagnosticError) -> DiagnosticError {
        DiagnosticError(error.diagnostics.map { $0.rebased(onto: shownFolder) })
    }
}
