import SystemSupport

/// The folders that the sources of a spec name, each looked into at most once, whatever number of targets names it.
struct SourceTree {
    /// A folder.
    struct Folder {
        /// The absolute path and a slash.
        var prefix: String
        /// The language when the folder is one such as `en.lproj`.
        var language: String?
        var entries: [DirectoryEntry]
        /// The place of the rule of each entry in the table of types; -1 for what is never taken up.
        var rules: [Int32]
        /// The place of the folder that each entry is, -1 until it was looked into; empty until one was.
        fileprivate(set) var children: [Int32] = []
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
        let entries = (try? fileSystem.entries(of: path)) ?? []
        var rules: [Int32] = []
        rules.reserveCapacity(entries.count)
        for entry in entries {
            rules.append(Self.isPassedOver(entry.name) ? -1 : Int32(types.rule(forName: entry.name)))
        }
        folders.append(Folder(prefix: path + "/", language: Self.language(ofFolder: path), entries: entries, rules: rules))
        return index
    }

    /// The place of a folder in a folder.
    mutating func folder(of entry: Int, in parent: Int) -> Int {
        if folders[parent].children.isEmpty {
            folders[parent].children = Array(repeating: -1, count: folders[parent].entries.count)
        }
        let known = folders[parent].children[entry]
        if known >= 0 { return Int(known) }
        let index = folder(at: folders[parent].prefix + folders[parent].entries[entry].name)
        folders[parent].children[entry] = Int32(index)
        return index
    }

    /// The language that the name of a folder tells.
    static func language(ofFolder path: String) -> String? {
        guard path.hasSuffix(".lproj") else { return nil }
        return String(PathText.lastComponent(of: path).dropLast(".lproj".count))
    }

    /// The rule for a name.
    mutating func rule(forName name: String) -> SourceFileTypes.Rule {
        let index = types.rule(forName: name)
        return types.rules[index]
    }

    /// What is never taken up.
    private static func isPassedOver(_ name: String) -> Bool {
        switch name.utf8.last {
        case UInt8(ascii: "e"): name == ".DS_Store"
        case UInt8(ascii: "g"): name.hasSuffix(".orig") && name != ".orig"
        default: false
        }
    }
}
