import SystemSupport

/// Finds the items of a source that Xcode watches, by the rules of Xcode and not by those of a spec.
///
/// Names that begin with a dot are passed over, and folders behind symbolic links are not entered.
struct SynchronizedSourceWalk {
    /// Something that may be a member.
    struct Item {
        var folder: Int
        var name: String
        var language: String?
        /// Whether it is a folder that is copied whole.
        var isExplicitFolder = false
    }

    private let excludes: SpecPatternSet
    private let includes: SpecPatternSet
    private let explicitFolders: SpecPatternSet
    private let limit: Int
    private(set) var items: [Item] = []
    private(set) var informationFile: String?
    private(set) var isOverLimit = false

    private static let depthLimit = 256

    private struct Position {
        var folder: Int
        var excluded: SpecPatternSet.Place
        var included: SpecPatternSet.Place?
        var explicit: SpecPatternSet.Place
        var depth = 0
        var language: String?
    }

    init(_ source: SpecSource, root: String, limit: Int) {
        excludes = SpecPatternSet(source.excludes, folder: root)
        includes = SpecPatternSet(source.includes, folder: root)
        explicitFolders = SpecPatternSet(source.explicitFolders, folder: root)
        self.limit = limit
    }

    /// Walks a folder.
    mutating func run(in tree: inout SourceTree, folder: Int) {
        let included = includes.isEmpty ? nil : includes.start
        walk(
            Position(folder: folder, excluded: excludes.start, included: included, explicit: explicitFolders.start),
            in: &tree
        )
    }

    private mutating func walk(_ position: Position, in tree: inout SourceTree) {
        guard !position.excluded.coversAll, position.depth < Self.depthLimit else { return }
        let entries = tree.folders[position.folder].entries
        for (index, entry) in entries.enumerated() where !entry.name.hasPrefix(".") && !isOverLimit {
            if entry.name == "Info.plist", informationFile == nil, entry.kind == .file {
                informationFile = tree.folders[position.folder].prefix + entry.name
            }
            let isExcluded = excludes.covers(entry.name, at: position.excluded)
            let isExplicit = entry.kind == .directory && explicitFolders.covers(entry.name, at: position.explicit)
            let isPackage = FileTypeTable.isPackage(extension: PathText.fileExtension(of: entry.name))
            if entry.kind == .file || isExplicit || isPackage {
                let isIncluded = position.included.map { includes.covers(entry.name, at: $0) } ?? true
                if !isExcluded, isIncluded { add(entry, at: position, isExplicit: isExplicit) }
            } else if !entry.isSymbolicLink, !isExcluded {
                walk(inner(of: entry, index: index, at: position, in: &tree), in: &tree)
            }
        }
    }

    private func inner(
        of entry: DirectoryEntry,
        index: Int,
        at position: Position,
        in tree: inout SourceTree
    ) -> Position {
        var inner = position
        inner.folder = tree.folder(of: index, in: position.folder)
        inner.excluded = excludes.place(in: entry.name, from: position.excluded)
        inner.included = position.included.map { includes.place(in: entry.name, from: $0) }
        inner.explicit = explicitFolders.place(in: entry.name, from: position.explicit)
        inner.depth += 1
        if entry.name.hasSuffix(".lproj") { inner.language = String(entry.name.dropLast(".lproj".count)) }
        return inner
    }

    private mutating func add(_ entry: DirectoryEntry, at position: Position, isExplicit: Bool) {
        guard items.count < limit else {
            isOverLimit = true
            return
        }
        items.append(
            Item(folder: position.folder, name: entry.name, language: position.language, isExplicitFolder: isExplicit)
        )
    }
}
