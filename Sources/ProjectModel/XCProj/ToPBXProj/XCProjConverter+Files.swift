import Diagnostics
import JSON
import PropertyLists
import SystemSupport

extension XCProjConverter {
    /// Adds a file, group or folder and what is in it.
    ///
    /// - Parameter parent: the semantic path of the group around it.
    mutating func addFile(_ node: LocatedNode, below parent: String) throws(DiagnosticError) -> String {
        let kind = try node.textIfPresent("kind") ?? "file"
        guard let objectClass = Self.classes[kind] else {
            throw (node["kind"] ?? node).fault("there is no kind of file '\(kind)'; known are \(Self.kindNames)")
        }
        let written = try node.textIfPresent("path")
        let name = try node.textIfPresent("name")
        let semanticPath = parent + "/" + (written ?? name ?? kind)
        let identifier = try identifier(of: node, semanticPath: semanticPath)
        var place = FilePathNotation.parts(of: written)
        if let tree = try node.textIfPresent("source-tree") { place = (written, tree) }
        var pairs = mapped(node, kind == "folder" ? KeyMapping.folder : KeyMapping.file)
        pairs.append(.init("sourceTree", .string(place.sourceTree)))
        if let path = place.path { pairs.append(.init("path", .string(path))) }
        pairs += try typePairs(of: node, kind: kind, place: place)
        switch kind {
        case "folder": pairs += try folderPairs(of: node, identifier: identifier, semanticPath: semanticPath)
        case "imported-product": pairs += try remotePairs(of: node, semanticPath: semanticPath)
        default: break
        }
        if objectClass.isGroup {
            var children: [String] = []
            for child in try node.dictionaries("children") { children.append(try addFile(child, below: semanticPath)) }
            pairs.append(.init("children", Self.list(children)))
        }
        if kind == "version-group", let version = try reference(node["current-version"]) { pairs.append(.init("currentVersion", version)) }
        add(identifier, objectClass, pairs)
        if kind != "folder" { try addBuildFiles(of: node, file: identifier, semanticPath: semanticPath) }
        return identifier
    }

    private static let classes: [String: PBXClass] = [
        "file": .fileReference, "group": .group, "variant-group": .variantGroup, "version-group": .versionGroup,
        "folder": .synchronizedRootGroup, "imported-product": .referenceProxy,
    ]
    private static let kindNames = classes.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")

    private func typePairs(
        of node: LocatedNode,
        kind: String,
        place: (path: String?, sourceTree: String)
    ) throws(DiagnosticError) -> [PropertyListTree.Pair] {
        let type = try node.textIfPresent("file-type")
        switch kind {
        case "version-group": return type.map { [.init("versionGroupType", .string($0))] } ?? []
        case "imported-product": return type.map { [.init("fileType", .string($0))] } ?? []
        case "file":
            guard let type else {
                let displayName = try node.textIfPresent("name") ?? ""
                let name = PathText.lastComponent(of: place.path ?? displayName)
                return [.init("lastKnownFileType", .string(PBXProjConverter.fileType(ofName: name)))]
            }
            if type == PBXProjConverter.folderType { return [.init("lastKnownFileType", .string(type))] }
            let isProduct = place.sourceTree == "BUILT_PRODUCTS_DIR"
            return [.init("explicitFileType", .string(type))] + (isProduct ? [.init("includeInIndex", .string("0"))] : [])
        default: return []
        }
    }

    private mutating func remotePairs(of node: LocatedNode, semanticPath: String) throws(DiagnosticError) -> [PropertyListTree.Pair] {
        guard let portal = try reference(node["project"]) else { return [] }
        let proxy = identifiers.make(semanticPath + "/proxy")
        var pairs: [PropertyListTree.Pair] = [
            .init("containerPortal", portal), .init("proxyType", .string(try node.textIfPresent("remote-kind") ?? "2")),
        ]
        if let remote = try node.textIfPresent("remote-id") { pairs.append(.init("remoteGlobalIDString", .string(remote))) }
        if let information = try node.textIfPresent("remote-info") { pairs.append(.init("remoteInfo", .string(information))) }
        add(proxy, .containerItemProxy, pairs)
        return [.init("remoteRef", .string(proxy))]
    }
}

// MARK: - Memberships

extension XCProjConverter {
    private mutating func addBuildFiles(of node: LocatedNode, file: String, semanticPath: String) throws(DiagnosticError) {
        for membership in try node.list("target-membership") {
            guard let phase = try phase(of: membership) else { continue }
            try addBuildFile(membership, ["fileRef": file], phase: phase, semanticPath: semanticPath)
        }
    }

    /// Adds a build file to a phase.
    ///
    /// - Parameters:
    ///   - node: the attributes; a text when there are none.
    ///   - subject: the key and the identifier of what is built.
    mutating func addBuildFile(
        _ node: LocatedNode,
        _ subject: KeyValuePairs<String, String>,
        phase: String,
        semanticPath: String
    ) throws(DiagnosticError) {
        let identifier = identifiers.make("\(semanticPath)/in/\(phase)")
        var pairs: [PropertyListTree.Pair] = subject.map { .init($0.key, .string($0.value)) }
        if node.isDictionary {
            pairs += Self.platforms(of: node)
            if let settings = MembershipNotation.settings(of: node) { pairs.append(.init("settings", settings)) }
            for key in MembershipNotation.unknownValues(of: node) {
                losses.add("'\(key)' of a membership", "the value is unknown", at: node[key]?.location ?? node.location)
            }
        }
        add(identifier, .buildFile, pairs)
        buildFiles[phase, default: []].append(.string(identifier))
    }

    /// The phase that a membership is about; `nil`, after a warning, when there is none.
    private mutating func phase(of membership: LocatedNode) throws(DiagnosticError) -> String? {
        guard membership.isDictionary else { return try phase(named: membership) }
        guard let name = membership["build-phase"] else { throw membership.fault("a membership needs the key 'build-phase'") }
        return try phase(named: name)
    }

    /// The identifier of the phase that a text names.
    mutating func phase(named node: LocatedNode) throws(DiagnosticError) -> String? {
        let name = try node.text("a build phase")
        if let identifier = phaseIdentifiers[name] { return identifier }
        warn("unknown-phase", "there is no build phase '\(name)'; write it as 'Target/phase'", at: node)
        return nil
    }
}

// MARK: - Synchronized folders

extension XCProjConverter {
    private mutating func folderPairs(
        of node: LocatedNode,
        identifier: String,
        semanticPath: String
    ) throws(DiagnosticError) -> [PropertyListTree.Pair] {
        var owners: Set<String> = []
        for owner in try node.list("target-membership") {
            let name = try owner.text("the owner of a folder")
            guard targetIdentifiers[name] != nil else {
                warn("unknown-target", "there is no target '\(name)'", at: owner)
                continue
            }
            if owners.insert(name).inserted { folders[name, default: []].append(.string(identifier)) }
        }
        var sets: [String] = []
        for exception in try node.dictionaries("membership-exceptions") {
            if let set = try addException(exception, owners: owners, semanticPath: semanticPath) { sets.append(set) }
        }
        return sets.isEmpty ? [] : [.init("exceptions", Self.list(sets))]
    }

    private mutating func addException(
        _ node: LocatedNode,
        owners: Set<String>,
        semanticPath: String
    ) throws(DiagnosticError) -> String? {
        var pairs = mapped(node, KeyMapping.folderException)
        if let phase = node["build-phase"] {
            guard let identifier = try self.phase(named: phase) else { return nil }
            let set = identifiers.make("\(semanticPath)/exceptions/phase/\(identifier)")
            pairs += [.init("buildPhase", .string(identifier)), .init("membershipExceptions", Self.list(try node.texts("inclusions")))]
            add(set, .synchronizedBuildPhaseExceptionSet, pairs)
            return set
        }
        guard let target = node["target"] else { throw node.fault("exceptions need the key 'target' or 'build-phase'") }
        let name = try target.text("'target'")
        guard let identifier = targetIdentifiers[name] else {
            warn("unknown-target", "there is no target '\(name)'", at: target)
            return nil
        }
        let isOwner = owners.contains(name)
        if let contradiction = node[isOwner ? "inclusions" : "exclusions"] {
            let words =
                isOwner ? "owns the folder, so that nothing can be included" : "does not own the folder, so that nothing can be excluded"
            warn("wrong-exception", "the target '\(name)' \(words)", at: contradiction)
        }
        let paths = try node.texts(isOwner ? "exclusions" : "inclusions")
        let set = identifiers.make("\(semanticPath)/exceptions/target/\(name)")
        pairs.append(.init("target", .string(identifier)))
        if !paths.isEmpty { pairs.append(.init("membershipExceptions", Self.list(paths))) }
        add(set, .synchronizedBuildFileExceptionSet, pairs)
        return set
    }
}
