import Configuration
import Diagnostics
import SystemSupport

/// Finds what is wrong with a configuration without rendering anything: templates and inputs that are not there, parsers that are not
/// known, and files that two entries would write.
struct ConfigurationLint {
    let plan: GenerationPlan
    let settings: GenerationSettings

    /// The findings in the order of the configuration.
    func findings() -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var outputs: [String: SourceLocation] = [:]
        for entry in plan.entries {
            findings += check(entry)
            guard entry.templates.count == 1, !PathText.fileExtension(of: entry.output.value).isEmpty else { continue }
            let path = PathText.normalized(PathText.join(plan.folder, entry.output.value))
            if let other = outputs.updateValue(entry.output.location, forKey: path) {
                let message = "'\(entry.output.value)' is the output of two entries; give one of them another 'output'"
                findings.append(
                    Diagnostic(
                        .error, "output-collision", message, at: entry.output.location, notes: [.init("the other one is here", at: other)]))
            }
        }
        return findings
    }

    private func check(_ entry: GenerationPlan.Entry) -> [Diagnostic] {
        var collector = TemplateCollector(folder: plan.folder, fileSystem: settings.fileSystem)
        var findings = faults { _ = try collector.templates(entry.templates, without: entry.excludedTemplates) }
        findings += collector.faults
        guard case .resources(let selection) = entry.subject else { return findings }
        guard let parser = settings.parsers.first(where: { $0.name == selection.parser }) else {
            let message = "the parser '\(selection.parser)' is not part of this version"
            return findings + [Diagnostic(.error, "parser-missing", message, at: selection.location)]
        }
        let resources = ResourceCollector(folder: plan.folder, fileSystem: settings.fileSystem)
        return findings
            + faults {
                guard try resources.inputs(selection, parser: parser).isEmpty else { return }
                let names = selection.inputs.map { "'\($0.value)'" }.joined(separator: ", ")
                throw DiagnosticError(
                    Diagnostic(
                        .warning, "inputs-empty", "no file of \(names) matches the filter; correct one of them", at: selection.location))
            }
    }

    private func faults(_ work: () throws -> Void) -> [Diagnostic] {
        do {
            try work()
            return []
        } catch let error as DiagnosticError {
            return error.diagnostics
        } catch {
            return [Diagnostic(.error, "internal", "\(error)")]
        }
    }
}
