import PropertyLists

/// Whether a list or dictionary stays in the file when its last item goes.
///
/// Xcode writes some empty lists and leaves out others, by version. So that taking something out leaves the file as it was
/// before it was put in, the other objects of the file say which it is.
enum EmptyLists {
    /// Whether the key stays, with nothing in it.
    static func areWritten(_ key: String, of objectClass: PBXClass, except identifier: String, in document: PBXProjDocument) -> Bool {
        var isMissing = false
        for object in document.objects where object.objectClass == objectClass && object.identifier != identifier {
            guard let value = object.value.value(forKey: key) else {
                isMissing = true
                continue
            }
            let isEmpty =
                value.kind == .array
                ? value.items.first { _ in true } == nil : value.kind == .dictionary && value.pairs.first { _ in true } == nil
            if isEmpty { return true }
        }
        return isMissing ? false : isStandard(key, of: objectClass, version: document.objectVersion ?? 0)
    }

    private static func isStandard(_ key: String, of objectClass: PBXClass, version: Int) -> Bool {
        switch (objectClass, key) {
        case (_, "children"), (_, "targets"), (_, "buildPhases"), (_, "buildRules"), (_, "buildConfigurations"), (_, "buildSettings"): true
        case (.shellScriptBuildPhase, _), (_, "dependencies"): version < 90
        case (_, "files"): true
        default: false
        }
    }
}

extension ProjectDraft {
    /// Puts something into a list of an object, which is made where there is none.
    ///
    /// - Parameter index: the place in the list; at its end when `nil` or beyond it.
    mutating func insert(_ text: String, intoList key: String, of identifier: String, at index: Int? = nil) {
        update(identifier) { object in
            guard case .array(var items)? = object[key] else {
                let single = object.text(key).map { PropertyListTree.string($0) }
                object[key] = .array((single.map { [$0] } ?? []) + [.string(text)])
                return
            }
            items.insert(.string(text), at: min(max(index ?? items.count, 0), items.count))
            object[key] = .array(items)
        }
    }

    /// Puts a new object in, and into a list of another one.
    ///
    /// Where the list has nothing in it, and other objects of the file do not tell whether it is left out then, the new
    /// identifier tells it: so ``remove(_:madeAs:fromList:of:)`` leaves the list as it was.
    mutating func insert(
        _ object: DraftObject, path: String, intoList key: String, of owner: String, at index: Int? = nil
    ) -> String {
        let identifier = insert(object, path: isUnusual(key, of: owner) ? path + Self.unusualMark : path)
        insert(identifier, intoList: key, of: owner, at: index)
        return identifier
    }

    /// Takes an object, which stays where it is, out of a list.
    ///
    /// - Parameter path: what the object is, as when it was put in.
    mutating func remove(_ identifier: String, madeAs path: String, fromList key: String, of owner: String) {
        let isUnusual = identifier == SemanticIdentifier.make(path + Self.unusualMark) { _ in false }
        remove(identifier, fromList: key, of: owner, isUnusual: isUnusual)
    }

    private static let unusualMark = "/unusual"

    /// Whether a list has nothing in it and would not look the same if something were put in and taken out again.
    private func isUnusual(_ key: String, of owner: String) -> Bool {
        guard let object = object(owner), let objectClass = object.objectClass, object[key]?.isEmpty ?? true else { return false }
        return EmptyLists.areWritten(key, of: objectClass, except: owner, in: base.document) != (object[key] != nil)
    }

    /// Takes every mention of something out of a list of an object.
    mutating func remove(_ text: String, fromList key: String, of identifier: String, isUnusual: Bool = false) {
        guard let object = object(identifier) else { return }
        let texts = object.texts(key)
        let rest = texts.filter { $0 != text }
        guard rest.count < texts.count else { return }
        setOrDrop(key, of: identifier, to: .texts(rest), isUnusual: isUnusual)
    }

    /// Gives a key a list or a dictionary, or drops it when nothing is in it and the file leaves such ones out.
    ///
    /// - Parameter isUnusual: whether an empty one is treated in the other way.
    mutating func setOrDrop(_ key: String, of identifier: String, to value: PropertyListTree, isUnusual: Bool = false) {
        let isWritten = !value.isEmpty || writesEmpty(key, of: identifier) != isUnusual
        update(identifier) { $0[key] = isWritten ? value : nil }
    }

    /// Whether an object would keep a list with nothing in it, going by the other objects of the file.
    private func writesEmpty(_ key: String, of identifier: String) -> Bool {
        guard let objectClass = objectClass(of: identifier) else { return true }
        return EmptyLists.areWritten(key, of: objectClass, except: identifier, in: base.document)
    }

    /// Gives a new object the lists, with nothing in them, that objects of its class have in this file.
    func addEmptyLists(_ keys: [String], to object: inout DraftObject) {
        guard let objectClass = object.objectClass else { return }
        for key in keys where object[key] == nil && EmptyLists.areWritten(key, of: objectClass, except: "", in: base.document) {
            object[key] = .array([])
        }
    }
}
