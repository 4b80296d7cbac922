import SwiftSource

extension TypeElement {
    /// A type as an extension of this one writes it, in which `Self` may mean something else.
    ///
    /// An extension sees what stands in the type that it extends, but not what stands in those around it.
    func writtenOutside(_ type: SwiftType, in scope: ModelScope) -> SwiftType {
        type.mapped { part in
            guard case .named(var named) = part, named.module == nil else { return nil }
            if named.name == "Self", named.arguments.isEmpty { return .name(nameWithParameters) }
            guard case .type(let found)? = storage.meaning(of: named.name, in: scope), storage.nodes[found].localName == named.name,
                let around = storage.nodes[found].parent, around != number
            else { return nil }
            let parent = TypeElement(storage: storage, number: around, part: nil)
            named.name = parent.nameWithParameters + "." + named.name
            named.arguments = named.arguments.map { writtenOutside($0, in: scope) }
            return .named(named)
        }
    }
}
