import BuildSettings
import Diagnostics
import PropertyLists

/// Merges what tools have to add to an Info.plist.
///
/// Scalars take the place of the old ones, arrays grow by what they lack, dictionaries are merged one level deep. Values of different
/// kinds cannot be merged, with two exceptions that Xcode knows.
enum InfoPlistMerging {
    static func merge(
        _ addition: PropertyListTree,
        from path: String,
        into plist: inout PropertyListTree,
        _ settings: inout SettingsEvaluator
    ) throws(DiagnosticError) {
        guard let pairs = addition.pairs else {
            throw DiagnosticError("info-plist-no-dictionary", "what is merged into an Info.plist is a dictionary", at: .init(path: path))
        }
        let mergesIcons = settings.boolean(of: "INFOPLIST_ENABLE_CFBUNDLEICONS_MERGE")
        for pair in pairs {
            guard let old = plist[pair.key] else {
                plist[pair.key] = pair.value
                continue
            }
            switch pair.key {
            case "UIRequiredDeviceCapabilities": plist[pair.key] = capabilities(old, pair.value)
            case "CFBundleIcons" where mergesIcons, "CFBundleIcons~ipad" where mergesIcons:
                plist[pair.key] = deeplyMerged(old, pair.value)
            default: plist[pair.key] = try merged(old, pair.value, key: pair.key, path: path)
            }
        }
    }

    private static func merged(
        _ old: PropertyListTree,
        _ new: PropertyListTree,
        key: String,
        path: String
    ) throws(DiagnosticError) -> PropertyListTree {
        switch (old, new) {
        case (.array(let items), .array(let more)): return .array(items + more.filter { !items.contains($0) })
        case (.dictionary, .dictionary(let pairs)):
            var result = old
            for pair in pairs { result[pair.key] = pair.value }
            return result
        case (.array, _), (.dictionary, _), (_, .array), (_, .dictionary):
            throw DiagnosticError(
                "info-plist-merge",
                "'\(key)' is \(new.kindName) here and \(old.kindName) in the Info.plist, which cannot be merged; give one of them up",
                at: SourceLocation(path: path))
        default: return new
        }
    }

    /// An array of names that are needed, or a dictionary that says for each whether it is; one of each makes a dictionary.
    private static func capabilities(_ old: PropertyListTree, _ new: PropertyListTree) -> PropertyListTree {
        if case .array(let items) = old, case .array(let more) = new { return .array(items + more.filter { !items.contains($0) }) }
        func needs(_ tree: PropertyListTree) -> [PropertyListTree.Pair] {
            tree.pairs ?? (tree.items ?? []).compactMap { item in item.text.map { .init($0, .boolean(true)) } }
        }
        var result = PropertyListTree.dictionary(needs(old))
        for pair in needs(new) { result[pair.key] = pair.value }
        return result
    }

    private static func deeplyMerged(_ old: PropertyListTree, _ new: PropertyListTree) -> PropertyListTree {
        guard old.pairs != nil, let pairs = new.pairs else { return new }
        var result = old
        for pair in pairs { result[pair.key] = result[pair.key].map { deeplyMerged($0, pair.value) } ?? pair.value }
        return result
    }
}
