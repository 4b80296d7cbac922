import Diagnostics
import SystemSupport

/// The projects that a spec refers to, each read at most once.
struct OtherProjects {
    let spec: Spec
    let fileSystem: any FileSystem
    private var targets: [String: [String: Target]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(spec: Spec, fileSystem: any FileSystem) {
        self.spec = spec
        self.fileSystem = fileSystem
    }

    /// The absolute path of a project; `nil` when the spec does not say where it is.
    func path(of project: String) -> String? {
        spec.projectReferences[project].map { spec.absolute($0.path) }
    }

    /// A target of another project; `nil`, and a warning, when it cannot be found.
    mutating func target(_ name: String, of project: String, at location: SourceLocation) -> Target? {
        guard let reference = spec.projectReferences[project] else {
            let nearest = Spelling.nearest(to: project, among: spec.projectReferences.keys.sorted())
            let remedy = nearest.map { "did you mean '\($0)'" } ?? "add it to 'projectReferences'"
            let message = "there is no reference to a project '\(project)'; \(remedy)"
            diagnostics.append(Diagnostic(.error, "unknown-project", message, at: location))
            return nil
        }
        if targets[project] == nil { targets[project] = load(reference) }
        guard let known = targets[project], !known.isEmpty else { return nil }
        if let target = known[name] { return target }
        let nearest = Spelling.nearest(to: name, among: known.keys.sorted())
        let remedy = nearest.map { "; did you mean '\($0)'" } ?? ""
        let message = "the project '\(project)' has no target '\(name)'\(remedy)"
        diagnostics.append(Diagnostic(.error, "unknown-target", message, at: location))
        return nil
    }

    private mutating func load(_ reference: SpecTarget.SpecFile) -> [String: Target] {
        var warnings: [Diagnostic] = []
        do {
            let path = spec.absolute(reference.path)
            let project = try XcodeProject.load(at: path, fileSystem: fileSystem, diagnostics: &warnings)
            return Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
        } catch {
            let reason = (error as? DiagnosticError)?.diagnostics.first?.message ?? "\(error)"
            let message = "the project '\(reference.path)' cannot be read, so that nobody knows its products: \(reason)"
            diagnostics.append(Diagnostic(.warning, "unreadable-project", message, at: reference.location))
            return [:]
        }
    }
}
