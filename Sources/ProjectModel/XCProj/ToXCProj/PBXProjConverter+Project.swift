import Diagnostics
import JSON
import PropertyLists

extension PBXProjConverter {
    /// The whole file.
    mutating func root() throws(DiagnosticError) -> JSONValue {
        let list = project.buildConfigurationList
        let settings = self.settings(of: list)
        let wraps = wrapsMainGroup
        var members: [JSONValue.Member] = [.init("id", .string(project.identifier))]
        if let group = project.mainGroup, !wraps { members.append(.init("root-group-debug-id", .string(group.identifier))) }
        if let list { members.append(.init("configuration-list-debug-id", .string(list.identifier))) }
        members += projectAttributes()
        if let path = project.projectDirectoryPath, !path.isEmpty { members.append(.init("project-directory", .string(path))) }
        if let name = list?.defaultConfigurationName { members.append(.init("default-configuration", .string(name))) }
        members.append(.init("configurations", .strings(settings.names)))
        if let specialized = settings.specialized { members.append(.init("specialized-configurations", specialized)) }
        members += localizations()
        let files = try self.files(wrapping: wraps)
        members += try importedProducts()
        if !packages.isEmpty { members.append(.init("packages", .array(packageNodes()))) }
        members.append(.init("files", .array(files + (try strayFiles()))))
        members.append(.init("targets", .array(targetNodes(projectConfigurations: settings.names))))
        if let table = settings.table { members.append(.init("build-settings", table)) }
        if let products = project.productsGroup, places[products.ordinal] != nil {
            members.append(.init("products-group", identifierReference(products)))
        }
        noteRest(of: project.object, known: Self.projectKeys, reasons: ["hasScannedForEncodings": "Xcode does without it"])
        return .object(members)
    }

    /// Keys of the project that have a place, or that only say which Xcode may read the file.
    private static let projectKeys: Set<String> = [
        "attributes", "buildConfigurationList", "compatibilityVersion", "preferredProjectObjectVersion", "developmentRegion",
        "knownRegions",
        "mainGroup", "productRefGroup", "projectDirPath", "projectRoot", "projectReferences", "packageReferences",
        "minimizedProjectReferenceProxies", "targets",
    ]

    private mutating func projectAttributes() -> [JSONValue.Member] {
        guard let attributes = project.attributes else { return [] }
        var members: [JSONValue.Member] = []
        for (key, value) in attributes.pairs {
            guard let name = key.text, name != "TargetAttributes" else { continue }
            if let mapping = KeyMapping.projectAttribute.first(where: { $0.name.description == name }) {
                if let json = mapping.json(of: value) { members.append(.init(mapping.key, json)) }
            } else {
                losses.add("the attribute '\(name)' of the project", "'project.xcproj' has no place for it", at: key.location)
            }
        }
        return members
    }

    private mutating func localizations() -> [JSONValue.Member] {
        let regions = project.knownRegions
        let sorted = regions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if regions != sorted {
            losses.add("the order of 'knownRegions'", "languages are sorted", at: project.object.location)
        }
        var members: [JSONValue.Member] = []
        if let region = project.developmentRegion { members.append(.init("development", .string(region))) }
        if !regions.isEmpty { members.append(.init("supported", .strings(sorted))) }
        return members.isEmpty ? [] : [.init("localizations", .object(members))]
    }

    private mutating func importedProducts() throws(DiagnosticError) -> [JSONValue.Member] {
        var items: [JSONValue] = []
        for (reference, products) in projectReferences {
            if let products, places[products.ordinal] != nil {
                losses.add("the second reference to another project", "a project is referred to once", at: reference.location)
                continue
            }
            var members: [JSONValue.Member] = [.init("project", identifierReference(reference))]
            if let products {
                members.append(.init("id", .string(products.identifier)))
                places[products.ordinal] = places.count
                members.append(.init("products", .array(try children(of: products, depth: 0))))
                noteRest(of: products, known: ["children", "name", "sourceTree"])
            }
            items.append(.object(members))
        }
        return items.isEmpty ? [] : [.init("imported-products", .array(items))]
    }

    private mutating func packageNodes() -> [JSONValue] {
        packageReferences.map { reference in
            var members: [JSONValue.Member] = [.init("id", .string(reference.identifier))]
            if let url = reference.text("repositoryURL") { members.append(.init("url", .string(url))) }
            if let path = reference.text("relativePath") { members.append(.init("path", .string(path))) }
            if let requirement = reference.dictionary("requirement") {
                members.append(.init("requirement", .object(mapped(requirement, KeyMapping.requirement))))
            }
            if let traits = reference.textsIfPresent("traits") { members.append(.init("traits", .strings(traits))) }
            noteRest(of: reference, known: ["repositoryURL", "relativePath", "requirement", "traits"])
            let kind = reference.objectClass == .localSwiftPackageReference ? "local" : "remote"
            return .object([.init("kind", .string(kind))] + members)
        }
    }

    /// The values of some keys of a dictionary that have another name.
    func mapped(_ value: PropertyListValue, _ mappings: [KeyMapping]) -> [JSONValue.Member] {
        mappings.compactMap { mapping in
            value[mapping.name].flatMap(mapping.json).map { JSONValue.Member(mapping.key, $0) }
        }
    }
}

// MARK: - Settings

extension PBXProjConverter {
    /// What a list of configurations says: their names, the files of settings, and one table of settings.
    mutating func settings(of list: XCConfigurationList?) -> (names: [String], specialized: JSONValue?, table: JSONValue?) {
        var rows: [(name: String, settings: [(key: String, value: JSONValue)])] = []
        var specialized: [JSONValue.Member] = []
        for configuration in list?.configurations ?? [] {
            let name = configuration.name ?? ""
            guard !rows.contains(where: { $0.name == name }) else {
                losses.add("the second configuration '\(name)'", "a configuration stands once in a list", at: configuration.object.location)
                continue
            }
            rows.append((name, settings(of: configuration)))
            if let file = file(of: configuration) { specialized.append(.init(name, file)) }
            noteRest(of: configuration.object, known: Self.configurationKeys)
        }
        let table = SettingsNotation.table(of: rows)
        return (rows.map(\.name), specialized.isEmpty ? nil : .object(specialized), table == .object([]) ? nil : table)
    }

    private static let configurationKeys: Set<String> = [
        "name", "buildSettings", "baseConfigurationReference", "baseConfigurationReferenceAnchor", "baseConfigurationReferenceRelativePath",
    ]

    private mutating func settings(of configuration: XCBuildConfiguration) -> [(key: String, value: JSONValue)] {
        guard let settings = configuration.buildSettings else { return [] }
        var result: [(key: String, value: JSONValue)] = []
        for (key, value) in settings.pairs {
            guard let name = key.text else { continue }
            if value.kind == .dictionary {
                losses.add("the setting '\(name)'", "it is a dictionary, which no setting can be", at: value.location)
            } else {
                result.append((name, KeyMapping.json(of: value)))
            }
        }
        return result
    }

    private func file(of configuration: XCBuildConfiguration) -> JSONValue? {
        if let file = configuration.baseConfiguration { return identifierReference(file) }
        guard let anchor = configuration.baseConfigurationAnchor, let path = configuration.baseConfigurationRelativePath else { return nil }
        return ["anchor": identifierReference(anchor), "path": .string(path)]
    }
}
