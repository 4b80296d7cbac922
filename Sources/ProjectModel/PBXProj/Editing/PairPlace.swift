import PropertyLists

/// The keys that lead from an object to a value in it, such as `buildSettings` and `ARCHS`.
struct PairPlace {
    private var keys: [String] = []

    /// The object itself.
    static let object = PairPlace()

    /// Whether it is the object itself.
    var isObject: Bool { keys.isEmpty }

    /// The place of a key in the dictionary at this place.
    func appending(_ key: String) -> PairPlace {
        var place = self
        place.keys.append(key)
        return place
    }

    /// What stands at this place in the objects of a file.
    func values(in document: PBXProjDocument) -> [PropertyListValue] {
        document.objects.compactMap { object in
            keys.reduce(object.value) { value, key in value.flatMap { $0.kind == .dictionary ? $0.value(forKey: key) : nil } }
        }
    }
}
