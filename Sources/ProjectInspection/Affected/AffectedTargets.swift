import ProjectModel
import SystemSupport

/// Finds the targets that a change reaches.
struct AffectedTargets {
    /// The nodes of the graph of today that the change reaches, with the way by which it reaches each.
    private(set) var causes: [Int: AffectedCause] = [:]
    let graph: TargetGraph
    private let now: OpenedWorkspace
    private let past: OpenedWorkspace?
    private var unknownPast = AffectedCause.UnknownPast(reason: "")
    private let changed: Set<String>
    /// The changed paths that belong to some target, or that say what the projects are.
    private(set) var explained: Set<String> = []

    /// - Parameters:
    ///   - now: the projects as they are.
    ///   - past: the projects as they were, or why nothing is known about them.
    ///   - changedPaths: absolute paths.
    init(now: OpenedWorkspace, past: Result<OpenedWorkspace, AffectedCause.UnknownPast>, changedPaths: [String]) {
        self.now = now
        self.past = try? past.get()
        if case .failure(let reason) = past { unknownPast = reason }
        changed = Set(changedPaths)
        graph = TargetGraph(now.workspace)
        guard !changedPaths.isEmpty else { return }
        addFileCauses()
        addNamedFileCauses()
        addOutsideCauses()
        addDefinitionCauses()
        addPackageCauses()
    }

    /// The first cause that is found counts; files come before everything else, because they say most.
    private mutating func add(_ cause: AffectedCause, to node: Int) {
        if causes[node] == nil { causes[node] = cause }
    }

    // MARK: - Files

    private mutating func addFileCauses() {
        // A project may have several targets of one name, which nothing tells apart between two revisions.
        let nodes = Dictionary(grouping: graph.targetNodes) { TargetKey($0.project, $0.target, now.workspace) }
        for (opened, isPast) in [(now, false)] + (past.map { [($0, true)] } ?? []) {
            let index = OwnersIndex(opened)
            for path in changed.sorted(by: Self.precedes) {
                // A submodule changes as a whole, with all that the project takes from it.
                let isFolder = opened.fileSystem.kind(at: path) == .directory
                let owners = index.owners(of: path).owners + (isFolder ? index.owners(below: path) : [])
                for (named, membership) in owners {
                    explained.insert(path)
                    let key = TargetKey(project: named.project.path, target: named.target.name)
                    let isRemoved = isPast && now.fileSystem.kind(at: path) == nil
                    let shown = now.paths.text(for: .absolute(path))
                    for (_, _, node) in nodes[key] ?? [] {
                        add(.file(path: shown, phase: membership.phase.name, isRemoved: isRemoved), to: node)
                    }
                }
            }
        }
    }

    /// Files such as `Info.plist`, which no phase has but a setting names.
    private mutating func addNamedFileCauses() {
        var named = NamedFiles(now)
        for (projectIndex, targetIndex, node) in graph.targetNodes {
            let project = now.workspace.projects[projectIndex]
            for (setting, path) in named.files(of: project.targets[targetIndex], in: project) {
                guard changed.contains(path) else { continue }
                explained.insert(path)
                add(.settingsFile(path: now.paths.text(for: .absolute(path)), setting: setting), to: node)
            }
        }
    }

    /// Changes in projects and packages that targets need but that could not be read, so that it is not known what of them is used.
    private mutating func addOutsideCauses() {
        for (node, content) in graph.nodes.enumerated() {
            let folder: String? =
                switch content.subject {
                case .product(_, .local(let folder)?): folder
                case .missingTarget(_, let project?) where project.hasPrefix("/"): PathText.parent(of: project)
                default: nil
                }
            guard let folder, let path = changed.filter({ PathText.isBelow($0, folder) }).min(by: Self.precedes) else { continue }
            explained.formUnion(changed.filter { PathText.isBelow($0, folder) })
            add(.unreadable(path: now.paths.text(for: .absolute(path))), to: node)
        }
    }

    // MARK: - What projects say

    private mutating func addDefinitionCauses() {
        let settings = SettingsFiles(now)
        let pastSettings = past.map(SettingsFiles.init)
        let touched = changed.intersection(settings.definitionFiles.union(pastSettings?.definitionFiles ?? []))
        explained.formUnion(touched)
        guard let past, let pastSettings else {
            for (_, _, node) in graph.targetNodes { add(.unknownPast(unknownPast), to: node) }
            return
        }
        guard !touched.isEmpty else { return }
        let before = Dictionary(past.targets.map { (TargetKey(project: $0.project.path, target: $0.target.name), $0) }) { first, _ in first
        }
        for (projectIndex, targetIndex, node) in graph.targetNodes {
            let project = now.workspace.projects[projectIndex]
            let target = project.targets[targetIndex]
            guard let old = before[TargetKey(project: project.path, target: target.name)] else {
                add(.newTarget, to: node)
                continue
            }
            let definition = TargetDefinition(target, in: project, settings: settings, paths: now.paths)
            let differences = definition.differences(
                from: TargetDefinition(old.target, in: old.project, settings: pastSettings, paths: now.paths))
            if let first = differences.first { add(.definition(difference: first, others: differences.count - 1), to: node) }
        }
    }

    // MARK: - Packages

    private mutating func addPackageCauses() {
        let files = now.workspace.resolvedPackagesFiles.filter(changed.contains)
        explained.formUnion(files)
        for file in files {
            let after = resolved(file, in: now)
            let before = past.map { resolved(file, in: $0) } ?? ResolvedPackages()
            let identities = after.differences(from: before)
            let named = Set(graph.nodes.compactMap(\.packageIdentity))
            for (node, subject) in graph.nodes.enumerated() {
                guard case .product(_, let package) = subject.subject else { continue }
                // A package that nobody names is needed by one of the others; which, no file of ours tells. Nor is it known
                // where a product comes from that names no package.
                let own = package.map(\.identity)
                let cause = own == nil ? identities.first : identities.first { $0 == own } ?? identities.first { !named.contains($0) }
                guard let cause else { continue }
                add(.package(identity: cause, before: before.pins[cause], after: after.pins[cause]), to: node)
            }
        }
    }

    private func resolved(_ file: String, in opened: OpenedWorkspace) -> ResolvedPackages {
        guard let bytes = try? opened.fileSystem.read(file), let packages = try? ResolvedPackages(bytes, path: file) else {
            return ResolvedPackages()
        }
        return packages
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}

/// What stays the same of a target between two revisions.
private struct TargetKey: Hashable {
    var project: String
    var target: String

    init(project: String, target: String) {
        self.project = project
        self.target = target
    }

    init(_ project: Int, _ target: Int, _ workspace: Workspace) {
        self.init(project: workspace.projects[project].path, target: workspace.projects[project].targets[target].name)
    }
}
