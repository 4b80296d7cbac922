/// What templates may ask for, by kind of element: for pages, help and checks of templates.
package enum ModelCatalog {
    /// The members of a kind of element in the order of the page.
    package static func members(of kind: ModelKind) -> [ModelMemberDescription] {
        let table = element(of: kind)
        return (0..<table.memberCount).map { table.description(ofMember: $0) }
    }

    private static func element(of kind: ModelKind) -> any ModelElement.Type {
        switch kind {
        case .context: ContextElement.self
        case .types: TypesElement.self
        case .type: TypeElement.self
        case .enumCase: EnumCaseElement.self
        case .associatedValue: AssociatedValueElement.self
        case .variable: VariableElement.self
        case .method: MethodElement.self
        case .methodParameter: ParameterElement.self
        case .closureParameter: ClosureParameterElement.self
        case .subscript: SubscriptElement.self
        case .typealias: TypealiasElement.self
        case .typeName: TypeNameElement.self
        case .arrayType: ArrayTypeElement.self
        case .setType: SetTypeElement.self
        case .dictionaryType: DictionaryTypeElement.self
        case .tupleType: TupleTypeElement.self
        case .tupleElement: TupleElementElement.self
        case .closureType: ClosureTypeElement.self
        case .genericType: GenericTypeElement.self
        case .genericTypeParameter: GenericTypeParameterElement.self
        case .genericParameter: GenericParameterElement.self
        case .genericRequirement: GenericRequirementElement.self
        case .associatedType: AssociatedTypeElement.self
        case .attribute: AttributeElement.self
        case .modifier: ModifierElement.self
        case .import: ImportElement.self
        case .bytesRange: BytesRangeElement.self
        }
    }
}
