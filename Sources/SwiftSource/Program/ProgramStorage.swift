import Synchronization

/// What a program knows; never changed once it is made.
///
/// A class, because a program and each of its types share it.
final class ProgramStorage: Sendable {
    /// A type by its full name.
    struct Entry: Sendable {
        var name: String
        /// The declarations of the type itself; none for one that is only extended.
        var declarations: [Declaration] = []
        var extensions: [Declaration] = []
        var parent: Int?
        var nested: [Int] = []
    }

    let module: String?
    let entries: [Entry]
    let aliases: [String: Declaration]
    let sortedIndices: [Int]
    private let indices: [String: Int]
    private let targets: [String: String]
    private let madeInheritance = Mutex<ProgramInheritance?>(nil)

    init(_ files: [SourceFile], module: String?) {
        var builder = ProgramBuilder(module: module)
        for file in files { builder.collect(file) }
        builder.finish()
        self.module = module
        (entries, indices, aliases, targets) =
            (builder.entries, builder.names.indices, builder.names.aliases, builder.names.targets)
        sortedIndices = entries.indices.sorted { [entries] in
            entries[$0].name.utf8.lexicographicallyPrecedes(entries[$1].name.utf8)
        }
    }

    private var names: ProgramNames { ProgramNames(module: module, indices: indices, aliases: aliases, targets: targets) }

    /// What inherits from what.
    var inheritance: ProgramInheritance {
        madeInheritance.withLock { made in
            if let made { return made }
            let inheritance = ProgramInheritance(entries, names)
            made = inheritance
            return inheritance
        }
    }

    /// The index of the type that a name means in a scope.
    func index(of name: String, in scope: String?) -> Int? { indices[resolvedName(name, in: scope)] }

    /// The full name that a name means in a scope.
    func resolvedName(_ name: String, in scope: String?) -> String { names.resolve(name, in: scope) }

    /// The types that inherit from a full name, directly or through others, sorted by name.
    func descendants(of name: String) -> [Int] {
        let descendants = inheritance.descendants
        var found: Set<Int> = []
        var open = [name]
        while let next = open.popLast() {
            for index in descendants[next] ?? [] where found.insert(index).inserted { open.append(entries[index].name) }
        }
        return found.sorted { entries[$0].name.utf8.lexicographicallyPrecedes(entries[$1].name.utf8) }
    }

    /// The full names that a type inherits from, directly or through others: the nearest first.
    func ancestors(of index: Int) -> [String] {
        let inherited = inheritance.inherited
        var found: Set<String> = [entries[index].name]
        var list: [String] = []
        var open = inherited[index]
        var next = 0
        while next < open.count {
            let name = open[next]
            next += 1
            guard found.insert(name).inserted else { continue }
            list.append(name)
            if let index = indices[name] { open += inherited[index] }
        }
        return list
    }

    /// The index of a full name.
    func index(ofFullName name: String) -> Int? { indices[name] }
}
