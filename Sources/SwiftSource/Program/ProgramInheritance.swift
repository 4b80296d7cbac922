/// What the types of a program inherit from and conform to, which is looked up when somebody asks.
struct ProgramInheritance: Sendable {
    /// The resolved names of what each type inherits and conforms to, without repetition, in their order.
    private(set) var inherited: [[String]] = []
    /// The types by the names that they inherit from directly.
    private(set) var descendants: [String: [Int]] = [:]

    init(_ entries: [ProgramStorage.Entry], _ names: ProgramNames) {
        for (index, entry) in entries.enumerated() {
            let list = Self.inherited(by: entry, names)
            inherited.append(list)
            for name in list { descendants[name, default: []].append(index) }
        }
    }

    /// Looks up what stands behind the colons of a type.
    private static func inherited(by entry: ProgramStorage.Entry, _ names: ProgramNames) -> [String] {
        let scope = entry.name
        var list: [String] = []
        var seen: Set<String> = []
        for declaration in entry.declarations + entry.extensions {
            for type in declaration.inheritedTypes where type.text != "class" {
                for name in type.type.lookupNames {
                    for resolved in parts(of: names.resolve(name, in: scope), names)
                    where resolved != scope && seen.insert(resolved).inserted {
                        list.append(resolved)
                    }
                }
            }
        }
        return list
    }

    /// The names in a typealias of a composition; otherwise the name itself.
    private static func parts(of name: String, _ names: ProgramNames) -> [String] {
        var parts: [String] = []
        var seen: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let alias = names.targets[next] == nil ? names.aliases[next] : nil
            let targets = alias?.aliasedType?.type.lookupNames ?? []
            if targets.isEmpty { parts.append(next) }
            open += targets.reversed().map { names.resolve($0, in: ProgramNames.parent(of: next)) }
        }
        return parts
    }
}
