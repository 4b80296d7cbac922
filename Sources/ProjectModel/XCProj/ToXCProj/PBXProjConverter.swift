import Diagnostics
import JSON
import PropertyLists

/// Turns a `project.pbxproj` into a `project.xcproj`.
struct PBXProjConverter {
    let document: PBXProjDocument
    let project: PBXProject
    let targets: [PBXTarget]
    let phases: PhaseNames
    let tree: GroupTree
    /// The packages in the order of the project, then those that it does not list.
    let packageReferences: [PBXObject]
    /// The texts by which targets name packages, by the ordinal of the reference.
    let packages: [Int: String]
    var losses = ConversionLosses()
    /// What files say about the phases that they take part in, by the ordinal of the file.
    var memberships: [Int: [JSONValue]] = [:]
    /// The package products that targets use in phases, by the ordinal of the product, for each target.
    var productMembers: [[(product: Int, member: JSONValue)]] = []
    /// The targets that own a synchronized folder, by the ordinal of the folder.
    var folderOwners: [Int: [String]] = [:]
    /// Objects that something refers to, so that they need an identifier.
    var referenced: Set<Int> = []
    /// For each file and group that has been written, the how manieth it is.
    var places: [Int: Int] = [:]

    private let identifiesObjects: Bool

    /// The deepest nesting of groups that is converted.
    static let depthLimit = 200

    /// The file of a project.
    ///
    /// - Parameter identifiesObjects: whether files, phases and rules tell which object they are, see ``ItemIdentity/objectKey``.
    /// - Throws: ``DiagnosticError`` when two targets have one name, or groups are nested too deep.
    static func convert(
        _ document: PBXProjDocument,
        identifiesObjects: Bool = false
    ) throws(DiagnosticError) -> (bytes: [UInt8], losses: [ConversionLoss]) {
        guard let project = document.project else {
            throw DiagnosticError("no-root-object", "the file has no project to convert", at: document.propertyList.root.location)
        }
        var converter = PBXProjConverter(document, project, identifiesObjects: identifiesObjects)
        try converter.requireUniqueNames()
        converter.collectMemberships()
        converter.collectReferences()
        let root = try converter.root()
        converter.noteWhatHasNoPlace()
        return (XCProjWriter.bytes(of: root), converter.losses.all)
    }

    private init(_ document: PBXProjDocument, _ project: PBXProject, identifiesObjects: Bool) {
        self.identifiesObjects = identifiesObjects
        self.document = document
        self.project = project
        var seen: Set<Int> = []
        targets = project.targets.filter { target in
            [.nativeTarget, .aggregateTarget, .legacyTarget].contains(target.object.objectClass)
                && seen.insert(target.object.ordinal).inserted
        }
        phases = PhaseNames(targets)
        tree = GroupTree(document.table)
        var listed: Set<Int> = []
        let references = project.packageReferences.filter { listed.insert($0.ordinal).inserted }
        let others = document.objects.filter { object in
            [.remoteSwiftPackageReference, .localSwiftPackageReference].contains(object.objectClass) && !listed.contains(object.ordinal)
        }
        for package in others {
            losses.add("that a package is not in the list of packages", "it is written there", at: package.location)
        }
        packageReferences = references + others
        packages = Self.packageNames(packageReferences)
    }

    private func requireUniqueNames() throws(DiagnosticError) {
        var seen: Set<String> = []
        for target in targets where !seen.insert(target.name ?? "").inserted {
            throw DiagnosticError(
                "duplicate-target",
                "two targets are called '\(target.name ?? "")', which 'project.xcproj' does not allow; rename one of them",
                at: target.object.location
            )
        }
    }

    /// Packages are named by their address or folder; those that share it by an identifier.
    private static func packageNames(_ references: [PBXObject]) -> [Int: String] {
        var names: [Int: String] = [:]
        var seen: Set<String> = []
        for reference in references where names[reference.ordinal] == nil {
            let name = reference.text("repositoryURL") ?? reference.text("relativePath") ?? ""
            let isClear = !name.isEmpty && !name.hasPrefix("id:") && seen.insert(name).inserted
            names[reference.ordinal] = isClear ? name : "id:" + reference.identifier
        }
        return names
    }

    /// What tells which object a dictionary was made of.
    func identity(of object: PBXObject) -> [JSONValue.Member] {
        identifiesObjects ? [.init(ItemIdentity.objectKey, .string(object.identifier))] : []
    }

    /// The text that refers to an object by its identifier.
    func identifierReference(_ object: PBXObject) -> JSONValue { .string("id:" + object.identifier) }
}

// MARK: - Collecting

extension PBXProjConverter {
    private mutating func collectMemberships() {
        for phase in phases.repeated {
            losses.add(
                "the second use of the build phase '\(phase.text("name") ?? phase.className)'", "a phase has one place", at: phase.location)
        }
        var collected: Set<Int> = []
        for target in targets {
            var products: [(Int, JSONValue)] = []
            for phase in target.buildPhases where collected.insert(phase.object.ordinal).inserted {
                guard let reference = phases.references[phase.object.ordinal] else { continue }
                for buildFile in phase.files { collect(buildFile, phase: reference, products: &products) }
            }
            productMembers.append(products)
            for folder in target.object.references("fileSystemSynchronizedGroups") where folder.objectClass == .synchronizedRootGroup {
                folderOwners[folder.ordinal, default: []].append(target.name ?? "")
            }
        }
    }

    private mutating func collect(_ buildFile: PBXBuildFile, phase: String, products: inout [(Int, JSONValue)]) {
        noteRest(of: buildFile.object, known: ["fileRef", "productRef", "settings", "platformFilter", "platformFilters"])
        let members = MembershipNotation.members(of: buildFile)
        if let file = buildFile.fileReference {
            let value: JSONValue = members.isEmpty ? .string(phase) : .object([.init("build-phase", .string(phase))] + members)
            memberships[file.ordinal, default: []].append(value)
        } else if let product = buildFile.productReference {
            products.append((product.ordinal, .object([.init("build-phase", .string(phase))] + members)))
        } else {
            losses.add(
                "a build file of '\(phase)' that refers to nothing", "there is no file to write it at", at: buildFile.object.location)
        }
    }

    private mutating func collectReferences() {
        let lists = [project.buildConfigurationList] + targets.map(\.buildConfigurationList)
        let configurations = lists.compactMap { $0 }.flatMap(\.configurations)
        let objects: [PBXObject?] =
            configurations.flatMap { [$0.baseConfiguration, $0.baseConfigurationAnchor] }
            + targets.map { $0.object.reference("productReference") }
            + targets.flatMap(\.dependencies).map { $0.targetProxy?.containerPortal }
            + [project.productsGroup]
            + document.objects.filter { $0.objectClass == .versionGroup }.map { $0.reference("currentVersion") }
            + document.objects.filter { $0.objectClass == .referenceProxy }.map { $0.reference("remoteRef")?.reference("containerPortal") }
            + projectReferences.map(\.project)
        referenced = Set(objects.compactMap { $0?.ordinal })
        referenced.remove(project.object.ordinal)
    }

    /// The other projects that the project refers to, with the groups of their products.
    var projectReferences: [(project: PBXObject, products: PBXObject?)] {
        guard let list = project.object.value["projectReferences"], list.kind == .array else { return [] }
        return list.items.compactMap { item in
            guard let ordinal = item["ProjectRef"].flatMap(document.table.ordinal) else { return nil }
            let products = item["ProductGroup"].flatMap(document.table.ordinal)
            return (object(ordinal), products.map(object))
        }
    }

    func object(_ ordinal: Int) -> PBXObject { PBXObject(table: document.table, ordinal: ordinal) }
}

// MARK: - Losses

extension PBXProjConverter {
    /// Notes the keys of an object that have no place in the other format.
    mutating func noteRest(of object: PBXObject, known: Set<String>, reasons: [String: String] = [:]) {
        for (key, _) in object.value.pairs {
            guard let name = key.text, name != "isa", !known.contains(name) else { continue }
            losses.add("'\(name)' of \(object.className)", reasons[name] ?? "'project.xcproj' has no place for it", at: key.location)
        }
    }

    private mutating func noteWhatHasNoPlace() {
        for object in document.objects where object.objectClass == nil {
            losses.add("an object of the class '\(object.className)'", "the class is unknown", at: object.location)
        }
        let known = Set(targets.map(\.object.ordinal))
        for target in project.targets where !known.contains(target.object.ordinal) {
            losses.add(
                "the target '\(target.name ?? "")'", "'project.xcproj' has no kind for '\(target.object.className)'",
                at: target.object.location)
        }
        for (key, _) in document.propertyList.root.pairs {
            guard let name = key.text, !["archiveVersion", "classes", "objectVersion", "objects", "rootObject"].contains(name) else {
                continue
            }
            losses.add("'\(name)' of the file", "'project.xcproj' has no place for it", at: key.location)
        }
        for target in targets {
            for phase in target.buildPhases { noteOrder(of: phase) }
        }
    }

    /// Files stand in the order of the tree in the other format, so that another order in a phase is lost.
    private mutating func noteOrder(of phase: PBXBuildPhase) {
        let order = phase.files.compactMap { $0.fileReference.flatMap { places[$0.ordinal] } }
        guard zip(order, order.dropFirst()).contains(where: { $0 > $1 }) else { return }
        losses.add(
            "the order of the files in a build phase", "the files of a phase are taken in the order of the groups",
            at: phase.object.location)
    }
}
