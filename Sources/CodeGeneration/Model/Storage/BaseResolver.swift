import SwiftSource

/// Finds what stands behind the colons of a type.
struct BaseResolver {
    let files: [FileFacts]
    let aliases: [AliasNode]
    let names: ModelNames

    /// The bases in their order without repetition: a name that is written, and behind a typealias what it stands for.
    func bases(of owner: ModelType, number: Int) -> [TypeNode.Base] {
        let (node, declarations) = (owner.node, owner.declarations)
        var list: [TypeNode.Base] = []
        var seen: Set<String> = []
        if let alias = declarations.alias, let target = alias.declaration.aliasedType {
            add(target.type, inside: ModelNames.parent(of: node.name), file: alias.file, number, &list, &seen)
        }
        for part in declarations.parts {
            for type in part.declaration.inheritedTypes where type.text != "class" {
                add(type.type, inside: node.name, file: part.file, number, &list, &seen)
            }
        }
        return list
    }

    private func add(
        _ type: SwiftType, inside scope: String?, file: Int, _ owner: Int, _ list: inout [TypeNode.Base], _ seen: inout Set<String>
    ) {
        var open = type.composed.reversed().map { (type: $0, scope: scope, file: file) }
        while let next = open.popLast() {
            if case .suppressed = next.type {
                let name = next.type.description
                if seen.insert(name).inserted { list.append(TypeNode.Base(name: name)) }
                continue
            }
            guard let name = next.type.lookupName, seen.insert(name).inserted else { continue }
            let facts = files[next.file]
            switch names.meaning(of: name, inside: next.scope, module: facts.module, imports: facts.importedModules) {
            case .type(let node)? where node == owner: continue
            case .type(let node)?: list.append(TypeNode.Base(name: name, node: node))
            case .alias(let number)?:
                list.append(TypeNode.Base(name: name))
                let alias = aliases[number]
                let targets = alias.declaration.aliasedType?.type.composed ?? []
                open += targets.reversed().map { (type: $0, scope: ModelNames.parent(of: alias.name), file: alias.file) }
            case nil: list.append(TypeNode.Base(name: name))
            }
        }
    }
}
