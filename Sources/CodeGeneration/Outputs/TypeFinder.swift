import SwiftSource

/// Finds the declarations of types by name, for regions that have no place yet.
struct TypeFinder: Sendable {
    private var places: [String: (source: SwiftSources.Source, declaration: Declaration)] = [:]

    /// Looks through all sources; of equal names the first counts, and a declaration goes before an extension.
    init(_ sources: SwiftSources) {
        for (source, file) in zip(sources.sources, sources.files()) {
            for declaration in file.allDeclarations where declaration.kind.isType {
                let name = Self.name(of: declaration)
                if places[name] == nil { places[name] = (source, declaration) }
            }
        }
        for (source, file) in zip(sources.sources, sources.files()) {
            for declaration in file.declarations where declaration.kind == .extension && places[declaration.name] == nil {
                places[declaration.name] = (source, declaration)
            }
        }
    }

    /// The declaration of a type, such as `Outer.Inner`, and the file that it is in.
    func declaration(named name: String) -> (source: SwiftSources.Source, declaration: Declaration)? { places[name] }

    private static func name(of declaration: Declaration) -> String {
        var names = [declaration.name]
        var outer = declaration.parent
        while let parent = outer {
            if parent.kind.hasMembers { names.append(parent.name) }
            outer = parent.parent
        }
        return names.reversed().joined(separator: ".")
    }
}
