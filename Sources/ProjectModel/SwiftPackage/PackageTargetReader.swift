import Diagnostics

/// Reads the targets of a Swift package into the neutral model.
struct PackageTargetReader {
    let manifest: PackageManifest
    let configurations: [String]
    let dependencies: PackageDependencyReader

    init(_ manifest: PackageManifest, configurations: [String]) {
        self.manifest = manifest
        self.configurations = configurations
        dependencies = PackageDependencyReader(manifest)
    }

    func target(_ target: DeclaredTarget, content: TargetContent, at location: SourceLocation?) -> Target {
        let type = productType(of: target, content)
        return Target(
            identifier: target.name,
            name: target.name,
            kind: .native,
            productType: type,
            productName: productName(of: target, type),
            platformHints: Set(manifest.platforms.map { PackagePlatform.xcodeName(of: $0.name) }).sorted(),
            configurations: target.kind == .binary ? [] : configurations,
            phases: Self.phases(of: target, content),
            dependencies: dependencies.dependencies(of: target, at: location),
            location: location
        )
    }

    /// The product type of Xcode that comes nearest; what has no counterpart there has a name of ours.
    ///
    /// A module is linked statically into the products that have it, whatever the products are. So it counts as a static library.
    private func productType(of target: DeclaredTarget, _ content: TargetContent) -> ProductType {
        let name =
            switch target.kind {
            case .regular: content.hasMain ? "com.apple.product-type.tool" : "com.apple.product-type.library.static"
            case .executable: "com.apple.product-type.tool"
            case .test: "com.apple.product-type.bundle.unit-test"
            case .macro: "com.apple.product-type.tool.host-build"
            case .plugin: "swift-package.plugin"
            case .system: "swift-package.system-library"
            case .binary: "swift-package.binary"
            }
        return ProductType(rawValue: name)
    }

    private func productName(of target: DeclaredTarget, _ type: ProductType) -> String? {
        if type.isTest { return manifest.name + "PackageTests.xctest" }
        guard type.shortName == "tool" else { return nil }
        return manifest.products.first { $0.kind == .executable && $0.targets.contains(target.name) }?.name ?? target.name
    }

    /// The phases that SwiftPM has in all but name; one without files is left out, but for that of the sources.
    private static func phases(of target: DeclaredTarget, _ content: TargetContent) -> [BuildPhase] {
        if target.kind == .binary { return content.folder == nil ? [] : [phase(.frameworks, of: target)] }
        let used = Set(content.files.compactMap { PackagePhases.kind(of: $0.role) })
        return [.sources, .headers, .resources].filter { used.contains($0) || ($0 == .sources && target.kind != .system) }
            .map { phase($0, of: target) }
    }

    private static func phase(_ kind: BuildPhase.Kind, of target: DeclaredTarget) -> BuildPhase {
        BuildPhase(identifier: "\(target.name)/\(kind.rawValue)", kind: kind, name: kind.defaultName, destination: nil)
    }
}

/// Which phase a file of a Swift package belongs to.
enum PackagePhases {
    /// The phase; `nil` when the file takes no part. A module map goes with the headers that it lists.
    static func kind(of role: PackageFile.Role) -> BuildPhase.Kind? {
        switch role {
        case .source: .sources
        case .header, .moduleMap: .headers
        case .resource: .resources
        case .ignored, .excluded, .unhandled: nil
        }
    }
}
