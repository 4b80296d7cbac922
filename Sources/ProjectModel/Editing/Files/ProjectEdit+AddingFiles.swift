public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Adds a file to the project, and to targets.
    ///
    /// The file of a language, such as `en.lproj/Main.strings`, joins the group of its languages, which is made where there is
    /// none. A Core Data model with versions gets a reference for each. A folder that is no package, such as an asset
    /// catalog, is not a file: see ``addFolder(_:kind:group:index:targets:)``.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or from the source root of the project.
    ///   - group: the group it goes to, by the names in the navigator, such as `App/Views`; when `nil` the one whose folder is
    ///     nearest around the file.
    ///   - index: its place among the group's children, from 0; when `nil` where its name belongs if the names are in order,
    ///     else the end.
    ///   - targets: the targets it becomes a member of, in the phase that its type asks for.
    ///   - allowsMissing: whether the file need not exist, as one that is generated later.
    /// - Returns: the identifier of the new reference.
    /// - Throws: `DiagnosticError` when there is no such file, group or target, the project has the file already, or a
    ///   target has no phase for it.
    @discardableResult
    public mutating func addFile(
        _ path: String,
        group: String? = nil,
        index: Int? = nil,
        targets: [String] = [],
        allowsMissing: Bool = false
    ) throws(DiagnosticError) -> String {
        let file = absolutePath(path)
        let isPackage = FileTypeTable.isPackage(extension: PathText.fileExtension(of: file))
        switch project.fileSystem.kind(at: file) {
        case nil where !allowsMissing:
            throw fault("no-such-file", "there is no file '\(shown(file))'; '--missing' adds it all the same")
        case .directory? where !isPackage:
            throw fault(
                "is-a-folder", "'\(shown(file))' is a folder; 'trellis-project add folder' adds it as one, or 'add group' as a group")
        default: break
        }
        if PathText.fileExtension(of: file) == "xcodeproj" {
            throw fault("is-a-project", "'\(shown(file))' is a project of its own; add it in Xcode, which makes the products it needs")
        }
        let place = try newPlace(of: file, group: group)
        let phases = try targets.map { name throws(DiagnosticError) in
            try memberPhase(forFile: PathText.lastComponent(of: file), type: nil, target: target(name), phase: nil)
        }
        let reference = insertReference(to: file, at: place, index: index)
        for phase in phases { insertBuildFile(of: reference.member, intoPhase: phase, attributes: MemberAttributes()) }
        return reference.file
    }

    /// Where a new file goes: the group, and the group of its languages when it has one already.
    struct NewPlace {
        var group: String
        var variantGroup: String?
    }

    /// Finds the group for a new file, and refuses what is there already.
    func newPlace(of file: String, group: String?) throws(DiagnosticError) -> NewPlace {
        if let known = draft.objects(at: file).first(where: { draft.objectClass(of: $0) == .fileReference }) {
            throw fault(
                "already-there", "the project has '\(shown(file))' already; 'trellis-project add member' adds it to a target", at: known)
        }
        if let folder = synchronizedFolder(around: file) {
            throw fault(
                "in-synchronized-folder",
                "'\(shown(file))' lies in the synchronized folder '\(draft.displayName(of: folder))', whose files are found on disk; "
                    + "'trellis-project add member' and 'remove member' say which targets take it",
                at: folder
            )
        }
        var place = NewPlace(group: try self.group(named: group, around: languageFolder(of: file) ?? file))
        if languageFolder(of: file) != nil {
            let name = PathText.lastComponent(of: file)
            place.variantGroup = (draft.object(place.group)?.texts("children") ?? []).first {
                draft.objectClass(of: $0) == .variantGroup && draft.displayName(of: $0) == name
            }
        }
        return place
    }

    /// The folder `xx.lproj` that a file lies in.
    private func languageFolder(of file: String) -> String? {
        let folder = PathText.parent(of: file)
        return PathText.fileExtension(of: folder) == "lproj" ? folder : nil
    }

    /// Puts in the objects for a file.
    ///
    /// - Returns: the reference to the file, and what targets refer to: the same, or the group of its languages.
    mutating func insertReference(to file: String, at place: NewPlace, index: Int?) -> (file: String, member: String) {
        guard let language = languageFolder(of: file) else {
            let reference = insertNode(forFile: file, inGroup: place.group)
            insert(reference, intoGroup: place.group, at: index)
            return (reference, reference)
        }
        let name = PathText.lastComponent(of: file)
        var variantGroup = place.variantGroup
        if variantGroup == nil {
            let object = DraftObject(
                .variantGroup, ["children": .array([]), "name": .string(name), "sourceTree": .string("<group>")])
            let identifier = draft.insert(object, path: "variant-group/\(place.group)/\(name)")
            insert(identifier, intoGroup: place.group, at: index)
            variantGroup = identifier
        }
        let group = variantGroup ?? place.group
        let reference = insertNode(forFile: file, inGroup: group)
        let languageName = String(PathText.lastComponent(of: language).dropLast(".lproj".count))
        draft.update(reference) { $0["name"] = .string(languageName) }
        draft.insert(reference, intoList: "children", of: group)
        let regions = draft.object(draft.projectIdentifier)?.texts("knownRegions") ?? []
        if !regions.contains(languageName), !regions.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .warning, "unknown-region",
                    "the project does not list the language '\(languageName)' of '\(shown(file))'; "
                        + "add it under Info > Localizations in Xcode",
                    at: SourceLocation(path: project.document.propertyList.path)))
        }
        return (reference, group)
    }

    /// The reference to a file or package, not yet in its group.
    private mutating func insertNode(forFile file: String, inGroup group: String) -> String {
        let place = ReferencePath(of: file, inGroupAt: draft.place(of: group), sourceRoot: project.place.sourceRoot)
        if PathText.fileExtension(of: file) == "xcdatamodeld" { return insertModel(file, at: place, inGroup: group) }
        let type = fileType(of: file)
        var object = DraftObject(.fileReference, ["lastKnownFileType": .string(type)])
        object.setPlace(place)
        return draft.insert(object, path: "file/\(group)/\(place.path)")
    }

    /// A Core Data model: a group of its versions, of which one is current.
    private mutating func insertModel(_ file: String, at place: ReferencePath, inGroup group: String) -> String {
        let names = ((try? project.fileSystem.entries(of: file)) ?? []).map(\.name)
            .filter { PathText.fileExtension(of: $0) == "xcdatamodel" }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var model = DraftObject(.versionGroup, ["children": .array([]), "versionGroupType": .string("wrapper.xcdatamodel")])
        model.setPlace(place)
        let identifier = draft.insert(model, path: "file/\(group)/\(place.path)")
        var versions: [String: String] = [:]
        for name in names {
            let version = DraftObject(
                .fileReference,
                ["lastKnownFileType": .string("wrapper.xcdatamodel"), "path": .string(name), "sourceTree": .string("<group>")])
            let reference = draft.insert(version, path: "file/\(identifier)/\(name)")
            draft.insert(reference, intoList: "children", of: identifier)
            versions[name] = reference
        }
        let current = ModelVersion.current(of: file, fileSystem: project.fileSystem) ?? names.last
        if let version = current.flatMap({ versions[$0] }) { draft.update(identifier) { $0["currentVersion"] = .string(version) } }
        return identifier
    }

    /// The type of a file by its name, as Xcode writes it for new references.
    func fileType(of file: String) -> String {
        let name = PathText.lastComponent(of: file)
        return FileTypeTable.row(forFileName: name, extension: PathText.fileExtension(of: name)).type
    }
}
