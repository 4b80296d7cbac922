import SystemSupport

extension TargetGraph {
    /// Finds what each target of a workspace needs.
    public init(_ workspace: Workspace) {
        var builder = TargetGraphBuilder(workspace)
        builder.addEdges()
        nodes = builder.labelledNodes()
        dependencies = builder.edges
    }
}

/// Puts the nodes and edges of a graph together.
struct TargetGraphBuilder {
    private let workspace: Workspace
    private var subjects: [TargetGraph.Node.Subject] = []
    private(set) var edges: [[TargetGraph.Edge]] = []
    /// The pairs of nodes that have an edge already.
    private var seen: Set<UInt64> = []
    private var ordinals: [TargetGraph.Node.Subject: Int] = [:]
    /// The first target of each name, by project.
    private var targetsByName: [[String: Int]] = []
    private var projectsByPath: [String: Int] = [:]
    private var packagesByFolder: [String: Int] = [:]
    private var packagesByIdentity: [String: Int] = [:]
    /// The nodes that make a product of each name, in order.
    private var makers: [String: [Int]] = [:]

    init(_ workspace: Workspace) {
        self.workspace = workspace
        for (projectIndex, project) in workspace.projects.enumerated() {
            var names: [String: Int] = [:]
            for (targetIndex, target) in project.targets.enumerated() {
                let node = ordinal(of: .target(project: projectIndex, target: targetIndex))
                if names[target.name] == nil { names[target.name] = node }
                if let product = target.productName { makers[product, default: []].append(node) }
            }
            targetsByName.append(names)
            if projectsByPath[project.path] == nil { projectsByPath[project.path] = projectIndex }
            if project.kind == .swiftPackage {
                packagesByFolder[project.folder] = projectIndex
                packagesByIdentity[Self.identity(ofLocation: project.folder)] = projectIndex
            }
        }
    }

    mutating func addEdges() {
        for (projectIndex, project) in workspace.projects.enumerated() {
            for (targetIndex, target) in project.targets.enumerated() {
                let node = ordinal(of: .target(project: projectIndex, target: targetIndex))
                for dependency in target.dependencies {
                    for (needed, reason) in resolve(dependency.subject, project: projectIndex) {
                        add(TargetGraph.Edge(node: needed, reason: reason, platforms: dependency.platforms), to: node)
                    }
                }
                addImplicitEdges(of: target, in: project, node: node)
            }
        }
    }

    /// The nodes with their labels: the bare name where it is the only one.
    func labelledNodes() -> [TargetGraph.Node] {
        var counts: [String: Int] = [:]
        for subject in subjects { counts[name(of: subject), default: 0] += 1 }
        return subjects.map { subject in
            let name = name(of: subject)
            guard counts[name, default: 0] > 1, let owner = owner(of: subject) else {
                return TargetGraph.Node(subject: subject, label: name)
            }
            return TargetGraph.Node(subject: subject, label: "\(owner)/\(name)")
        }
    }

    // MARK: - Nodes

    private mutating func ordinal(of subject: TargetGraph.Node.Subject) -> Int {
        if let known = ordinals[subject] { return known }
        ordinals[subject] = subjects.count
        subjects.append(subject)
        edges.append([])
        return subjects.count - 1
    }

    private func name(of subject: TargetGraph.Node.Subject) -> String {
        switch subject {
        case .target(let project, let target): workspace.projects[project].targets[target].name
        case .missingTarget(let name, _), .product(let name, _): name
        }
    }

    private func owner(of subject: TargetGraph.Node.Subject) -> String? {
        switch subject {
        case .target(let project, _): workspace.projects[project].name
        case .missingTarget(_, let project): project.map(PathText.lastComponent)
        case .product(_, let package): package?.identity
        }
    }

    // MARK: - Edges

    /// The first reason counts when there are several.
    private mutating func add(_ edge: TargetGraph.Edge, to node: Int) {
        guard seen.insert(UInt64(node) << 32 | UInt64(edge.node)).inserted else { return }
        edges[node].append(edge)
    }

    private mutating func resolve(
        _ subject: TargetDependency.Subject,
        project: Int
    ) -> [(node: Int, reason: TargetGraph.Edge.Reason)] {
        switch subject {
        case .target(let name):
            if let node = targetsByName[project][name] { return [(node, .dependency)] }
            return [(ordinal(of: .missingTarget(name: name, project: workspace.projects[project].name)), .dependency)]
        case .projectTarget(let name, let path):
            if let path, let other = projectsByPath[path], let node = targetsByName[other][name] { return [(node, .dependency)] }
            return [(ordinal(of: .missingTarget(name: name, project: path)), .dependency)]
        case .packageProduct(let name, let package), .packagePlugin(let name, let package):
            return product(name, of: package, project: project)
        }
    }

    private mutating func product(
        _ name: String,
        of package: PackageReference?,
        project: Int
    ) -> [(node: Int, reason: TargetGraph.Edge.Reason)] {
        let holders = package.map { Array([self.project(of: $0)].compactMap { $0 }) } ?? Array(workspace.projects.indices)
        for holder in holders {
            let names = workspace.projects[holder].targetNames(ofProduct: name)
            let nodes = names.compactMap { targetsByName[holder][$0] }
            if !nodes.isEmpty { return nodes.map { ($0, .product(name)) } }
        }
        return [(ordinal(of: .product(name: name, package: package)), .product(name))]
    }

    /// The package of the workspace that a reference means; one in a folder of the workspace stands in for a remote one
    /// of the same identity, as in Xcode.
    private func project(of package: PackageReference) -> Int? {
        if case .local(let path) = package, let project = packagesByFolder[path] { return project }
        return packagesByIdentity[package.identity]
    }

    private mutating func addImplicitEdges(of target: Target, in project: any Project, node: Int) {
        for membership in project.memberships(of: target) where membership.phase.kind == .frameworks || membership.phase.kind == .copy {
            guard case .below(let variable, let path) = membership.file.path, Self.productFolders.contains(variable) else { continue }
            let product = PathText.lastComponent(of: path)
            let own = ordinal(of: subjects[node])
            guard let maker = maker(of: product, for: node), maker != own else { continue }
            add(TargetGraph.Edge(node: maker, reason: .implicit(product: product), platforms: membership.platforms), to: node)
        }
    }

    /// The target that makes a product: one of the same project before others.
    private func maker(of product: String, for node: Int) -> Int? {
        guard let candidates = makers[product], case .target(let project, _) = subjects[node] else { return nil }
        let own = candidates.first { candidate in
            if case .target(project, _) = subjects[candidate] { true } else { false }
        }
        return own ?? candidates.first
    }

    private static let productFolders: Set<String> = ["BUILT_PRODUCTS_DIR", "TARGET_BUILD_DIR", "CONFIGURATION_BUILD_DIR"]

    private static func identity(ofLocation location: String) -> String {
        PackageReference.local(path: location).identity
    }
}

extension PackageReference {
    /// The identity by which packages are told apart: the last component of the place in lower case, without `.git`.
    public var identity: String {
        let place =
            switch self {
            case .local(let path): path
            case .remote(let url): url
            case .named(let name): name
            }
        var trimmed = Substring(place.lowercased())
        while trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
        let name = trimmed.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? trimmed
        return String(name.hasSuffix(".git") ? name.dropLast(".git".count) : name)
    }
}
