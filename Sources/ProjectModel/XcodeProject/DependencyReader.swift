import PropertyLists
import SystemSupport

/// Reads what a target of an Xcode project depends on.
struct DependencyReader {
    let place: ProjectPlace
    let paths: PathResolver

    /// The targets that are built first, then the package products that are used, each once.
    func dependencies(of target: PBXTarget) -> [TargetDependency] {
        var seen: Set<TargetDependency.Subject> = []
        return (target.dependencies.compactMap(dependency) + products(of: target)).filter { seen.insert($0.subject).inserted }
    }

    private func dependency(_ dependency: PBXTargetDependency) -> TargetDependency? {
        guard let subject = subject(of: dependency) else { return nil }
        let platforms = dependency.platformFilters
        return TargetDependency(
            subject,
            platforms: platforms.isEmpty ? dependency.platformFilter.map { [$0] } ?? [] : platforms,
            in: .value(dependency.object.identifierValue)
        )
    }

    private func subject(of dependency: PBXTargetDependency) -> TargetDependency.Subject? {
        if let product = dependency.productReference.map(XCSwiftPackageProductDependency.init) {
            return subject(of: product)
        }
        if let name = dependency.target?.text("name") { return .target(name: name) }
        guard let name = dependency.targetProxy?.remoteInfo ?? dependency.name else { return nil }
        guard let portal = dependency.targetProxy?.containerPortal, portal.objectClass != .project else { return .target(name: name) }
        return .projectTarget(name: name, project: paths.path(of: portal.ordinal).absolutePath)
    }

    /// The products that the target lists, and those that are linked without being listed.
    private func products(of target: PBXTarget) -> [TargetDependency] {
        let listed = target.packageProductDependencies
        let linked = target.buildPhases.lazy.filter { $0.object.objectClass == .frameworksBuildPhase }
            .flatMap(\.files).compactMap(\.productReference).map(XCSwiftPackageProductDependency.init)
        return (listed + Array(linked)).compactMap { product in
            subject(of: product).map { TargetDependency($0, in: .value(product.object.identifierValue)) }
        }
    }

    private func subject(of product: XCSwiftPackageProductDependency) -> TargetDependency.Subject? {
        guard let name = product.productName else { return nil }
        let package = product.package.flatMap(package)
        let plugin = "plugin:"
        return name.hasPrefix(plugin)
            ? .packagePlugin(name: String(name.dropFirst(plugin.count)), package: package)
            : .packageProduct(name: name, package: package)
    }

    private func package(_ object: PBXObject) -> PackageReference? {
        if let local = XCLocalSwiftPackageReference(checking: object)?.relativePath {
            return .local(path: PathText.normalized(PathText.join(place.folder, local)))
        }
        return XCRemoteSwiftPackageReference(checking: object)?.repositoryURL.map(PackageReference.remote)
    }
}
