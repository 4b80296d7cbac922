/// Which types are based on a name.
struct Descendants: Sendable {
    /// The numbers of the types by the names of what they are based on.
    private(set) var types: [String: [Int]] = [:]
    /// The numbers of the types by their own names.
    private(set) var numbers: [String: [Int]] = [:]
    /// What stands before a point of a name.
    private(set) var prefixes: Set<String> = []

    init(_ storage: ModelStorage) {
        for (number, node) in storage.nodes.enumerated() {
            for name in Set([node.name, node.globalName]) { numbers[name, default: []].append(number) }
            let relations = storage.relations(of: number)
            var names = Set(TypeElement(storage: storage, number: number, part: nil).basedNames)
            for ancestor in relations.ancestors { names.formUnion([storage.nodes[ancestor].name, storage.nodes[ancestor].globalName]) }
            for name in names { types[name, default: []].append(number) }
        }
        for name in Array(types.keys) + Array(numbers.keys) {
            var head = ModelNames.parent(of: name)
            while let current = head, prefixes.insert(current).inserted { head = ModelNames.parent(of: current) }
        }
    }
}
