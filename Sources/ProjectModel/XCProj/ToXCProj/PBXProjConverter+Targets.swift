import JSON
import PropertyLists

extension PBXProjConverter {
    /// The targets in the order of the project.
    mutating func targetNodes(projectConfigurations: [String]) -> [JSONValue] {
        targets.indices.map { targetNode($0, projectConfigurations: projectConfigurations) }
    }

    private mutating func targetNode(_ index: Int, projectConfigurations: [String]) -> JSONValue {
        let target = targets[index]
        let settings = settings(of: target.buildConfigurationList)
        var members: [JSONValue.Member] = [.init("id", .string(target.identifier)), .init("name", .string(target.name ?? ""))]
        members += kindMembers(of: target)
        if let name = target.productName, name != target.name { members.append(.init("product-name", .string(name))) }
        if let product = target.object.reference("productReference") { members.append(.init("product", identifierReference(product))) }
        if let path = target.object.text("productInstallPath") { members.append(.init("product-install-path", .string(path))) }
        members += attributes(of: target)
        members += lists(of: index)
        let list = target.buildConfigurationList
        if let name = list?.defaultConfigurationName, name != project.buildConfigurationList?.defaultConfigurationName {
            members.append(.init("default-configuration", .string(name)))
        }
        if settings.names != projectConfigurations { members.append(.init("configurations", .strings(settings.names))) }
        if let specialized = settings.specialized { members.append(.init("specialized-configurations", specialized)) }
        if let table = settings.table { members.append(.init("build-settings", table)) }
        noteRest(of: target.object, known: Self.targetKeys)
        return .object(members)
    }

    private static let targetKeys = Set(
        KeyMapping.externalTarget.map(\.name.description) + [
            "name", "productName", "productType", "productReference", "productInstallPath", "buildConfigurationList", "buildPhases",
            "buildRules", "dependencies", "packageProductDependencies", "fileSystemSynchronizedGroups",
        ]
    )

    /// What a target has in lists: dependencies, phases, rules, and package products.
    private mutating func lists(of index: Int) -> [JSONValue.Member] {
        let target = targets[index]
        let lists: [(String, [JSONValue])] = [
            ("dependencies", target.dependencies.compactMap { dependencyNode($0) }),
            ("build-phases", target.buildPhases.compactMap { phaseNode($0) }),
            ("build-rules", target.object.references("buildRules").map { ruleNode($0) }),
            ("package-product-members", productNodes(index)),
        ]
        return lists.filter { !$0.1.isEmpty }.map { .init($0.0, .array($0.1)) }
    }

    private func kindMembers(of target: PBXTarget) -> [JSONValue.Member] {
        switch target.object.objectClass {
        case .aggregateTarget: return [.init("kind", "aggregate")]
        case .legacyTarget:
            return [.init("kind", "external-build-system")] + mapped(target.object.value, KeyMapping.externalTarget)
        default:
            guard let type = target.object.text("productType") else { return [] }
            let isCommon = type.hasPrefix(Self.productTypePrefix)
            return [
                isCommon
                    ? .init("product-type", .string(String(type.dropFirst(Self.productTypePrefix.count))))
                    : .init("full-product-type", .string(type))
            ]
        }
    }

    /// What nearly all types of product begin with.
    static let productTypePrefix = "com.apple.product-type."

    private mutating func attributes(of target: PBXTarget) -> [JSONValue.Member] {
        guard let attributes = project.attributes?["TargetAttributes"]?.value(forKey: target.identifier) else { return [] }
        var members = mapped(attributes, KeyMapping.targetAttribute)
        if let tested = attributes["TestTargetID"].flatMap(document.table.ordinal).map(object)?.text("name") {
            members.append(.init("test-target", .string(tested)))
        }
        let known = Set(KeyMapping.targetAttribute.map(\.name.description) + ["TestTargetID"])
        for (key, _) in attributes.pairs {
            guard let name = key.text, !known.contains(name) else { continue }
            losses.add("the attribute '\(name)' of a target", "'project.xcproj' has no place for it", at: key.location)
        }
        return members
    }

    private mutating func phaseNode(_ phase: PBXBuildPhase) -> JSONValue? {
        guard let kind = phase.object.objectClass.flatMap(BuildPhase.Kind.init), phases.references[phase.object.ordinal] != nil else {
            losses.add("a build phase of the class '\(phase.object.className)'", "it is no known phase", at: phase.object.location)
            return nil
        }
        var members = identity(of: phase.object) + [.init("kind", .string(kind.keyword))]
        if phases.needingIdentifier.contains(phase.object.ordinal) { members.append(.init("id", .string(phase.identifier))) }
        members += mapped(phase.object.value, KeyMapping.phase)
        if kind == .copy, phase.object.text("dstSubfolder") == nil, let number = phase.object.number("dstSubfolderSpec") {
            members.append(.init("destination", .string(CopyDestination.Place(number: number).name)))
        }
        noteRest(of: phase.object, known: Set(KeyMapping.phase.map(\.name.description) + ["files", "dstSubfolderSpec"]))
        return .object(members)
    }

    private mutating func ruleNode(_ rule: PBXObject) -> JSONValue {
        noteRest(of: rule, known: Set(KeyMapping.rule.map(\.name.description)))
        return .object(identity(of: rule) + mapped(rule.value, KeyMapping.rule))
    }
}

// MARK: - Dependencies

extension PBXProjConverter {
    private mutating func dependencyNode(_ dependency: PBXTargetDependency) -> JSONValue? {
        let filters = dependency.platformFilters
        let platforms = filters.isEmpty ? dependency.platformFilter.map { [$0] } ?? [] : filters
        let tail: [JSONValue.Member] = platforms.isEmpty ? [] : [.init("platforms", .strings(platforms))]
        noteRest(of: dependency.object, known: ["name", "target", "targetProxy", "productRef", "platformFilter", "platformFilters"])
        if let product = dependency.productReference.map(XCSwiftPackageProductDependency.init) {
            return .object([.init("package-product", .string(product.productName ?? ""))] + package(of: product) + tail)
        }
        if let name = dependency.target?.text("name") { return local(name, tail) }
        let proxy = dependency.targetProxy
        guard let name = proxy?.remoteInfo ?? dependency.name else {
            losses.add("a dependency that names nothing", "there is nothing to depend on", at: dependency.object.location)
            return nil
        }
        guard let portal = proxy?.containerPortal, portal.objectClass != .project else { return local(name, tail) }
        var members: [JSONValue.Member] = [.init("target", .string(name)), .init("project", identifierReference(portal))]
        if let type = proxy?.object.text("proxyType"), type != "1" { members.append(.init("remote-kind", .string(type))) }
        if let identifier = proxy?.remoteIdentifier { members.append(.init("remote-id", .string(identifier))) }
        return .object(members + tail)
    }

    private func local(_ name: String, _ tail: [JSONValue.Member]) -> JSONValue {
        tail.isEmpty ? .string(name) : .object([.init("target", .string(name))] + tail)
    }

    private func package(of product: XCSwiftPackageProductDependency) -> [JSONValue.Member] {
        guard let package = product.package, let name = packages[package.ordinal] else { return [] }
        return [.init("package", .string(name))]
    }

    /// The package products that a target lists, each with the phases that use it, then those that phases use unlisted.
    private func productNodes(_ index: Int) -> [JSONValue] {
        var rest = productMembers[index]
        var nodes: [JSONValue] = []
        for product in targets[index].packageProductDependencies {
            let own = rest.filter { $0.product == product.object.ordinal }.map(\.member)
            rest.removeAll { $0.product == product.object.ordinal }
            nodes += (own.isEmpty ? [.object([])] : own).map { productNode(product, $0) }
        }
        return nodes + rest.map { productNode(XCSwiftPackageProductDependency(object($0.product)), $0.member) }
    }

    private func productNode(_ product: XCSwiftPackageProductDependency, _ member: JSONValue) -> JSONValue {
        guard case .object(let members) = member else { return member }
        return .object([.init("product", .string(product.productName ?? ""))] + package(of: product) + members)
    }
}
