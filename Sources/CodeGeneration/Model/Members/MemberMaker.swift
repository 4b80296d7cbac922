import SwiftSource

/// Makes the objects of members.
enum MemberMaker {
    static func variables(_ context: MemberContext) -> [ModelObject] {
        guard context.declaration.kind == .variable else { return [] }
        let bindings = context.declaration.bindings
        return bindings.indices.flatMap { index in
            bindings[index].names.map { name in
                ModelObject(
                    VariableElement(context: context, binding: bindings[index], name: name, sharedType: sharedType(bindings, index)))
            }
        }
    }

    /// The type of the next variable that has one: that of `let a, b: Int` holds for both.
    private static func sharedType(_ bindings: [VariableBinding], _ index: Int) -> WrittenType? {
        guard bindings[index].initialValue == nil else { return bindings[index].type }
        for binding in bindings[index...] {
            if let type = binding.type { return type }
            if binding.initialValue != nil { return nil }
        }
        return nil
    }

    static func methods(_ context: MemberContext) -> [ModelObject] {
        switch context.declaration.kind {
        case .function, .initializer, .deinitializer: [ModelObject(MethodElement(context: context))]
        default: []
        }
    }

    static func subscripts(_ context: MemberContext) -> [ModelObject] {
        context.declaration.kind == .subscript ? [ModelObject(SubscriptElement(context: context))] : []
    }

    static func cases(_ context: MemberContext) -> [ModelObject] {
        guard context.declaration.kind == .enumerationCase else { return [] }
        return context.declaration.cases.map { ModelObject(EnumCaseElement(context: context, enumCase: $0)) }
    }
}
