import PropertyLists

/// Makes one privacy manifest of several, because a bundle has a single place for them.
///
/// What one of them says is said by all together: an app tracks when a part of it does, the domains and the reasons add up, and a type of
/// data is linked or used for tracking when it is in one of the parts.
enum PrivacyManifestMerge {
    private static let dataKey = "NSPrivacyCollectedDataType"
    private static let accessKey = "NSPrivacyAccessedAPIType"

    /// Merges manifests; the result does not depend on their order.
    static func merged(_ manifests: [PropertyListTree]) -> PropertyListTree {
        var result = PropertyListTree.dictionary([])
        if manifests.contains(where: { $0["NSPrivacyTracking"] != nil }) {
            result["NSPrivacyTracking"] = .boolean(manifests.contains { $0["NSPrivacyTracking"]?.truth == true })
        }
        if let domains = union(manifests.compactMap { $0["NSPrivacyTrackingDomains"] }) { result["NSPrivacyTrackingDomains"] = domains }
        if let items = grouped(manifests, "NSPrivacyCollectedDataTypes", by: dataKey, data) {
            result["NSPrivacyCollectedDataTypes"] = items
        }
        if let items = grouped(manifests, "NSPrivacyAccessedAPITypes", by: accessKey, access) {
            result["NSPrivacyAccessedAPITypes"] = items
        }
        return result
    }

    private static func data(_ type: String, _ items: [PropertyListTree]) -> PropertyListTree {
        var result = PropertyListTree.dictionary([.init(dataKey, .string(type))])
        for key in [dataKey + "Linked", dataKey + "Tracking"] where items.contains(where: { $0[key] != nil }) {
            result[key] = .boolean(items.contains { $0[key]?.truth == true })
        }
        result[dataKey + "Purposes"] = union(items.compactMap { $0[dataKey + "Purposes"] })
        return result
    }

    private static func access(_ type: String, _ items: [PropertyListTree]) -> PropertyListTree {
        var result = PropertyListTree.dictionary([.init(accessKey, .string(type))])
        result[accessKey + "Reasons"] = union(items.compactMap { $0[accessKey + "Reasons"] })
        return result
    }

    /// The items of a list of all manifests, those of one type made into one, in the order of the types.
    private static func grouped(
        _ manifests: [PropertyListTree],
        _ list: String,
        by key: String,
        _ merge: (String, [PropertyListTree]) -> PropertyListTree
    ) -> PropertyListTree? {
        let lists = manifests.compactMap { $0[list] }
        guard !lists.isEmpty else { return nil }
        var groups: [String: [PropertyListTree]] = [:]
        for item in lists.flatMap({ $0.items ?? [] }) { groups[item[key]?.text ?? "", default: []].append(item) }
        return .array(groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(merge))
    }

    /// The texts of several lists, each once and sorted; `nil` when there is no list.
    private static func union(_ lists: [PropertyListTree]) -> PropertyListTree? {
        guard !lists.isEmpty else { return nil }
        let texts = Set(lists.flatMap { ($0.items ?? []).compactMap(\.text) })
        return .array(texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { .string($0) })
    }
}
