import Diagnostics

/// Reads what a target of a Swift package depends on.
struct PackageDependencyReader {
    let manifest: PackageManifest
    private let targetNames: Set<String>

    init(_ manifest: PackageManifest) {
        self.manifest = manifest
        targetNames = Set(manifest.targets.map(\.name))
    }

    /// The dependencies in the order of the manifest, then the plug-ins, each once. Those for traits that are off are left out.
    func dependencies(of target: DeclaredTarget, at location: SourceLocation?) -> [TargetDependency] {
        var seen: Set<TargetDependency.Subject> = []
        let listed = target.dependencies.filter { $0.condition.holds(configuration: nil, traits: manifest.defaultTraits) }
        let all = listed.map { (subject($0.subject), $0.condition.platforms) } + target.plugins.map { (subject($0), []) }
        return all.compactMap { subject, platforms in
            seen.insert(subject).inserted ? TargetDependency(subject, platforms: platforms, at: location) : nil
        }
    }

    private func subject(_ subject: DeclaredTarget.Dependency.Subject) -> TargetDependency.Subject {
        switch subject {
        case .target(let name): .target(name: name)
        case .product(let name, let package): .packageProduct(name: name, package: package.map(reference))
        case .byName(let name): targetNames.contains(name) ? .target(name: name) : .packageProduct(name: name, package: known(name))
        }
    }

    /// A plug-in of the same package is a target like others; it has to be built first.
    private func subject(_ plugin: DeclaredTarget.PluginUsage) -> TargetDependency.Subject {
        guard let package = plugin.package else {
            return targetNames.contains(plugin.name)
                ? .target(name: plugin.name) : .packagePlugin(name: plugin.name, package: known(plugin.name))
        }
        return .packagePlugin(name: plugin.name, package: reference(package))
    }

    /// The package that a manifest means by a name.
    private func reference(_ package: String) -> PackageReference {
        known(package) ?? .named(package)
    }

    private func known(_ package: String) -> PackageReference? {
        manifest.dependencies.first { $0.isNamed(package) }?.reference
    }
}
