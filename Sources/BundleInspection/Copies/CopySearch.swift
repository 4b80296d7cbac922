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
            guard let print = inspection.facts[index].print, Self.isCandidate(entry) else { continue }
            let content = Content(print: print, sizeBytes: entry.sizeBytes, app: inspection.appNumber(ofEntry: index))
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
        var print: ContentPrint.Value
        var sizeBytes: Int
        var app: Int?
    }

    /// Whether a file by itself may count as a copy: property lists of bundles are alike without being superfluous.
    private static func isCandidate(_ entry: ProductEntry) -> Bool {
        CopyCandidates.isCompared(entry) && entry.name != "Info.plist" && entry.name != "PkgInfo"
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
            let numbers = Set(group.map { index in outermostBundle(aroundEntry: index, inspection).flatMap { owners[$0] } ?? -1 })
            if numbers.count == 1, numbers != [-1] { continue }
            var kind = CopyGroup.Kind.file
            if case .binary = inspection.facts[group[0]].content { kind = .code }
            let entries = inspection.tree.entries
            result.append(CopyGroup(kind: kind, paths: group.map { entries[$0].path }, sizeBytes: entries[group[0]].sizeBytes))
        }
        return result
    }

    /// The sets of bundles of resources in which every file is the same.
    private static func equalBundles(_ groups: [[Int]], in inspection: Inspection) -> [[String]] {
        var candidates: Set<String> = []
        for group in groups {
            for index in group {
                if let bundle = outermostBundle(aroundEntry: index, inspection) { candidates.insert(bundle) }
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
            let print = inspection.facts[index].print
            if CopyCandidates.isCompared(entry), print == nil { return nil }
            seal += "\(entry.path.dropFirst(bundle.count)) \(print?.text ?? "\(entry.sizeBytes)") \(entry.linkTarget)\n"
        }
        return seal
    }

    /// The bundle of resources around an entry that is in no other one.
    private static func outermostBundle(aroundEntry index: Int, _ inspection: Inspection) -> String? {
        var next = inspection.bundleNumber(aroundEntry: index)
        var result: String?
        while let number = next {
            if inspection.products[number].kind == .bundle { result = inspection.products[number].path }
            next = inspection.products[number].parent
        }
        return result
    }
}
