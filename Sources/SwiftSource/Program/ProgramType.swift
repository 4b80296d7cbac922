/// A type of a program, with all its extensions.
public struct ProgramType: Sendable {
    let storage: ProgramStorage
    let index: Int

    private var entry: ProgramStorage.Entry { storage.entries[index] }

    /// The name with those of the types around it: `Outer.Inner`.
    public var name: String { entry.name }

    /// The last part of the name.
    public var localName: String { name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name }

    /// The name with that of the module before it.
    public var globalName: String { storage.module.map { $0 + "." + name } ?? name }

    /// What it is; ``DeclarationKind/extension`` for a type that no file declares.
    public var kind: DeclarationKind { entry.declarations.first?.kind ?? .extension }

    /// The declaration; `nil` for a type that no file declares.
    public var declaration: Declaration? { entry.declarations.first }

    /// All declarations of the name, which branches of `#if` can make more than one.
    public var declarations: [Declaration] { entry.declarations }

    /// The extensions, in the order of the files.
    public var extensions: [Declaration] { entry.extensions }

    /// The type around it.
    public var parent: ProgramType? { entry.parent.map { ProgramType(storage: storage, index: $0) } }

    /// The types in it, those in its extensions included.
    public var nestedTypes: [ProgramType] { entry.nested.map { ProgramType(storage: storage, index: $0) } }

    /// The access of the declaration that is written, otherwise `internal`.
    public var access: AccessLevel { declaration?.access ?? .internal }

    /// What is written behind the colons of the declarations and extensions.
    public var inheritedTypes: [WrittenType] { (entry.declarations + entry.extensions).flatMap(\.inheritedTypes) }

    /// The full names of what it inherits from and conforms to directly; those that no file declares as they are written.
    public var inheritedNames: [String] { storage.inheritance.inherited[index] }

    /// The full names of all that it inherits from and conforms to, through others as well, the nearest first.
    public var allInheritedNames: [String] { storage.ancestors(of: index) }

    /// The class that it inherits from, when a file declares it.
    public var superclass: ProgramType? {
        guard kind == .class else { return nil }
        return inheritedNames.lazy.compactMap(known).first { $0.kind == .class }
    }

    /// The classes of files that it inherits from, the nearest first.
    public var superclasses: [ProgramType] { allInheritedNames.compactMap(known).filter { $0.kind == .class } }

    /// The protocols of files that it conforms to, through others as well, the nearest first.
    public var protocols: [ProgramType] { allInheritedNames.compactMap(known).filter { $0.kind == .protocol } }

    private func known(_ name: String) -> ProgramType? {
        storage.index(ofFullName: name).map { ProgramType(storage: storage, index: $0) }
    }

    /// The members of the declarations.
    public var ownMembers: [Declaration] { entry.declarations.flatMap(\.members) }

    /// The members of the extensions.
    public var extensionMembers: [Declaration] { entry.extensions.flatMap(\.members) }

    /// The members of the declarations and extensions.
    public var members: [Declaration] { ownMembers + extensionMembers }

    /// Its own members, those of its superclasses and of its protocols, each sorted by name, and those of its extensions; of members that
    /// look the same to their users the first one.
    public var allMembers: [Declaration] {
        func byName(_ types: [ProgramType]) -> [ProgramType] {
            types.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
        let inherited = (byName(superclasses) + byName(protocols)).flatMap(\.members)
        var seen: Set<String> = []
        return (ownMembers + inherited + extensionMembers).filter { seen.insert($0.signature).inserted }
    }

    /// The raw type of an enumeration: what it inherits first, when it is no protocol, a case has a raw value or the type is one of the
    /// library that has literals, and no case has associated values.
    public var rawTypeName: String? {
        guard kind == .enumeration, let first = entry.declarations.first?.inheritedTypes.first else { return nil }
        let cases = members.flatMap(\.cases)
        guard !cases.isEmpty, cases.allSatisfy({ $0.associatedValues == nil }) else { return nil }
        guard let name = first.type.lookupNames.first.map({ storage.resolvedName($0, in: self.name) }) else { return nil }
        if let type = known(name), type.kind != .extension { return type.kind == .protocol ? nil : name }
        return Self.literalTypes.contains(name) || cases.contains { $0.rawValue != nil } ? name : nil
    }

    private static let literalTypes: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128", "Float", "Float16",
        "Float80", "Double", "CGFloat", "String", "Substring", "StaticString", "Character", "Unicode.Scalar", "CInt", "CUnsignedInt",
        "CChar",
    ]
}
