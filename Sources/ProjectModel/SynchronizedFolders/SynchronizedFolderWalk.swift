import SystemSupport

/// Finds the items of a synchronized folder.
///
/// Names that begin with a dot are passed over. A folder with the extension of a package, such as `.xcassets`, and one
/// that the project lists in `explicitFolders` is one item; any other folder is walked. Folders behind symbolic links
/// are not entered, so that a link to a folder above cannot make the walk endless.
struct SynchronizedFolderWalk {
    let fileSystem: any FileSystem
    /// The absolute path of the folder.
    let root: String
    /// The paths below the folder that count as one item.
    let explicitFolders: Set<String>

    /// The deepest folder that is entered.
    private static let depthLimit = 256

    /// The items in the order of the walk: names in the order of their bytes, the content of a folder in its place.
    /// Nothing when there is no readable folder.
    func items() -> [SynchronizedItem] {
        var items: [SynchronizedItem] = []
        var pending: [Step] = [.folder(Folder(path: "", depth: 0))]
        while let step = pending.popLast() {
            switch step {
            case .item(let item): items.append(item)
            case .folder(let folder): pending += steps(in: folder).reversed()
            }
        }
        return Self.joiningTranslations(items)
    }

    /// The kinds of file whose translations may be mere tables of strings with the same name.
    private static let translatableExtensions = ["storyboard", "xib", "intentdefinition"]

    /// Lets the `Main.strings` of one language belong to the `Main.storyboard` of another, as Xcode's variant groups do.
    private static func joiningTranslations(_ items: [SynchronizedItem]) -> [SynchronizedItem] {
        let originals = Set(items.compactMap(\.localizedPath).filter { translatableExtensions.contains(PathText.fileExtension(of: $0)) })
        guard !originals.isEmpty else { return items }
        return items.map { item in
            guard let path = item.localizedPath, path.hasSuffix(".strings") else { return item }
            let stem = path.dropLast("strings".count)
            guard let original = translatableExtensions.map({ stem + $0 }).first(where: { originals.contains(String($0)) }) else {
                return item
            }
            var joined = item
            joined.localizedPath = String(original)
            return joined
        }
    }

    /// Something that the walk has still to do.
    private enum Step {
        case item(SynchronizedItem)
        case folder(Folder)
    }

    private func steps(in folder: Folder) -> [Step] {
        entries(of: folder.path).compactMap { entry in
            guard !entry.name.hasPrefix(".") else { return nil }
            let path = folder.path.isEmpty ? entry.name : folder.path + "/" + entry.name
            if let item = item(path: path, entry: entry, in: folder) { return .item(item) }
            guard !entry.isSymbolicLink, folder.depth < Self.depthLimit else { return nil }
            return .folder(folder.subfolder(path: path, name: entry.name))
        }
    }

    private func entries(of path: String) -> [DirectoryEntry] {
        (try? fileSystem.entries(of: path.isEmpty ? root : root + "/" + path)) ?? []
    }

    /// The item that an entry is; `nil` for a folder to walk.
    private func item(path: String, entry: DirectoryEntry, in folder: Folder) -> SynchronizedItem? {
        let isExplicitFolder = entry.kind == .directory && explicitFolders.contains(path)
        let isPackage = FileTypeTable.isPackage(extension: PathText.fileExtension(of: entry.name))
        guard entry.kind == .file || isExplicitFolder || isPackage else { return nil }
        return SynchronizedItem(
            path: path,
            name: entry.name,
            language: folder.language,
            localizedPath: folder.localizedBase.map { $0.isEmpty ? entry.name : $0 + "/" + entry.name },
            isExplicitFolder: isExplicitFolder
        )
    }

    /// A folder that is still to be walked.
    private struct Folder {
        var path: String
        var depth: Int
        var language: String?
        /// The path of what lies in the folder, with the folder of the language left out.
        var localizedBase: String?

        func subfolder(path: String, name: String) -> Folder {
            guard name.hasSuffix(".lproj") else {
                return Folder(
                    path: path,
                    depth: depth + 1,
                    language: language,
                    localizedBase: localizedBase.map { $0.isEmpty ? name : $0 + "/" + name }
                )
            }
            return Folder(
                path: path,
                depth: depth + 1,
                language: String(name.dropLast(".lproj".count)),
                localizedBase: self.path
            )
        }
    }
}
