import Diagnostics
import JSON
import PropertyLists
import SystemSupport

extension PBXProjConverter {
    /// Whether the main group gives its children a folder, so that it is written as a group of its own.
    var wrapsMainGroup: Bool {
        guard let group = project.mainGroup else { return false }
        return !(group.text("path") ?? "").isEmpty || !["", "<group>", "SOURCE_ROOT"].contains(group.text("sourceTree") ?? "")
    }

    /// The tree of files.
    mutating func files(wrapping wraps: Bool) throws(DiagnosticError) -> [JSONValue] {
        guard let group = project.mainGroup else { return [] }
        if wraps {
            losses.add("the path of the main group", "a group in the main group takes its place", at: group.location)
            return try node(group, depth: 0).map { [$0] } ?? []
        }
        places[group.ordinal] = places.count
        noteRest(of: group, known: ["children", "sourceTree", "path"], reasons: Self.reasons)
        return try children(of: group, depth: 0)
    }

    /// Files that are used but are in no group that belongs to the project.
    mutating func strayFiles() throws(DiagnosticError) -> [JSONValue] {
        let used = Set(memberships.keys).union(referenced).union(folderOwners.keys).sorted()
        var nodes: [JSONValue] = []
        for ordinal in used where places[ordinal] == nil {
            let top = topGroup(of: ordinal)
            losses.add("that a file is in no group", "it is written into the main group", at: object(ordinal).location)
            if let node = try node(object(top), depth: 0) { nodes.append(node) }
            // A file below something that is no group is still unwritten.
            if places[ordinal] == nil, let node = try node(object(ordinal), depth: 0) { nodes.append(node) }
        }
        return nodes
    }

    /// The outermost group around an object that has not been written.
    private func topGroup(of ordinal: Int) -> Int {
        var current = ordinal
        var visited: Set<Int> = [ordinal]
        while let parent = tree.parent(of: current), places[parent] == nil, visited.insert(parent).inserted { current = parent }
        return current
    }

    /// The children of a group that have their first place in it.
    mutating func children(of group: PBXObject, depth: Int) throws(DiagnosticError) -> [JSONValue] {
        guard depth < Self.depthLimit else {
            throw DiagnosticError(
                "deep-groups", "groups are nested deeper than \(Self.depthLimit) levels; flatten them", at: group.location)
        }
        var nodes: [JSONValue] = []
        for item in group.value["children"]?.items.map({ $0 }) ?? [] {
            guard let ordinal = document.table.ordinal(of: item) else {
                losses.add("a child of a group that refers to nothing", "there is nothing to write", at: item.location)
                continue
            }
            guard tree.parent(of: ordinal) == group.ordinal, places[ordinal] == nil else {
                losses.add("the second place of a file in groups", "a file has one place", at: item.location)
                continue
            }
            if let node = try node(object(ordinal), depth: depth + 1) { nodes.append(node) }
        }
        return nodes
    }

    /// A file, a group or a folder.
    private mutating func node(_ object: PBXObject, depth: Int) throws(DiagnosticError) -> JSONValue? {
        guard let kind = Self.kind(of: object) else {
            losses.add("'\(object.identifier)', a \(object.className) among the files", "it is no file", at: object.location)
            return nil
        }
        places[object.ordinal] = places.count
        var members = identity(of: object) + (kind == "file" ? [] : [.init("kind", .string(kind))])
        if referenced.contains(object.ordinal) || object.ordinal == project.mainGroup?.ordinal {
            members.append(.init("id", .string(object.identifier)))
        }
        members += mapped(object.value, kind == "folder" ? KeyMapping.folder : KeyMapping.file)
        let place = FilePathNotation.text(path: object.text("path"), sourceTree: object.text("sourceTree"))
        if let path = place.path { members.append(.init("path", .string(path))) }
        if let tree = place.sourceTree { members.append(.init("source-tree", .string(tree))) }
        if let type = Self.writtenType(of: object) {
            members.append(.init("file-type", .string(type)))
        }
        if let version = object.reference("currentVersion") { members.append(.init("current-version", identifierReference(version))) }
        if object.objectClass == .referenceProxy { members += remoteMembers(of: object) }
        if kind == "folder" { members += folderMembers(of: object) }
        if let memberships = memberships[object.ordinal] { members.append(.init("target-membership", .array(memberships))) }
        noteLosses(of: object)
        if object.objectClass?.isGroup == true {
            let children = try children(of: object, depth: depth)
            if !children.isEmpty { members.append(.init("children", .array(children))) }
        }
        return .object(members)
    }

    /// The type that has to be written, because the name of the file does not tell that it is a folder.
    private static func writtenType(of object: PBXObject) -> String? {
        let type = object.text("explicitFileType") ?? object.text("versionGroupType") ?? object.text("fileType")
        return type ?? (object.text("lastKnownFileType") == folderType ? folderType : nil)
    }

    /// The type of a folder that is one file for the project.
    static let folderType = "folder"

    private static func kind(of object: PBXObject) -> String? {
        switch object.objectClass {
        case .fileReference: "file"
        case .group: "group"
        case .variantGroup: "variant-group"
        case .versionGroup: "version-group"
        case .synchronizedRootGroup: "folder"
        case .referenceProxy: "imported-product"
        default: nil
        }
    }

    private func remoteMembers(of object: PBXObject) -> [JSONValue.Member] {
        guard let proxy = object.reference("remoteRef").map(PBXContainerItemProxy.init) else { return [] }
        var members: [JSONValue.Member] = []
        if let portal = proxy.containerPortal { members.append(.init("project", identifierReference(portal))) }
        if let type = proxy.object.text("proxyType"), type != "2" { members.append(.init("remote-kind", .string(type))) }
        if let identifier = proxy.remoteIdentifier { members.append(.init("remote-id", .string(identifier))) }
        if let information = proxy.remoteInfo { members.append(.init("remote-info", .string(information))) }
        return members
    }

    private static let editorKeys: Set<String> = ["indentWidth", "tabWidth", "usesTabs", "wrapsLines", "lineEnding"]
    private static let reasons: [String: String] = {
        var reasons = Dictionary(uniqueKeysWithValues: editorKeys.map { ($0, "settings of the editor are not kept") })
        reasons["fileEncoding"] = "files are taken to be UTF-8"
        return reasons
    }()
    private static let fileKeys: Set<String> = [
        "name", "path", "sourceTree", "explicitFileType", "versionGroupType", "fileType", "currentVersion", "children", "remoteRef",
        "expectedSignature", "comments", "lastKnownFileType", "exceptions", "explicitFileTypes", "explicitFolders",
    ]

    /// A file type that the name does not tell, an encoding other than UTF-8, and keys without a place.
    private mutating func noteLosses(of object: PBXObject) {
        var known = Self.fileKeys
        if object.text("fileEncoding") == "4" { known.insert("fileEncoding") }
        if object.text("includeInIndex") == "0", object.text("sourceTree") == "BUILT_PRODUCTS_DIR" { known.insert("includeInIndex") }
        noteRest(of: object, known: known, reasons: Self.reasons)
        guard let type = object.text("lastKnownFileType"), type != Self.folderType else { return }
        let name = PathText.lastComponent(of: object.text("path") ?? object.text("name") ?? "")
        if type != Self.fileType(ofName: name) {
            losses.add("the file type '\(type)' that Xcode had found", "it is found anew by the name of the file", at: object.location)
        }
    }

    /// The type that a file is taken to have by its name.
    static func fileType(ofName name: String) -> String {
        FileTypeTable.row(forFileName: name, extension: PathText.fileExtension(of: name)).type
    }
}

// MARK: - Synchronized folders

extension PBXProjConverter {
    private mutating func folderMembers(of folder: PBXObject) -> [JSONValue.Member] {
        let owners = folderOwners[folder.ordinal] ?? []
        var members: [JSONValue.Member] = owners.isEmpty ? [] : [.init("target-membership", .strings(owners))]
        let exceptions = folder.references("exceptions").compactMap { self.exception($0, owners: owners) }
        if !exceptions.isEmpty { members.append(.init("membership-exceptions", .array(exceptions))) }
        return members
    }

    private mutating func exception(_ set: PBXObject, owners: [String]) -> JSONValue? {
        let paths = JSONValue.strings(set.texts("membershipExceptions"))
        noteRest(of: set, known: Self.exceptionKeys)
        switch set.objectClass {
        case .synchronizedBuildFileExceptionSet:
            guard let target = set.reference("target")?.text("name") else { break }
            let key = owners.contains(target) ? "exclusions" : "inclusions"
            return .object([.init("target", .string(target))] + mapped(set.value, KeyMapping.folderException) + [.init(key, paths)])
        case .synchronizedBuildPhaseExceptionSet:
            guard let phase = set.reference("buildPhase").flatMap({ phases.references[$0.ordinal] }) else { break }
            return .object(
                [.init("build-phase", .string(phase))] + mapped(set.value, KeyMapping.folderException) + [.init("inclusions", paths)])
        default: break
        }
        losses.add("exceptions of a folder", "they are for nothing that is in the project", at: set.location)
        return nil
    }

    private static let exceptionKeys = Set(
        KeyMapping.folderException.map(\.name.description) + ["target", "buildPhase", "membershipExceptions"])
}
