import Diagnostics
import SystemSupport

/// Finds the items of one entry of `sources` in its folder.
///
/// A folder with the extension of a package is one item, and what lies in `xx.lproj` exists once per language. A folder that a
/// pattern excludes is not entered. Folders behind symbolic links are entered, but not when a link has been followed already, so
/// that a link to a folder above cannot make the walk endless.
struct SourceWalk {
    /// Something that may be a member: the places of its folder in the tree, of itself in the folder, and of its rule.
    struct Item {
        var folder: Int32
        var entry: Int32
        var rule: Int32
        /// The destinations that folders on the way are named for, as bits.
        var destinations: UInt8
    }

    private let excludes: SpecPatternSet
    private let includes: SpecPatternSet
    private let infersDestinations: Bool
    private let destinations: UInt8
    /// The most items that are taken up.
    private let limit: Int
    private(set) var items: [Item] = []
    /// The first `Info.plist`, absolute, whether or not it is a member.
    private(set) var informationFile: String?
    /// Whether there are more items than the limit.
    private(set) var isOverLimit = false

    private static let depthLimit = 256

    /// Where the walk is.
    private struct Position {
        var folder: Int
        var excluded: SpecPatternSet.Place
        /// `nil` when everything is included.
        var included: SpecPatternSet.Place?
        var depth = 0
        var isBehindLink = false
        var destinations: UInt8
    }

    /// Prepares a walk.
    ///
    /// - Parameters:
    ///   - root: the folder, absolute.
    ///   - shownPath: the same as seen from the folder of the spec.
    init(_ source: SpecSource, root: String, shownPath: String, limit: Int) {
        excludes = SpecPatternSet(source.excludes, folder: root)
        includes = SpecPatternSet(source.includes, folder: root)
        infersDestinations = source.infersPlatforms && source.platforms.isEmpty
        destinations =
            infersDestinations
            ? PathText.components(shownPath).reduce(0) { $0 | SpecDestination.bit(ofFolder: String($1)) } : 0
        self.limit = limit
    }

    /// Walks a folder.
    mutating func run(in tree: inout SourceTree, folder: Int) {
        let included = includes.isEmpty ? nil : includes.start
        walk(Position(folder: folder, excluded: excludes.start, included: included, destinations: destinations), in: &tree)
    }

    private mutating func walk(_ position: Position, in tree: inout SourceTree) {
        guard !position.excluded.coversAll, position.depth < Self.depthLimit else { return }
        let (entries, rules) = (tree.folders[position.folder].entries, tree.folders[position.folder].rules)
        for index in entries.indices where rules[index] >= 0 && !isOverLimit {
            let entry = entries[index]
            if informationFile == nil, entry.kind == .file, entry.name == "Info.plist" {
                informationFile = tree.folders[position.folder].prefix + entry.name
            }
            guard excludes.isEmpty || !excludes.covers(entry.name, at: position.excluded) else { continue }
            guard entry.kind == .directory else {
                if isIncluded(entry.name, at: position) { add(index, rule: rules[index], at: position) }
                continue
            }
            visit(entry, rule: rules[index], index: index, at: position, in: &tree)
        }
    }

    private mutating func visit(
        _ entry: DirectoryEntry,
        rule: Int32,
        index: Int,
        at position: Position,
        in tree: inout SourceTree
    ) {
        var inner = position
        if !excludes.isEmpty { inner.excluded = excludes.place(in: entry.name, from: position.excluded) }
        if let included = position.included {
            inner.included = includes.place(in: entry.name, from: included)
            if inner.included?.isDead == true { return }
        }
        if tree.types.rules[Int(rule)].isItem {
            if isTakenWhole(inner, index: index, of: position.folder, in: &tree) { add(index, rule: rule, at: position) }
            return
        }
        guard !entry.isSymbolicLink || !position.isBehindLink else { return }
        inner.depth += 1
        inner.isBehindLink = position.isBehindLink || entry.isSymbolicLink
        inner.folder = tree.folder(of: index, in: position.folder)
        if infersDestinations { inner.destinations |= SpecDestination.bit(ofFolder: entry.name) }
        if entry.name.hasSuffix(".lproj") {
            addTranslations(inner, in: tree)
        } else {
            walk(inner, in: &tree)
        }
    }

    private mutating func addTranslations(_ position: Position, in tree: SourceTree) {
        let folder = tree.folders[position.folder]
        for (index, entry) in folder.entries.enumerated() where folder.rules[index] >= 0 {
            guard excludes.isEmpty || !excludes.covers(entry.name, at: position.excluded) else { continue }
            if isIncluded(entry.name, at: position) { add(index, rule: folder.rules[index], at: position) }
        }
    }

    private func isIncluded(_ name: String, at position: Position) -> Bool {
        guard let included = position.included else { return true }
        return includes.covers(name, at: included)
    }

    /// Whether a package is an item: something in it has to be left by the patterns. Without patterns it is not looked into.
    private func isTakenWhole(_ inner: Position, index: Int, of folder: Int, in tree: inout SourceTree) -> Bool {
        if inner.excluded.coversAll { return false }
        let isUnlimited = inner.included == nil || inner.included?.coversAll == true
        if inner.excluded.isDead, isUnlimited { return true }
        var position = inner
        position.folder = tree.folder(of: index, in: folder)
        return holdsMember(position, in: &tree)
    }

    private func holdsMember(_ position: Position, in tree: inout SourceTree) -> Bool {
        guard position.depth < Self.depthLimit else { return false }
        let (entries, rules) = (tree.folders[position.folder].entries, tree.folders[position.folder].rules)
        for (index, entry) in entries.enumerated() where rules[index] >= 0 && !excludes.covers(entry.name, at: position.excluded) {
            if isIncluded(entry.name, at: position) { return true }
            guard entry.kind == .directory, !entry.isSymbolicLink, let included = position.included else { continue }
            var inner = position
            inner.included = includes.place(in: entry.name, from: included)
            guard inner.included?.isDead == false else { continue }
            inner.excluded = excludes.place(in: entry.name, from: position.excluded)
            inner.depth += 1
            inner.folder = tree.folder(of: index, in: position.folder)
            if holdsMember(inner, in: &tree) { return true }
        }
        return false
    }

    private mutating func add(_ entry: Int, rule: Int32, at position: Position) {
        guard items.count < limit else {
            isOverLimit = true
            return
        }
        items.append(Item(folder: Int32(position.folder), entry: Int32(entry), rule: rule, destinations: position.destinations))
    }
}

extension SpecDestination {
    /// The bit of the destination that a folder is named for; 0 when it is named for none.
    static func bit(ofFolder name: String) -> UInt8 {
        guard name.utf8.count <= 11 else { return 0 }
        let lowercased = name.lowercased()
        guard let index = searchOrder.firstIndex(where: { $0.rawValue.lowercased() == lowercased }) else { return 0 }
        return 1 << UInt8(index)
    }

    /// The filter for a file by the folders that it lies in and the end of its name, such as `_iOS.swift`; empty when they say nothing.
    static func filters(folders bits: UInt8, fileName: String) -> [String] {
        let name = fileName.lowercased()
        for (index, destination) in searchOrder.enumerated() {
            let isNamed = bits & (1 << UInt8(index)) != 0
            if isNamed || name.hasSuffix("_" + destination.rawValue.lowercased() + ".swift") { return [destination.filter] }
        }
        return []
    }
}
