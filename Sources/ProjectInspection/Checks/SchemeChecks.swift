import Diagnostics
import ProjectModel
import SystemSupport

/// Checks of the shared schemes of projects and workspaces.
struct SchemeChecks {
    private let opened: OpenedWorkspace
    private let index: SchemeTargetIndex
    private let containers: Set<String>

    init(_ opened: OpenedWorkspace) {
        self.opened = opened
        let targets = opened.workspace.targets.map { project, target in
            SchemeTarget(container: Self.container(of: project), identifier: target.identifier, name: target.name)
        }
        index = SchemeTargetIndex(targets)
        containers = Set(targets.map(\.container))
    }

    /// Schemes that cannot be read, and references to targets that do not exist. References into projects that are not open
    /// are passed over.
    func findings() -> [Diagnostic] {
        var places = opened.workspace.projects.filter { $0.kind != .xcodeGen }.map(Self.container)
        if opened.workspace.path.hasSuffix(".xcworkspace") { places.append(opened.workspace.path) }
        let files = places.flatMap { container -> [(store: SchemeStore, file: SchemeFile)] in
            let store = SchemeStore(container: container, fileSystem: opened.fileSystem)
            return ((try? store.sharedSchemes()) ?? []).map { (store, $0) }
        }
        return files.flatMap { findings(in: $0.file, of: $0.store) }
    }

    private func findings(in file: SchemeFile, of store: SchemeStore) -> [Diagnostic] {
        let shownPath = opened.paths.text(for: .absolute(file.path))
        let scheme: SchemeDocument
        do {
            scheme = try SchemeDocument.read(try opened.fileSystem.read(file.path), path: shownPath)
        } catch {
            return (error as? DiagnosticError)?.diagnostics ?? []
        }
        let built = scheme[.build]?.buildEntries.compactMap(\.reference) ?? []
        let tested = scheme[.test]?.testables.compactMap(\.reference) ?? []
        return (built + tested).compactMap { reference in
            guard let container = reference.containerPath(in: store.folder), containers.contains(container) else { return nil }
            guard index.target(of: reference, in: store.folder) == nil else { return nil }
            let name = reference.blueprintName ?? reference.blueprintIdentifier ?? ""
            return Diagnostic(
                .warning,
                "dangling-scheme-reference",
                "the scheme '\(file.name)' names the target '\(name)', which '\(PathText.lastComponent(of: container))' does not have",
                at: reference.sourceLocation
            )
        }
    }

    /// What references of schemes call a project: its `.xcodeproj`, or the folder of the package.
    private static func container(of project: any Project) -> String {
        project.kind == .xcode ? project.path : project.folder
    }
}
