import Checksums
import SystemSupport

extension CopySearch {
    /// Renditions that several compiled catalogs hold, one group for each set of catalogs that share some.
    static func renditions(in inspection: Inspection) -> [CopyGroup] {
        var places: [RenditionContent: [RenditionPlace]] = [:]
        var order: [RenditionContent] = []
        for (index, entry) in inspection.tree.entries.enumerated() {
            guard case .catalog(let catalog) = inspection.facts[index].content else { continue }
            let app = inspection.app(around: entry.path)?.path ?? ""
            for rendition in catalog.renditions {
                guard let digest = rendition.digest else { continue }
                let content = RenditionContent(digest: digest, app: app)
                if places[content] == nil { order.append(content) }
                // Within one catalog the compiler has good reasons.
                if places[content]?.last?.catalog == index { continue }
                places[content, default: []].append(
                    RenditionPlace(catalog: index, name: rendition.fileName, sizeBytes: rendition.sizeBytes))
            }
        }
        var groups: [[Int]: CopyGroup] = [:]
        for content in order {
            guard let places = places[content], places.count > 1 else { continue }
            let catalogs = places.map(\.catalog)
            if areEqual(catalogs, in: inspection) { continue }
            let paths = catalogs.map { inspection.tree.entries[$0].path }
            groups[catalogs, default: CopyGroup(kind: .rendition, paths: paths, sizeBytes: 0)].sizeBytes += places[0].sizeBytes
            groups[catalogs]?.names.append(places[0].name)
        }
        return groups.sorted { left, right in left.key.lexicographicallyPrecedes(right.key) }.map { pair in
            var group = pair.value
            group.names.sort(by: NameOrder.precedes)
            return group
        }
    }

    /// Whether catalogs are copies of each other as a whole, which is told once.
    private static func areEqual(_ catalogs: [Int], in inspection: Inspection) -> Bool {
        guard let print = inspection.facts[catalogs[0]].print else { return false }
        return catalogs.allSatisfy { inspection.facts[$0].print == print }
    }
}

/// What tells contents of renditions apart.
private struct RenditionContent: Hashable {
    var digest: Digest
    var app: String
}

/// A rendition in one catalog.
private struct RenditionPlace {
    var catalog: Int
    var name: String
    var sizeBytes: Int
}
