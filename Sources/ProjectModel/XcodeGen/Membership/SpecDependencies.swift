import Diagnostics

/// The targets of a spec by name, and what each of them depends on.
struct SpecDependencies {
    let spec: Spec
    private let indices: [String: Int]

    init(_ spec: Spec) {
        self.spec = spec
        indices = Dictionary(spec.targets.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    }

    /// The target with a name.
    func target(_ name: String) -> SpecTarget? { indices[name].map { spec.targets[$0] } }

    /// The names of all targets, for messages.
    var names: [String] { spec.targets.map(\.name) }

    /// What is linked into a target and copied into it: what the spec says, and with transitive linking what the targets that it
    /// depends on need, as far as they do not take it in themselves.
    func dependencies(of target: SpecTarget) -> [SpecDependency] {
        let isTransitive = target.linksTransitively ?? spec.options.linksTransitively
        let all = isTransitive && target.kind != .aggregate ? transitive(target) : target.dependencies
        return all.filter { $0.platforms.isEmpty || $0.platforms.contains(target.platform.rawValue) }
    }

    private func transitive(_ top: SpecTarget) -> [SpecDependency] {
        var found: [String: SpecDependency] = [:]
        var visited: Set<String> = []
        var queue = [top]
        var next = 0
        while next < queue.count {
            let target = queue[next]
            next += 1
            guard visited.insert(target.name).inserted else { continue }
            let isTop = target.name == top.name
            for dependency in target.dependencies where found[dependency.key] == nil {
                guard isTop || isInherited(dependency) else { continue }
                found[dependency.key] = dependency
                guard dependency.kind == .target, let own = self.target(dependency.name), own.kind != .aggregate else { continue }
                if !takesInDependencies(own) { queue.append(own) }
            }
        }
        return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
    }

    /// Whether a dependency of one target is one of the targets that link it as well.
    private func isInherited(_ dependency: SpecDependency) -> Bool {
        switch dependency.kind {
        case .sdk: true
        case .framework, .carthage, .package, .target: dependency.embeds != true
        case .bundle: false
        }
    }

    /// Whether a target copies what it depends on into its product.
    private func takesInDependencies(_ target: SpecTarget) -> Bool {
        SpecProductType(name: target.type).map { $0.isApplication || $0.isTest } ?? false
    }

    /// The dependencies of a target in the neutral model: those that the spec names, each once.
    func targetDependencies(of target: SpecTarget, otherProjects: OtherProjects) -> [TargetDependency] {
        var result: [TargetDependency] = []
        var seen: Set<TargetDependency.Subject> = []
        for dependency in dependencies(of: target) {
            for subject in subjects(of: dependency, otherProjects: otherProjects) where seen.insert(subject).inserted {
                result.append(TargetDependency(subject, platforms: dependency.filters, at: dependency.location))
            }
        }
        for plugIn in target.plugIns {
            let subject = TargetDependency.Subject.packagePlugin(name: plugIn.name, package: package(plugIn.package))
            if seen.insert(subject).inserted { result.append(TargetDependency(subject, at: plugIn.location)) }
        }
        return result
    }

    private func subjects(of dependency: SpecDependency, otherProjects: OtherProjects) -> [TargetDependency.Subject] {
        switch dependency.kind {
        case .target:
            guard let (project, name) = Self.otherProject(dependency.name) else { return [.target(name: dependency.name)] }
            return [.projectTarget(name: name, project: otherProjects.path(of: project))]
        case .package: return dependency.products.map { .packageProduct(name: $0, package: package(dependency.name)) }
        case .framework, .carthage, .sdk, .bundle: return []
        }
    }

    private func package(_ name: String) -> PackageReference? {
        spec.packages[name]
    }

    /// The project and the target of a name like `Project/Target`.
    static func otherProject(_ name: String) -> (project: String, target: String)? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        return (String(parts[0]), String(parts[1]))
    }
}
