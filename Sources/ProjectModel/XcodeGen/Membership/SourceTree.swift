import SystemSupport

/// The folders that the sources of a spec name, each looked into at most once, whatever number of targets names it.
struct SourceTree {
    /// A folder.
    struct Folder {
        /// The absolute path.
        var path: String
        var entries: [Entry]
    }

    /// A name in a folder.
    struct Entry {
        var name: String
        var isFolder: Bool
        var isLink: Bool
        /// The place of its rule in the table of types.
        var rule: Int
        /// The place of the folder that it is; -1 until it was looked into.
        var folder = -1
    }

    let fileSystem: any FileSystem
    private(set) var types: SourceFileTypes
    private(set) var folders: [Folder] = []
    private var indices: [String: Int] = [:]

    init(fileSystem: any FileSystem, types: SourceFileTypes) {
        self.fileSystem = fileSystem
        self.types = types
    }

    /// The place of a folder in ``folders``; a folder that cannot be read has no entries.
    mutating func folder(at path: String) -> Int {
        if let index = indices[path] { return index }
        let index = folders.count
        indices[path] = index
        let names = (try? fileSystem.entries(of: path)) ?? []
        var entries: [Entry] = []
        entries.reserveCapacity(names.count)
        for name in names where !Self.isPassedOver(name.name) {
            let rule = types.rule(forName: name.name)
            entries.append(Entry(name: name.name, isFolder: name.kind == .directory, isLink: name.isSymbolicLink, rule: rule))
        }
        folders.append(Folder(path: path, entries: entries))
        return index
    }

    /// The place of a folder in a folder.
    mutating func folder(of entry: Int, in parent: Int) -> Int {
        let known = folders[parent].entries[entry].folder
        if known >= 0 { return known }
        let index = folder(at: folders[parent].path + "/" + folders[parent].entries[entry].name)
        folders[parent].entries[entry].folder = index
        return index
    }

    /// The rule for a name.
    mutating func rule(forName name: String) -> SourceFileTypes.Rule {
        types.rules[types.rule(forName: name)]
    }

    /// What is never taken up.
    private static func isPassedOver(_ name: String) -> Bool {
        name == ".DS_Store" || (name.utf8.last == UInt8(ascii: "g") && name.utf8.count > 5 && name.hasSuffix(".orig"))
    }
}
