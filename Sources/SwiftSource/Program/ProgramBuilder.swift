/// Makes a program of files: first the types, then the extensions.
struct ProgramBuilder {
    private(set) var entries: [ProgramStorage.Entry] = []
    private(set) var names: ProgramNames
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

    /// Merges the extensions.
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
    }

    private func name(extendedBy declaration: Declaration) -> String? { declaration.extendedType?.type.lookupNames.first }
}
