/// The declarations of many files together: extensions are merged into their types, and names lead to what they name.
///
///     let program = Program(files)
///     program.type(named: "Outer.Inner")?.inheritedNames    // ["Equatable"]
///     program.types(basedOn: "Equatable").map(\.name)
///
/// Names are looked up as far as declarations alone allow: through the types around a place, through typealiases, and with the
/// name of the module before them. What other modules declare stays a name. Making a program takes time in proportion to
/// its files; an answer takes time in proportion to what it holds.
public struct Program: Sendable {
    let storage: ProgramStorage

    /// Reads files as one module.
    ///
    /// - Parameters:
    ///   - files: the files; of several declarations of one name the first one counts as the type, and the others as more of it.
    ///   - module: the name of the module, which may stand before names.
    public init(_ files: [SourceFile], module: String? = nil) {
        storage = ProgramStorage(files, module: module)
    }

    /// All types, protocols, and extended types that no file declares, sorted by the bytes of their names.
    public var types: [ProgramType] {
        storage.sortedIndices.map { ProgramType(storage: storage, index: $0) }
    }

    /// The type of a full name, as `Outer.Inner` or `Module.Outer.Inner`; a typealias leads to its target.
    public func type(named name: String) -> ProgramType? {
        storage.index(of: name, in: nil).map { ProgramType(storage: storage, index: $0) }
    }

    /// The type that a name means inside of another one.
    public func type(named name: String, inside type: ProgramType) -> ProgramType? {
        storage.index(of: name, in: type.name).map { ProgramType(storage: storage, index: $0) }
    }

    /// The full names of all typealiases with their declarations, sorted by the bytes of the names.
    public var typealiases: [(name: String, declaration: Declaration)] {
        storage.aliases.map { (name: $0.key, declaration: $0.value) }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// What a name means when typealiases are followed: the full name of a type, or the name itself when it is not known.
    public func resolvedName(_ name: String, inside type: ProgramType? = nil) -> String {
        storage.resolvedName(name, in: type?.name)
    }

    /// The types that inherit from or conform to a name, directly or through others, sorted by the bytes of their names. The name may be
    /// one that no file declares.
    public func types(basedOn name: String) -> [ProgramType] {
        storage.descendants(of: storage.resolvedName(name, in: nil)).map { ProgramType(storage: storage, index: $0) }
    }
}
