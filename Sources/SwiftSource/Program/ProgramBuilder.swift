/// Makes a program of files: first the types, then the extensions, then what inherits from what.
struct ProgramBuilder {
    private(set) var entries: [ProgramStorage.Entry] = []
    private(set) var names: ProgramNames
    private(set) var descendants: [String: [Int]] = [:]
    private var extensions: [Declaration] = []

    init(module: String?) {
        names = ProgramNames(module: module)
    }

    /// Takes in the types and typealiases of a file, and remembers its extensions.
    mutating func collect(_ file: SourceFile) {
        for declaration in file.declarations {
            if declaration.kind == .extension {
                extensions.append(declaration)
            } else {
                collect(declaration, in: nil)
            }
        }
    }

    private mutating func collect(_ declaration: Declaration, in parent: Int?) {
        let scope = parent.map { entries[$0].name + "." } ?? ""
        if declaration.kind == .typealias {
            let name = scope + declaration.name
            guard names.aliases[name] == nil else { return }
            names.aliases[name] = declaration
            let targets = declaration.aliasedType?.type.lookupNames ?? []
            if targets.count == 1 { names.targets[name] = targets[0] }
        }
        guard declaration.kind.isType else { return }
        let index = entry(scope + declaration.name, parent: parent)
        entries[index].declarations.append(declaration)
        for member in declaration.members { collect(member, in: index) }
    }

    private mutating func entry(_ name: String, parent: Int?) -> Int {
        if let index = names.indices[name] { return index }
        let index = entries.count
        names.indices[name] = index
        entries.append(ProgramStorage.Entry(name: name, parent: parent))
        if let parent { entries[parent].nested.append(index) }
        return index
    }

    /// Merges the extensions, and looks up what is inherited.
    mutating func finish() {
        for declaration in extensions {
            guard let name = name(extendedBy: declaration) else { continue }
            let nested = declaration.members.filter { $0.kind.isType || $0.kind == .typealias }
            guard !nested.isEmpty else { continue }
            let parent = entry(names.resolve(name, in: nil), parent: nil)
            for member in nested { collect(member, in: parent) }
        }
        for declaration in extensions {
            guard let name = name(extendedBy: declaration) else { continue }
            let index = entry(names.resolve(name, in: nil), parent: nil)
            entries[index].extensions.append(declaration)
        }
        for index in entries.indices { resolveInheritance(of: index) }
    }

    private func name(extendedBy declaration: Declaration) -> String? { declaration.extendedType?.type.lookupNames.first }

    private mutating func resolveInheritance(of index: Int) {
        let scope = entries[index].name
        var seen: Set<String> = []
        for declaration in entries[index].declarations + entries[index].extensions {
            for type in declaration.inheritedTypes where type.text != "class" {
                for name in type.type.lookupNames {
                    for resolved in parts(of: names.resolve(name, in: scope)) where resolved != scope && seen.insert(resolved).inserted {
                        entries[index].inherited.append(resolved)
                        descendants[resolved, default: []].append(index)
                    }
                }
            }
        }
    }

    /// The names in a typealias of a composition; otherwise the name itself.
    private func parts(of name: String) -> [String] {
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
