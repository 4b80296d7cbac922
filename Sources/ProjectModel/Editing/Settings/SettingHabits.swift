import PropertyLists

/// How a file writes single values of settings that may have several.
///
/// Xcode writes them as a text, others as a list of one. So that giving a setting its old value again gives it its old form, the other
/// settings of the file say which it is.
struct SettingHabits {
    private let document: PBXProjDocument

    init(_ document: PBXProjDocument) {
        self.document = document
    }

    /// Whether a single value of a setting is a list: going by the same setting elsewhere, or else by all that Xcode has lists for.
    func writeListsOfOne(for key: SettingKey) -> Bool {
        var (same, all) = (Balance(), Balance())
        let version = document.objectVersion ?? 0
        for configuration in document.objects(of: XCBuildConfiguration.self) {
            guard let settings = configuration.buildSettings else { continue }
            for (otherKey, value) in settings.pairs {
                guard let name = otherKey.text.flatMap(SettingKey.init) else { continue }
                if name.text == key.text { same.count(value) }
                if name.isList(objectVersion: version) { all.count(value) }
            }
        }
        return same.isEmpty ? all.hasMoreLists : same.hasMoreLists
    }

    /// How many single values are lists, and how many texts.
    private struct Balance {
        private var lists = 0
        private var texts = 0

        var isEmpty: Bool { lists + texts == 0 }
        var hasMoreLists: Bool { lists > texts }

        mutating func count(_ value: PropertyListValue) {
            switch value.kind {
            case .array: lists += Array(value.items).count == 1 ? 1 : 0
            case .string: texts += value.text.map { !$0.isEmpty && !$0.utf8.contains(0x20) } == true ? 1 : 0
            default: break
            }
        }
    }
}
