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

    /// Takes every mention of something out of a list of an object.
    mutating func remove(_ text: String, fromList key: String, of identifier: String) {
        guard let object = object(identifier) else { return }
        let texts = object.texts(key)
        let rest = texts.filter { $0 != text }
        guard rest.count < texts.count else { return }
        setOrDrop(key, of: identifier, to: .texts(rest))
    }

    /// Gives a key a list or a dictionary, or drops it when nothing is in it and the file leaves such ones out.
    mutating func setOrDrop(_ key: String, of identifier: String, to value: PropertyListTree) {
        let objectClass = objectClass(of: identifier)
        let document = base.document
        update(identifier) { object in
            guard value.isEmpty else {
                object[key] = value
                return
            }
            let isWritten = objectClass.map { EmptyLists.areWritten(key, of: $0, except: identifier, in: document) } ?? true
            object[key] = isWritten ? value : nil
        }
    }
}
