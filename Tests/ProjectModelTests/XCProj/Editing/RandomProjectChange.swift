import Diagnostics
import ProjectModel
import PropertyLists
import TestSupport

/// A random change of the objects of a project, as a person might make it.
struct RandomProjectChange {
    /// What is to be different.
    private(set) var changes = ObjectChanges()
    /// Whether something is only added or set, so that taking it back leaves what people have written as it was.
    private(set) var isAddition = true
    private let document: PBXProjDocument

    /// Makes a change; `nil` when the project has nothing that could be changed so.
    init?(of document: PBXProjDocument, number: Int, using generator: inout SeededGenerator) {
        self.document = document
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: addFile("New \(number).swift", &generator)
        case 1: removeFile(&generator)
        case 2: addMembership(&generator)
        case 3: removeMembership(&generator)
        case 4: setSetting(number, &generator)
        case 5: addTarget("Target \(number)")
        case 6: addPhase(number, &generator)
        default: moveFile(&generator)
        }
        if changes.isEmpty { return nil }
    }

    /// What makes one project of another.
    static func difference(from old: PBXProjDocument, to new: PBXProjDocument) -> ObjectChanges {
        var changes = ObjectChanges()
        for object in new.objects {
            let content = PropertyListTree(object.value)
            if old.object(object.identifier).map({ PropertyListTree($0.value) }) != content {
                changes.write(content, to: object.identifier)
            }
        }
        for object in old.objects where new.object(object.identifier) == nil { changes.remove(object.identifier) }
        return changes
    }

    // MARK: - Files

    private func random(_ classes: [PBXClass], _ generator: inout SeededGenerator) -> PBXObject? {
        document.objects.filter { object in classes.contains { $0 == object.objectClass } }.randomElement(using: &generator)
    }

    private static let phaseClasses: [PBXClass] = [.sourcesBuildPhase, .resourcesBuildPhase, .frameworksBuildPhase]

    private mutating func addFile(_ name: String, _ generator: inout SeededGenerator) {
        guard let group = random([.group], &generator) else { return }
        changes.write(Self.object("PBXFileReference", ["path": name, "sourceTree": "<group>"]), to: "FILE")
        insert("FILE", "children", of: group, &generator)
        guard let phase = random(Self.phaseClasses, &generator) else { return }
        changes.write(Self.object("PBXBuildFile", ["fileRef": "FILE"]), to: "BUILDFILE")
        insert("BUILDFILE", "files", of: phase, &generator)
    }

    private mutating func removeFile(_ generator: inout SeededGenerator) {
        isAddition = false
        guard let file = random([.fileReference], &generator) else { return }
        var gone = [file.identifier]
        for object in document.objects where object.text("fileRef") == file.identifier { gone.append(object.identifier) }
        for identifier in gone { changes.remove(identifier) }
        for object in document.objects {
            for key in ["children", "files"] where !gone.contains(object.identifier) {
                let items = object.value.value(forKey: key).map { PropertyListTree($0) }.flatMap(Self.texts) ?? []
                let rest = items.filter { !gone.contains($0) }
                if rest.count < items.count { set(key, .array(rest.map { .string($0) }), of: object) }
            }
        }
    }

    private mutating func moveFile(_ generator: inout SeededGenerator) {
        isAddition = false
        guard let file = random([.fileReference], &generator), let target = random([.group], &generator) else { return }
        let parents = document.objects.filter { $0.objectClass == .group && $0.texts("children").contains(file.identifier) }
        guard parents.count == 1, let parent = parents.first, parent != target else { return }
        set("children", .array(parent.texts("children").filter { $0 != file.identifier }.map { .string($0) }), of: parent)
        insert(file.identifier, "children", of: target, &generator)
    }

    private mutating func addMembership(_ generator: inout SeededGenerator) {
        guard let phase = random(Self.phaseClasses, &generator), let file = random([.fileReference], &generator) else { return }
        let members: [PropertyListTree.Pair] = [
            .init("isa", .string("PBXBuildFile")), .init("fileRef", .string(file.identifier)),
            .init("settings", .dictionary([.init("ATTRIBUTES", .array([.string("Weak")]))])),
        ]
        changes.write(.dictionary(members), to: "BUILDFILE")
        insert("BUILDFILE", "files", of: phase, &generator)
    }

    private mutating func removeMembership(_ generator: inout SeededGenerator) {
        isAddition = false
        guard let buildFile = random([.buildFile], &generator) else { return }
        changes.remove(buildFile.identifier)
        for object in document.objects where object.texts("files").contains(buildFile.identifier) {
            set("files", .array(object.texts("files").filter { $0 != buildFile.identifier }.map { .string($0) }), of: object)
        }
    }

    // MARK: - Settings, targets and phases

    private mutating func setSetting(_ number: Int, _ generator: inout SeededGenerator) {
        guard let list = random([.configurationList], &generator) else { return }
        let configurations = list.references("buildConfigurations")
        let isForAll = Bool.random(using: &generator)
        let known = configurations.first?.dictionary("buildSettings")?.pairs.map { $0.key.text ?? "" } ?? []
        let key = isForAll && Bool.random(using: &generator) ? known.randomElement(using: &generator) : nil
        isAddition = key == nil
        for configuration in isForAll ? configurations : Array(configurations.suffix(1)) {
            guard case .dictionary(var pairs)? = configuration.value["buildSettings"].map({ PropertyListTree($0) }) else { continue }
            pairs.removeAll { $0.key == key }
            pairs.append(.init(key ?? "NEW_\(number)", .string("value \"\(number)\"")))
            set("buildSettings", .dictionary(pairs), of: configuration)
        }
    }

    private mutating func addTarget(_ name: String) {
        guard let project = document.project?.object else { return }
        let configurations = document.project?.buildConfigurationList?.configurations.compactMap(\.name) ?? []
        for configuration in configurations {
            let settings: [PropertyListTree.Pair] = [.init("PRODUCT_NAME", .string("$(TARGET_NAME)"))]
            let pairs: [PropertyListTree.Pair] = [
                .init("isa", .string("XCBuildConfiguration")), .init("buildSettings", .dictionary(settings)),
                .init("name", .string(configuration)),
            ]
            changes.write(.dictionary(pairs), to: "CONFIGURATION \(configuration)")
        }
        let list: [PropertyListTree.Pair] = [
            .init("isa", .string("XCConfigurationList")),
            .init("buildConfigurations", .array(configurations.map { .string("CONFIGURATION \($0)") })),
        ]
        changes.write(.dictionary(list), to: "LIST")
        changes.write(.dictionary([.init("isa", .string("PBXSourcesBuildPhase")), .init("files", .array([]))]), to: "PHASE")
        let target: [PropertyListTree.Pair] = [
            .init("isa", .string("PBXNativeTarget")), .init("name", .string(name)), .init("productName", .string(name)),
            .init("productType", .string("com.apple.product-type.framework")), .init("buildConfigurationList", .string("LIST")),
            .init("buildPhases", .array([.string("PHASE")])), .init("buildRules", .array([])), .init("dependencies", .array([])),
        ]
        changes.write(.dictionary(target), to: "TARGET")
        set("targets", .array(project.texts("targets").map { .string($0) } + [.string("TARGET")]), of: project)
    }

    private mutating func addPhase(_ number: Int, _ generator: inout SeededGenerator) {
        guard let target = random([.nativeTarget, .aggregateTarget], &generator) else { return }
        changes.write(
            Self.object("PBXShellScriptBuildPhase", ["name": "Check \(number)", "shellScript": "echo \"a\"\nexit 0\n"]), to: "PHASE")
        insert("PHASE", "buildPhases", of: target, &generator)
    }

    // MARK: - Objects

    private static func object(_ className: String, _ values: KeyValuePairs<String, String>) -> PropertyListTree {
        .dictionary([.init("isa", .string(className))] + values.map { .init($0.key, .string($0.value)) })
    }

    private static func texts(_ tree: PropertyListTree) -> [String]? {
        guard case .array(let items) = tree else { return nil }
        return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    private mutating func insert(_ item: String, _ key: String, of object: PBXObject, _ generator: inout SeededGenerator) {
        var items = object.value.value(forKey: key).map { PropertyListTree($0) }.flatMap(Self.texts) ?? []
        items.insert(item, at: Int.random(in: 0...items.count, using: &generator))
        set(key, .array(items.map { .string($0) }), of: object)
    }

    private mutating func set(_ key: String, _ value: PropertyListTree, of object: PBXObject) {
        let content = changes.contents[object.identifier] ?? PropertyListTree(object.value)
        guard case .dictionary(var pairs) = content else { return }
        if let index = pairs.firstIndex(where: { $0.key == key }) { pairs[index].value = value } else { pairs.append(.init(key, value)) }
        changes.write(.dictionary(pairs), to: object.identifier)
    }
}
