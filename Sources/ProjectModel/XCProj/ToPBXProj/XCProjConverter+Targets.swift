import Diagnostics
import JSON
import PropertyLists

extension XCProjConverter {
    /// Settles the identifiers of targets and phases, which files refer to.
    mutating func planTargets() throws(DiagnosticError) {
        for node in try root.dictionaries("targets") {
            guard let name = try node.textIfPresent("name") else { throw node.fault("a target needs the key 'name'") }
            let identifier = try identifier(of: node, semanticPath: "target/\(name)")
            guard targetIdentifiers.updateValue(identifier, forKey: name) == nil else {
                throw DiagnosticError(
                    "duplicate-target", "two targets are called '\(name)'; rename one of them", at: node["name"]?.location ?? node.location)
            }
            targets.append(TargetPlan(node: node, name: name, identifier: identifier, phases: try planPhases(of: node, target: name)))
        }
        // A name with a slash may look like a phase of another target, which then has the name.
        for target in targets where !target.name.contains("/") { try namePhases(of: target) }
        for target in targets where target.name.contains("/") { try namePhases(of: target) }
    }

    private mutating func planPhases(
        of target: LocatedNode,
        target name: String
    ) throws(DiagnosticError) -> [(node: LocatedNode, kind: BuildPhase.Kind, identifier: String)] {
        var phases: [(node: LocatedNode, kind: BuildPhase.Kind, identifier: String)] = []
        for node in try target.dictionaries("build-phases") {
            let keyword = try node.textIfPresent("kind") ?? ""
            guard let kind = BuildPhase.Kind(keyword: keyword) else {
                let known = BuildPhase.Kind.allCases.map { "'\($0.keyword)'" }.joined(separator: ", ")
                throw (node["kind"] ?? node).fault("there is no kind of build phase '\(keyword)'; known are \(known)")
            }
            let label = try node.textIfPresent("name") ?? keyword
            phases.append((node, kind, try identifier(of: node, semanticPath: "target/\(name)/phase/\(label)")))
        }
        return phases
    }

    /// Names phases by what they are called; by their kind where nothing else has that name; and by identifiers.
    private mutating func namePhases(of target: TargetPlan) throws(DiagnosticError) {
        for phase in target.phases {
            name(
                phase.identifier,
                PhaseNames.reference(target: target.name, phase: try phase.node.textIfPresent("name") ?? phase.kind.keyword))
            name(phase.identifier, "id:" + phase.identifier)
        }
        for phase in target.phases { name(phase.identifier, PhaseNames.reference(target: target.name, phase: phase.kind.keyword)) }
    }

    private mutating func name(_ phase: String, _ name: String) {
        if phaseIdentifiers[name] == nil { phaseIdentifiers[name] = phase }
    }

    /// Adds a target and all that only it has.
    mutating func addTarget(_ target: TargetPlan) throws(DiagnosticError) {
        let node = target.node
        let owner = "target/\(target.name)"
        let objectClass = try objectClass(of: node)
        let list = try addConfigurations(of: node, owner: owner, inherited: configurations, key: "configuration-list-id")
        let dependencies = try addDependencies(of: target)
        let products = try addProducts(of: target)
        var pairs: [PropertyListTree.Pair] = [
            .init("name", .string(target.name)),
            .init("productName", .string(try node.textIfPresent("product-name") ?? target.name)),
            .init("buildConfigurationList", .string(list)),
            .init("buildPhases", Self.list(target.phases.map(\.identifier))),
            .init("dependencies", Self.list(dependencies)),
        ]
        if !products.isEmpty { pairs.append(.init("packageProductDependencies", Self.list(products))) }
        if let folders = folders[target.name] { pairs.append(.init("fileSystemSynchronizedGroups", .array(folders))) }
        switch objectClass {
        case .nativeTarget: pairs += try nativePairs(of: target)
        case .legacyTarget: pairs += mapped(node, KeyMapping.externalTarget)
        default: break
        }
        for phase in target.phases { addPhase(phase.node, phase.kind, phase.identifier) }
        add(target.identifier, objectClass, pairs)
    }

    private func objectClass(of node: LocatedNode) throws(DiagnosticError) -> PBXClass {
        switch try node.textIfPresent("kind") ?? "native" {
        case "native": return .nativeTarget
        case "aggregate": return .aggregateTarget
        case "external-build-system": return .legacyTarget
        case let kind:
            throw (node["kind"] ?? node).fault(
                "there is no kind of target '\(kind)'; known are 'aggregate', 'external-build-system', 'native'")
        }
    }

    private mutating func nativePairs(of target: TargetPlan) throws(DiagnosticError) -> [PropertyListTree.Pair] {
        let node = target.node
        var pairs: [PropertyListTree.Pair] = []
        if let type = try node.textIfPresent("full-product-type") {
            pairs.append(.init("productType", .string(type)))
        } else if let type = try node.textIfPresent("product-type") {
            pairs.append(.init("productType", .string(PBXProjConverter.productTypePrefix + type)))
        }
        if let product = try reference(node["product"]) { pairs.append(.init("productReference", product)) }
        if let path = try node.textIfPresent("product-install-path") { pairs.append(.init("productInstallPath", .string(path))) }
        var rules: [String] = []
        for (index, rule) in try node.dictionaries("build-rules").enumerated() {
            let identifier = identifiers.make("target/\(target.name)/rule/\(index)")
            add(identifier, .buildRule, mapped(rule, KeyMapping.rule))
            rules.append(identifier)
        }
        pairs.append(.init("buildRules", Self.list(rules)))
        return pairs
    }

    private mutating func addPhase(_ node: LocatedNode, _ kind: BuildPhase.Kind, _ identifier: String) {
        var pairs = mapped(node, KeyMapping.phase).filter { $0.key != "dstSubfolder" }
        pairs.append(.init("files", .array(buildFiles[identifier] ?? [])))
        switch kind {
        case .copy:
            if node["destination-path"] == nil { pairs.append(.init("dstPath", .string(""))) }
            if let destination = node["destination"]?.node.value.text {
                let place = CopyDestination.Place(name: destination)
                let number = place.number.map(String.init) ?? (Int(destination) == nil ? nil : destination)
                pairs.append(.init(number == nil ? "dstSubfolder" : "dstSubfolderSpec", .string(number ?? destination)))
            }
        case .script:
            if node["shell"] == nil { pairs.append(.init("shellPath", .string("/bin/sh"))) }
        default: break
        }
        add(identifier, kind.objectClass, pairs)
    }
}

// MARK: - Dependencies

extension XCProjConverter {
    private mutating func addDependencies(of target: TargetPlan) throws(DiagnosticError) -> [String] {
        var result: [String] = []
        for (index, node) in try target.node.list("dependencies").enumerated() {
            let semanticPath = "target/\(target.name)/dependency/\(index)"
            let identifier = identifiers.make(semanticPath)
            add(identifier, .targetDependency, try dependencyPairs(node, semanticPath: semanticPath))
            result.append(identifier)
        }
        return result
    }

    private mutating func dependencyPairs(_ node: LocatedNode, semanticPath: String) throws(DiagnosticError) -> [PropertyListTree.Pair] {
        guard node.isDictionary else { return localDependency(try node.text("a dependency"), at: node, semanticPath: semanticPath) }
        let platforms = Self.platforms(of: node)
        if let product = try node.textIfPresent("package-product") {
            let identifier = identifiers.make(semanticPath + "/product")
            try addProduct(identifier, product, node)
            return [.init("productRef", .string(identifier))] + platforms
        }
        guard let name = try node.textIfPresent("target") else {
            throw node.fault("a dependency needs the key 'target' or 'package-product'")
        }
        guard let project = node["project"] else { return localDependency(name, at: node, semanticPath: semanticPath) + platforms }
        var pairs: [PropertyListTree.Pair] = [
            .init("proxyType", .string(try node.textIfPresent("remote-kind") ?? "1")), .init("remoteInfo", .string(name)),
        ]
        if let portal = try reference(project) { pairs.append(.init("containerPortal", portal)) }
        if let remote = try node.textIfPresent("remote-id") { pairs.append(.init("remoteGlobalIDString", .string(remote))) }
        let proxy = identifiers.make(semanticPath + "/proxy")
        add(proxy, .containerItemProxy, pairs)
        return [.init("name", .string(name)), .init("targetProxy", .string(proxy))] + platforms
    }

    private mutating func localDependency(_ name: String, at node: LocatedNode, semanticPath: String) -> [PropertyListTree.Pair] {
        guard let target = targetIdentifiers[name] else {
            warn("unknown-target", "there is no target '\(name)'", at: node)
            return [.init("name", .string(name))]
        }
        let proxy = identifiers.make(semanticPath + "/proxy")
        add(
            proxy, .containerItemProxy,
            [
                .init("containerPortal", .string(project)), .init("proxyType", .string("1")),
                .init("remoteGlobalIDString", .string(target)), .init("remoteInfo", .string(name)),
            ]
        )
        return [.init("target", .string(target)), .init("targetProxy", .string(proxy))]
    }

    /// Adds the package products of a target, and a build file for each phase that uses one.
    private mutating func addProducts(of target: TargetPlan) throws(DiagnosticError) -> [String] {
        var identifiersOfProducts: [String] = []
        var known: [String: String] = [:]
        for node in try target.node.dictionaries("package-product-members") {
            guard let name = try node.textIfPresent("product") else { throw node.fault("a package product needs the key 'product'") }
            let key = "\(try node.textIfPresent("package") ?? "")\0\(name)"
            let semanticPath = "target/\(target.name)/product/\(key)"
            let identifier = known[key] ?? identifiers.make(semanticPath)
            if known.updateValue(identifier, forKey: key) == nil {
                try addProduct(identifier, name, node)
                identifiersOfProducts.append(identifier)
            }
            guard let phaseName = node["build-phase"], let phase = try phase(named: phaseName) else { continue }
            try addBuildFile(node, ["productRef": identifier], phase: phase, semanticPath: semanticPath)
        }
        return identifiersOfProducts
    }

    private mutating func addProduct(_ identifier: String, _ name: String, _ node: LocatedNode) throws(DiagnosticError) {
        var pairs: [PropertyListTree.Pair] = [.init("productName", .string(name))]
        if let package = node["package"] {
            if let reference = packageIdentifiers[try package.text("'package'")] {
                pairs.append(.init("package", .string(reference)))
            } else {
                warn("unknown-package", "there is no package '\(try package.text("'package'"))' in 'packages'", at: package)
            }
        }
        add(identifier, .swiftPackageProductDependency, pairs)
    }
}
