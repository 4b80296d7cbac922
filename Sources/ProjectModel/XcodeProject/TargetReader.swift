import PropertyLists

/// Reads the targets of a project into the neutral model.
struct TargetReader {
    /// The configurations of the project, which targets inherit from.
    let projectConfigurations: XCConfigurationList?
    let place: ProjectPlace
    let paths: PathResolver

    func target(_ target: PBXTarget) -> Target {
        let native = PBXNativeTarget(checking: target.object)
        return Target(
            identifier: target.identifier,
            name: target.name ?? "",
            kind: kind(of: target),
            productType: native?.productType.map(ProductType.init(rawValue:)),
            productName: native?.productReference.flatMap { $0.text("path") ?? $0.text("name") },
            platformHints: platformHints(of: target),
            configurations: target.buildConfigurationList?.configurations.compactMap(\.name) ?? [],
            phases: target.buildPhases.compactMap { BuildPhase($0.object) },
            dependencies: DependencyReader(place: place, paths: paths).dependencies(of: target),
            place: .value(target.object.identifierValue)
        )
    }

    private func kind(of target: PBXTarget) -> Target.Kind {
        switch target.object.objectClass {
        case .nativeTarget: .native
        case .aggregateTarget: .aggregate
        case .legacyTarget: .legacy
        default: .ancient
        }
    }

    /// The values of `SUPPORTED_PLATFORMS`, else of `SDKROOT`, of the target's configurations, else of the project's.
    private func platformHints(of target: PBXTarget) -> [String] {
        for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] as [StaticString] {
            for list in [target.buildConfigurationList, projectConfigurations] {
                let values = list?.configurations.flatMap { platforms(in: $0, key: key) } ?? []
                if !values.isEmpty { return Set(values).sorted() }
            }
        }
        return []
    }

    private func platforms(in configuration: XCBuildConfiguration, key: StaticString) -> [String] {
        guard let value = configuration.buildSettings?[key] else { return [] }
        let texts = value.kind == .array ? value.items.compactMap(\.text) : [value.text ?? ""]
        return texts.flatMap { $0.split(separator: " ").map(String.init) }.filter { !$0.contains("$") && $0 != "auto" }
    }
}
