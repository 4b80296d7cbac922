import PropertyLists

/// An object of a project that is being put together or changed.
struct DraftObject: Sendable, Hashable {
    private var pairs: [PropertyListTree.Pair]

    /// An object of the file, as it stands.
    init(_ object: PBXObject) {
        self.init(PropertyListTree(object.value))
    }

    /// An object with some content; one without any when it is no dictionary.
    init(_ tree: PropertyListTree) {
        guard case .dictionary(let pairs) = tree else {
            self.pairs = []
            return
        }
        self.pairs = pairs
    }

    /// A new object of a class.
    init(_ objectClass: PBXClass, _ values: [String: PropertyListTree?] = [:]) {
        pairs = [.init("isa", .string(objectClass.rawValue))]
        for (key, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) { self[key] = value }
    }

    /// The content, to be written.
    var tree: PropertyListTree { .dictionary(pairs) }

    /// The class when it is a known one.
    var objectClass: PBXClass? { text("isa").flatMap(PBXClass.init(rawValue:)) }

    /// What stands under a key; a new key takes its place in the order of Xcode.
    subscript(key: String) -> PropertyListTree? {
        get { pairs.last { $0.key == key }?.value }
        set {
            let index = pairs.lastIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): pairs[index].value = value
            case (let index?, nil): pairs.remove(at: index)
            case (nil, let value?):
                let place = pairs.firstIndex { $0.key != "isa" && key.utf8.lexicographicallyPrecedes($0.key.utf8) } ?? pairs.endIndex
                pairs.insert(.init(key, value), at: place)
            case (nil, nil): break
            }
        }
    }

    /// The text under a key; `nil` when there is none.
    func text(_ key: String) -> String? {
        guard case .string(let text)? = self[key] else { return nil }
        return text
    }

    /// The texts of the list under a key; a single text counts as a list of one.
    func texts(_ key: String) -> [String] {
        switch self[key] {
        case .string(let text)?: [text]
        case .array(let items)?:
            items.compactMap { item in
                guard case .string(let text) = item else { return nil }
                return text
            }
        default: []
        }
    }

    /// The pairs of the dictionary under a key.
    func dictionary(_ key: String) -> [PropertyListTree.Pair] {
        guard case .dictionary(let pairs)? = self[key] else { return [] }
        return pairs
    }

    /// The name that the navigator of Xcode shows: the object's own, else the last component of its path.
    var displayName: String { text("name") ?? Self.displayName(path: text("path") ?? "") }

    /// The name of something that has a path only.
    static func displayName(path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension PropertyListTree {
    /// A list of texts.
    static func texts(_ texts: [String]) -> PropertyListTree { .array(texts.map { .string($0) }) }

    /// Whether a list or dictionary has nothing in it.
    var isEmpty: Bool {
        switch self {
        case .array(let items): items.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        default: false
        }
    }
}
