import SwiftSource
import TemplateEngine

/// A type as templates see it, or one of its extensions by itself, which is where the members of that are defined.
struct TypeElement: TabledElement {
    static let kind = ModelKind.type

    let storage: ModelStorage
    let number: Int
    /// The number of the extension among the parts.
    let part: Int?

    static let members = ModelMembers(identity, relations, memberLists, metadata, subclasses, additions)

    var node: TypeNode { storage.nodes[number] }

    private var declarations: TypeDeclarations { storage.declarations(of: number) }

    /// The typealias of a composition.
    var alias: AliasNode? { declarations.alias }

    /// What it is, as a word.
    var typeKind: TypeNode.Kind { part == nil ? node.kind : .extension }

    /// The parts that it is made of, with their numbers.
    var parts: [(number: Int, part: TypePart)] {
        let all = declarations.parts.enumerated().map { (number: $0.offset, part: $0.element) }
        guard let part else { return all }
        return [all[part]]
    }

    var relations: TypeRelations { storage.relations(of: number) }

    var scope: ModelScope { ModelScope(node: number, file: mainPart?.file ?? alias?.file ?? 0) }

    /// The part that says what holds for the whole.
    var mainPart: TypePart? {
        let declarations = declarations
        return part.map { declarations.parts[$0] } ?? declarations.main
    }

    var mainDeclaration: Declaration? { mainPart?.declaration ?? alias?.declaration }

    var object: ModelObject { storage.object(number, part: part) }

    /// The access that is written, of an extension that of its members.
    var access: AccessLevel {
        if let own = mainDeclaration?.access { return own }
        guard let around = mainDeclaration?.parent, around.kind == .extension else { return .internal }
        return around.access ?? .internal
    }

    /// The type in it that has a local name: `type.CodingKeys`.
    func value(ofOther name: String) -> TemplateValue? {
        node.nested.first { storage.nodes[$0].localName == name }.map { .object(storage.object($0)) }
    }

    /// The objects of other types.
    func objects(_ numbers: some Sequence<Int>) -> TemplateValue { .array(numbers.map { .object(storage.object($0)) }) }

    /// Other types by their global names.
    func dictionary(_ numbers: some Sequence<Int>) -> TemplateValue {
        .dictionary(TemplateDictionary(numbers.map { (storage.nodes[$0].globalName, .object(storage.object($0))) }))
    }

    /// The ancestors of some kinds, the nearest first.
    func ancestors(_ kinds: Set<TypeNode.Kind>) -> [Int] { relations.ancestors.filter { kinds.contains(storage.nodes[$0].kind) } }
}
