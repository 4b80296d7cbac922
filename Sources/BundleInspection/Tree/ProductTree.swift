import SystemSupport

/// All names of a product, from a folder or from an archive: what there is, but no content.
///
/// Entries are in the order of their paths' bytes, so that the content of a folder stands behind it, and every folder above an entry
/// has an entry of its own, also where an archive leaves it out.
package struct ProductTree: Sendable {
    /// The entries, in the order of their paths' bytes.
    package let entries: [ProductEntry]
    /// What is written before a path when it is shown, such as `build/` or `X.zip/`.
    package let shownPrefix: String
    /// What an archive names that must not be unpacked, in the order of the archive.
    package let refusals: [EntryRefusal]
    private let indices: [String: Int]
    private let children: [Int: [Int]]
    /// The numbers of the folders around the entries, or -1.
    private let parents: [Int]

    /// Makes a tree of entries in any order; of several with one path the last one counts.
    package init(_ entries: [ProductEntry], shownPrefix: String = "", refusals: [EntryRefusal] = []) {
        var byPath: [String: ProductEntry] = [:]
        byPath.reserveCapacity(entries.count)
        for entry in entries { byPath[entry.path] = entry }
        for entry in entries {
            var folder = PathText.parent(of: entry.path)
            while !folder.isEmpty, folder != ".", byPath[folder] == nil {
                byPath[folder] = ProductEntry(path: folder, kind: .folder, permissions: 0o755)
                folder = PathText.parent(of: folder)
            }
        }
        let sorted = byPath.values.sorted { NameOrder.precedes($0.path, $1.path) }
        self.entries = sorted
        self.shownPrefix = shownPrefix
        self.refusals = refusals
        var indices: [String: Int] = [:]
        indices.reserveCapacity(sorted.count)
        for (index, entry) in sorted.enumerated() { indices[entry.path] = index }
        let parents = sorted.map { entry -> Int in
            let folder = PathText.parent(of: entry.path)
            return folder.isEmpty || folder == "." ? -1 : indices[folder] ?? -1
        }
        var children: [Int: [Int]] = [:]
        for (index, parent) in parents.enumerated() { children[parent, default: []].append(index) }
        self.indices = indices
        self.children = children
        self.parents = parents
    }

    /// The number of the entry at a path; `nil` when nothing stands there. Links are not followed.
    package func index(of path: String) -> Int? { indices[path] }

    /// The number of the folder around an entry, which stands before it; `nil` at the top.
    package func parent(ofEntry index: Int) -> Int? { parents[index] < 0 ? nil : parents[index] }

    /// The entry at a path; `nil` when nothing stands there. Links are not followed.
    package func entry(at path: String) -> ProductEntry? { indices[path].map { entries[$0] } }

    /// The entries that stand directly in a folder, in the order of their names; those of the top for the empty path.
    package func entries(in folder: String) -> [ProductEntry] {
        let key = folder.isEmpty ? -1 : indices[folder]
        return key.flatMap { children[$0] }?.map { entries[$0] } ?? []
    }

    /// Everything below a folder, in the order of the paths' bytes, without the folder itself.
    package func entries(below folder: String) -> [ProductEntry] {
        var result: [ProductEntry] = []
        var open = [folder]
        while let next = open.popLast() {
            let inside = entries(in: next)
            result += inside
            for entry in inside.reversed() where entry.kind == .folder { open.append(entry.path) }
        }
        return result.sorted { NameOrder.precedes($0.path, $1.path) }
    }

    /// Where a path leads when every link on the way is followed; `nil` when it leads to nothing, in a circle or out of the tree.
    package func resolved(_ path: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var rest = PathText.components(path).reversed().map(String.init)
        var current = ""
        var followed = 0
        while let component = rest.popLast() {
            if component == ".." {
                guard !current.isEmpty else { return nil }
                current = PathText.parent(of: current)
                if current == "." { current = "" }
                continue
            }
            let next = current.isEmpty ? component : current + "/" + component
            guard let entry = entry(at: next) else { return nil }
            guard entry.kind == .link else {
                current = next
                continue
            }
            followed += 1
            guard followed <= Self.linkLimit, !entry.linkTarget.hasPrefix("/") else { return nil }
            rest += PathText.components(entry.linkTarget).reversed().map(String.init)
        }
        return current.isEmpty ? nil : current
    }

    /// Whether the target of a link is absolute, or lies outside of everything that is in the tree.
    package func leavesTree(_ link: ProductEntry) -> Bool {
        guard !link.linkTarget.hasPrefix("/") else { return true }
        let target = Self.normal(PathText.join(PathText.parent(of: link.path), link.linkTarget))
        guard let first = target.flatMap({ PathText.components($0).first }) else { return true }
        return entry(at: String(first)) == nil
    }

    /// A path without `.` and `..`; `nil` when it leaves the tree.
    package static func normal(_ path: String) -> String? {
        let normal = PathText.normalized(path)
        return normal.hasPrefix("/") || normal == ".." || normal.hasPrefix("../") ? nil : normal
    }

    /// As many links are followed for one path as the kernel of Linux follows.
    private static let linkLimit = 40
}

/// A name that must not be unpacked.
package struct EntryRefusal: Sendable, Hashable {
    /// The path as the archive or the folder has it.
    package var path: String
    /// Why not, such as `its path leaves the folder`.
    package var reason: String

    /// Makes a refusal.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
