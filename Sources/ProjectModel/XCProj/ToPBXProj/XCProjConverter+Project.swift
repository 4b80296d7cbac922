import Diagnostics
import JSON
import PropertyLists

extension XCProjConverter {
    /// The project's own object, after everything else has been made.
    mutating func projectPairs() throws(DiagnosticError) -> [PropertyListTree.Pair] {
        try addPackages()
        let mainGroup = try addMainGroup()
        let references = try addImportedProducts()
        let targetIdentifiers = targets.map(\.identifier)
        for target in targets { try addTarget(target) }
        let list = try addConfigurations(of: root, owner: "project", inherited: configurations, key: "configuration-list-debug-id")
        let directory = try root.textIfPresent("project-directory") ?? ""
        var pairs: [PropertyListTree.Pair] = [
            .init("attributes", .dictionary(try projectAttributes())),
            .init("buildConfigurationList", .string(list)),
            .init("hasScannedForEncodings", .string("0")),
            .init("mainGroup", .string(mainGroup)),
            .init("minimizedProjectReferenceProxies", .string("1")),
            .init("preferredProjectObjectVersion", .string("77")),
            .init("projectDirPath", .string(directory)),
            .init("projectRoot", .string("")),
            .init("targets", Self.list(targetIdentifiers)),
        ]
        if let localizations = root["localizations"] {
            if let region = try localizations.textIfPresent("development") { pairs.append(.init("developmentRegion", .string(region))) }
            if localizations["supported"] != nil { pairs.append(.init("knownRegions", Self.list(try localizations.texts("supported")))) }
        }
        if !references.isEmpty { pairs.append(.init("projectReferences", .array(references))) }
        if !packages.isEmpty { pairs.append(.init("packageReferences", Self.list(packages))) }
        if let products = try reference(root["products-group"]) { pairs.append(.init("productRefGroup", products)) }
        return pairs
    }

    private mutating func addMainGroup() throws(DiagnosticError) -> String {
        let identifier = try identifier(of: root, key: "root-group-debug-id", semanticPath: "files")
        var children: [String] = []
        for node in try root.dictionaries("files") { children.append(try addFile(node, below: "files")) }
        add(identifier, .group, [.init("children", Self.list(children)), .init("sourceTree", .string("<group>"))])
        return identifier
    }

    private mutating func addImportedProducts() throws(DiagnosticError) -> [PropertyListTree] {
        var references: [PropertyListTree] = []
        for node in try root.dictionaries("imported-products") {
            guard let project = try reference(node["project"]), case .string(let projectIdentifier) = project else { continue }
            let semanticPath = "imported/\(projectIdentifier)"
            let group = try identifier(of: node, semanticPath: semanticPath)
            var children: [String] = []
            for product in try node.dictionaries("products") { children.append(try addFile(product, below: semanticPath)) }
            add(
                group, .group,
                [.init("children", Self.list(children)), .init("name", .string("Products")), .init("sourceTree", .string("<group>"))]
            )
            references.append(.dictionary([.init("ProductGroup", .string(group)), .init("ProjectRef", project)]))
        }
        return references
    }

    private mutating func addPackages() throws(DiagnosticError) {
        for node in try root.dictionaries("packages") {
            let url = try node.textIfPresent("url")
            let path = try node.textIfPresent("path")
            let name = url ?? path ?? ""
            let identifier = try identifier(of: node, semanticPath: "package/\(name)")
            packages.append(identifier)
            if packageIdentifiers[name] == nil { packageIdentifiers[name] = identifier }
            packageIdentifiers["id:" + identifier] = identifier
            var pairs: [PropertyListTree.Pair] = []
            if let url { pairs.append(.init("repositoryURL", .string(url))) }
            if let path { pairs.append(.init("relativePath", .string(path))) }
            if let requirement = node["requirement"] {
                pairs.append(.init("requirement", .dictionary(mapped(requirement, KeyMapping.requirement))))
            }
            if let traits = node["traits"] { pairs.append(.init("traits", KeyMapping.propertyList(of: traits.node.value))) }
            let isLocal = try node.textIfPresent("kind").map { $0 == "local" } ?? (url == nil)
            add(identifier, isLocal ? .localSwiftPackageReference : .remoteSwiftPackageReference, pairs)
        }
    }

    private func projectAttributes() throws(DiagnosticError) -> [PropertyListTree.Pair] {
        var pairs = mapped(root, KeyMapping.projectAttribute)
        var ofTargets: [PropertyListTree.Pair] = []
        for target in targets {
            var attributes = mapped(target.node, KeyMapping.targetAttribute)
            if let tested = try target.node.textIfPresent("test-target"), let identifier = targetIdentifiers[tested] {
                attributes.append(.init("TestTargetID", .string(identifier)))
            }
            if !attributes.isEmpty { ofTargets.append(.init(target.identifier, .dictionary(attributes))) }
        }
        if !ofTargets.isEmpty { pairs.append(.init("TargetAttributes", .dictionary(ofTargets))) }
        return pairs
    }
}

// MARK: - Settings

extension XCProjConverter {
    /// Adds the list of configurations of the project or a target.
    ///
    /// - Parameters:
    ///   - node: the project or target.
    ///   - owner: its semantic path.
    ///   - inherited: the names of the configurations when the node names none.
    ///   - key: the key that names the identifier of the list.
    mutating func addConfigurations(
        of node: LocatedNode,
        owner: String,
        inherited: [String],
        key: String
    ) throws(DiagnosticError) -> String {
        let names = node["configurations"] == nil ? inherited : try node.texts("configurations")
        let settings = try node.members("build-settings").map { (key: $0.key, value: $0.value.node.value) }
        let tables = SettingsNotation.tables(of: settings, configurations: names)
        let files = Dictionary(try node.members("specialized-configurations").map { ($0.key, $0.value) }) { $1 }
        var identifiersOfConfigurations: [String] = []
        for (name, table) in zip(names, tables) {
            let identifier = identifiers.make("\(owner)/configuration/\(name)")
            var pairs: [PropertyListTree.Pair] = [.init("buildSettings", .dictionary(table)), .init("name", .string(name))]
            if let file = files[name] { pairs += try configurationFile(file) }
            add(identifier, .buildConfiguration, pairs)
            identifiersOfConfigurations.append(identifier)
        }
        let list = try identifier(of: node, key: key, semanticPath: "\(owner)/configurations")
        var pairs: [PropertyListTree.Pair] = [
            .init("buildConfigurations", Self.list(identifiersOfConfigurations)), .init("defaultConfigurationIsVisible", .string("0")),
        ]
        let own = try node.textIfPresent("default-configuration")
        let common = try root.textIfPresent("default-configuration")
        if let standard = own ?? common { pairs.append(.init("defaultConfigurationName", .string(standard))) }
        add(list, .configurationList, pairs)
        return list
    }

    private mutating func configurationFile(_ node: LocatedNode) throws(DiagnosticError) -> [PropertyListTree.Pair] {
        guard node.isDictionary else { return try reference(node).map { [.init("baseConfigurationReference", $0)] } ?? [] }
        guard let anchor = try reference(node["anchor"]), let path = try node.textIfPresent("path") else { return [] }
        return [.init("baseConfigurationReferenceAnchor", anchor), .init("baseConfigurationReferenceRelativePath", .string(path))]
    }
}
