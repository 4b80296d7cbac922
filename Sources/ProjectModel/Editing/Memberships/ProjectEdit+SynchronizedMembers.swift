import Diagnostics
import PropertyLists
import SystemSupport

/// Memberships in synchronized folders, which are kept as exceptions from the rule that holds for the whole folder.
extension ProjectEdit {
    /// Makes a file of a synchronized folder a member of a target.
    mutating func include(
        _ file: String, of folder: String, in target: String, phase: String?, attributes: MemberAttributes
    ) throws(DiagnosticError) {
        let path = try exceptionPath(of: file, in: folder)
        if let phase {
            let identifier = try self.phase(phase, of: target)
            return try include(path, file: file, of: folder, inPhase: identifier, attributes: attributes)
        }
        let set = exceptionSet(of: folder, key: "target", owner: target)
        let isListed = set.map { draft.object($0)?.texts("membershipExceptions").contains(path) ?? false } ?? false
        guard isListed == owns(target, folder) else {
            throw fault("already-a-member", "'\(shown(file))' is a member of the target '\(name(ofTarget: target))' already", at: folder)
        }
        let identifier = set ?? insertExceptionSet(.synchronizedBuildFileExceptionSet, key: "target", owner: target, in: folder)
        if isListed {
            unlist(path, inSet: identifier)
        } else {
            list(path, inSet: identifier)
        }
        note(attributes, of: path, inSet: identifier)
        dropIfEmpty(identifier, of: folder)
    }

    private mutating func include(
        _ path: String, file: String, of folder: String, inPhase phase: String, attributes: MemberAttributes
    ) throws(DiagnosticError) {
        let known = exceptionSet(of: folder, key: "buildPhase", owner: phase)
        if let known, draft.object(known)?.texts("membershipExceptions").contains(path) == true {
            throw fault("already-a-member", "'\(shown(file))' is a member of that phase already", at: folder)
        }
        let set = known ?? insertExceptionSet(.synchronizedBuildPhaseExceptionSet, key: "buildPhase", owner: phase, in: folder)
        list(path, inSet: set)
        note(attributes, of: path, inSet: set)
    }

    /// Ends the membership of a file of a synchronized folder in a target.
    mutating func exclude(_ file: String, of folder: String, from target: String, phase: String?) throws(DiagnosticError) {
        let path = try exceptionPath(of: file, in: folder)
        let owner: String
        let key: String
        if let phase {
            (owner, key) = (try self.phase(phase, of: target), "buildPhase")
        } else {
            (owner, key) = (target, "target")
        }
        let set = exceptionSet(of: folder, key: key, owner: owner)
        let isListed = set.map { draft.object($0)?.texts("membershipExceptions").contains(path) ?? false } ?? false
        let isExclusion = phase == nil && owns(target, folder)
        guard isListed != isExclusion else {
            throw fault("not-a-member", "'\(shown(file))' is no member of the target '\(name(ofTarget: target))'", at: folder)
        }
        if isExclusion {
            list(path, inSet: set ?? insertExceptionSet(.synchronizedBuildFileExceptionSet, key: key, owner: owner, in: folder))
        } else if let set {
            unlist(path, inSet: set)
            forgetAttributes(of: path, inSet: set)
            dropIfEmpty(set, of: folder)
        }
    }

    /// Whether a target takes all files of a folder that no exception names.
    private func owns(_ target: String, _ folder: String) -> Bool {
        draft.object(target)?.texts("fileSystemSynchronizedGroups").contains(folder) ?? false
    }

    /// The path of a file as exceptions have it: below the folder, without the folder of a language.
    private func exceptionPath(of file: String, in folder: String) throws(DiagnosticError) -> String {
        let root = draft.place(of: folder).absolutePath ?? ""
        let path = PathText.relative(file, to: root)
        let components = path.split(separator: "/")
        guard project.fileSystem.kind(at: file) != .directory || FileTypeTable.isPackage(extension: PathText.fileExtension(of: file)) else {
            throw fault(
                "is-a-folder", "'\(shown(file))' is a folder, and Xcode knows exceptions for single files only; name the files in it",
                at: folder)
        }
        guard let language = components.lastIndex(where: { $0.hasSuffix(".lproj") }), language < components.count - 1 else { return path }
        return "/Localized/" + (components[..<language] + components[(language + 1)...]).joined(separator: "/")
    }

    /// The exceptions of a folder for a target or a phase.
    private func exceptionSet(of folder: String, key: String, owner: String) -> String? {
        draft.object(folder)?.texts("exceptions").first { draft.object($0)?.text(key) == owner }
    }

    private mutating func insertExceptionSet(_ objectClass: PBXClass, key: String, owner: String, in folder: String) -> String {
        let set = draft.insert(DraftObject(objectClass, [key: .string(owner)]), path: "exceptions/\(folder)/\(owner)")
        draft.insert(set, intoList: "exceptions", of: folder)
        return set
    }

    private mutating func list(_ path: String, inSet set: String) {
        let paths = draft.object(set)?.texts("membershipExceptions") ?? []
        let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let place = isSorted ? paths.firstIndex { path.utf8.lexicographicallyPrecedes($0.utf8) } : nil
        draft.insert(path, intoList: "membershipExceptions", of: set, at: place)
    }

    private mutating func unlist(_ path: String, inSet set: String) {
        draft.update(set) { object in
            let rest = object.texts("membershipExceptions").filter { $0 != path }
            object["membershipExceptions"] = rest.isEmpty ? nil : .texts(rest)
        }
    }

    /// Lets a set go that says nothing any more.
    private mutating func dropIfEmpty(_ set: String, of folder: String) {
        guard let object = draft.object(set) else { return }
        var rest = object
        for key in ["isa", "target", "buildPhase"] { rest[key] = nil }
        guard rest.tree.isEmpty else { return }
        draft.remove(set, fromList: "exceptions", of: folder)
        draft.remove(set)
    }

    // MARK: - Attributes

    private mutating func note(_ attributes: MemberAttributes, of path: String, inSet set: String) {
        switch attributes.visibility {
        case .public?: draft.insert(path, intoList: "publicHeaders", of: set)
        case .private?: draft.insert(path, intoList: "privateHeaders", of: set)
        case .project?, nil: break
        }
        var words = attributes
        words.visibility = nil
        let tables: [(String, PropertyListTree?)] = [
            ("attributesByRelativePath", words.words.isEmpty ? nil : .texts(words.words)),
            ("additionalCompilerFlagsByRelativePath", attributes.compilerFlags.map { .string($0) }),
            ("platformFiltersByRelativePath", attributes.platforms.isEmpty ? nil : .texts(attributes.platforms)),
        ]
        for case (let key, let value?) in tables {
            draft.update(set) { object in
                let pairs = object.dictionary(key).filter { $0.key != path } + [.init(path, value)]
                object[key] = .dictionary(pairs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
            }
        }
    }

    private mutating func forgetAttributes(of path: String, inSet set: String) {
        for key in ["publicHeaders", "privateHeaders"] { draft.remove(path, fromList: key, of: set) }
        let tables = ["attributesByRelativePath", "additionalCompilerFlagsByRelativePath", "platformFiltersByRelativePath"]
        for key in tables where draft.object(set)?[key] != nil {
            draft.update(set) { object in
                let pairs = object.dictionary(key).filter { $0.key != path }
                object[key] = pairs.isEmpty ? nil : .dictionary(pairs)
            }
        }
    }
}
