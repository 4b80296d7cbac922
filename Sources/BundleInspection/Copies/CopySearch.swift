import Checksums
import SystemSupport

/// Finds files, and whole bundles of resources, that a product has more than once.
package struct CopySearch: Sendable {
    /// The copies, those that cost most first.
    package let groups: [CopyGroup]

    /// Compares what was read with ``ReadingOptions/wantsCopies``.
    ///
    /// Apps inside of an app, such as those for a watch, go to another device, and are compared with themselves only.
    package init(_ inspection: Inspection) {
        var byContent: [Content: [Int]] = [:]
        var order: [Content] = []
        for (index, entry) in inspection.tree.entries.enumerated() {
            guard Self.isCandidate(entry), let digest = inspection.facts[index].digest else { continue }
            let content = Content(digest: digest, app: inspection.app(around: entry.path)?.path ?? "")
            if byContent[content] == nil { order.append(content) }
            byContent[content, default: []].append(index)
        }
        let groups = order.compactMap { byContent[$0] }.filter { $0.count > 1 }
        let found = Self.collapsed(groups, in: inspection) + Self.renditions(in: inspection)
        let advice = CopyAdvice(inspection, hasCopies: !found.isEmpty)
        self.groups = found.map { advice.completed($0) }.sorted { left, right in
            left.wastedBytes == right.wastedBytes
                ? NameOrder.precedes(left.paths[0], right.paths[0]) : left.wastedBytes > right.wastedBytes
        }
    }

    private struct Content: Hashable {
        var digest: Digest
        var app: String
    }

    /// Whether the content of a file is compared with others.
    static func isCompared(_ entry: ProductEntry) -> Bool {
        entry.kind == .file && entry.sizeBytes > 0 && !entry.path.contains("/_CodeSignature/") && !entry.path.contains(".dSYM/")
    }

    /// Whether a file by itself may count as a copy: property lists of bundles are alike without being superfluous.
    private static func isCandidate(_ entry: ProductEntry) -> Bool {
        isCompared(entry) && entry.name != "Info.plist" && entry.name != "PkgInfo"
    }

    /// The sizes that several of these files have.
    static func sharedSizes(of tree: ProductTree) -> Set<Int> {
        var seen: Set<Int> = []
        var shared: Set<Int> = []
        for entry in tree.entries where isCompared(entry) {
            if !seen.insert(entry.sizeBytes).inserted { shared.insert(entry.sizeBytes) }
        }
        return shared
    }
}

extension CopySearch {
    /// The groups, with one for each set of equal bundles in the place of those of the files in them.
    private static func collapsed(_ groups: [[Int]], in inspection: Inspection) -> [CopyGroup] {
        let bundles = equalBundles(groups, in: inspection)
        var owners: [String: Int] = [:]
        for (number, paths) in bundles.enumerated() { for path in paths { owners[path] = number } }
        var result = bundles.map { paths -> CopyGroup in
            let size = inspection.tree.entries(below: paths[0]).reduce(0) { $0 + $1.sizeBytes }
            return CopyGroup(kind: .bundle, paths: paths, sizeBytes: size)
        }
        for group in groups {
            let entries = group.map { inspection.tree.entries[$0] }
            let numbers = Set(entries.map { entry in outermostBundle(around: entry.path, inspection).flatMap { owners[$0] } ?? -1 })
            if numbers.count == 1, numbers != [-1] { continue }
            var kind = CopyGroup.Kind.file
            if case .binary = inspection.facts[group[0]].content { kind = .code }
            result.append(CopyGroup(kind: kind, paths: entries.map(\.path), sizeBytes: entries[0].sizeBytes))
        }
        return result
    }

    /// The sets of bundles of resources in which every file is the same.
    private static func equalBundles(_ groups: [[Int]], in inspection: Inspection) -> [[String]] {
        var candidates: Set<String> = []
        for group in groups {
            for index in group {
                if let bundle = outermostBundle(around: inspection.tree.entries[index].path, inspection) { candidates.insert(bundle) }
            }
        }
        var bySeal: [String: [String]] = [:]
        var order: [String] = []
        for path in candidates.sorted(by: NameOrder.precedes) {
            guard let seal = seal(of: path, inspection) else { continue }
            if bySeal[seal] == nil { order.append(seal) }
            bySeal[seal, default: []].append(path)
        }
        return order.compactMap { bySeal[$0] }.filter { $0.count > 1 }
    }

    /// Names and contents of everything in a bundle; `nil` when a file in it has no copy, so that the bundle has none either.
    private static func seal(of bundle: String, _ inspection: Inspection) -> String? {
        var seal = (inspection.app(around: bundle)?.path ?? "") + "\n" + PathText.lastComponent(of: bundle) + "\n"
        for entry in inspection.tree.entries(below: bundle) where entry.kind != .folder {
            guard let index = inspection.tree.index(of: entry.path) else { return nil }
            let digest = inspection.facts[index].digest
            if isCompared(entry), digest == nil { return nil }
            seal += "\(entry.path.dropFirst(bundle.count)) \(digest?.text ?? "\(entry.sizeBytes)") \(entry.linkTarget)\n"
        }
        return seal
    }

    /// The bundle of resources around a path that is in no other one.
    private static func outermostBundle(around path: String, _ inspection: Inspection) -> String? {
        guard let owner = inspection.bundle(around: path) else { return nil }
        return ([owner] + inspection.ancestors(of: owner)).last { $0.kind == .bundle }?.path
    }
}
