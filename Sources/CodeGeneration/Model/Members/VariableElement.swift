import SwiftSource
import TemplateEngine

/// A variable of a type.
struct VariableElement: MemberOfType, TypedElement {
    static let kind = ModelKind.variable

    let context: MemberContext
    let binding: VariableBinding
    let name: String
    /// The type that is written for it, or for those behind it in the same declaration.
    let sharedType: WrittenType?

    static let members = ModelMembers<VariableElement>(
        [
            .plain("name", "the name") { .string($0.name) }
        ], typed,
        [
            .plain("isComputed", "whether it has a getter of its own; requirements of protocols are not computed") {
                .boolean($0.isComputed)
            },
            .plain("isStatic", "whether it belongs to the type itself") { .boolean($0.isStatic) },
            .plain("isMutable", "whether it can be set") { .boolean($0.isMutable) },
            .plain("isAsync", "whether its getter is `async`") { .boolean($0.getter?.asyncKeyword != nil) },
            .plain("throws", "whether its getter throws") { .boolean($0.getter?.throwsKeyword != nil) },
            .kept("throwsTypeName", "the name of the type that its getter throws, where it is written") { variable in
                .optional(
                    variable.getter?.errorType.map {
                        TypeNameElement($0.type, storage: variable.context.storage, scope: variable.context.scope)
                    })
            },
            .plain("readAccess", "the access of the getter") { .string($0.context.access.rawValue) },
            .plain("writeAccess", "the access of the setter; empty when there is none") { .string($0.writeAccess) },
            .plain("defaultValue", "the text of the first value") { .optional($0.binding.initialValue) },
            .plain("isFinal", "whether it is `final`") { .boolean($0.hasModifier("final")) },
            .plain("isLazy", "whether it is `lazy`") { .boolean($0.hasModifier("lazy")) },
            .plain("isDynamic", "whether it is `dynamic`") { .boolean($0.hasModifier("dynamic")) },
        ], MemberContext.metadata(), MemberContext.definedIn())

    var text: String? { name }

    var annotationNames: [String] { [name] }

    var signature: String { "\(isStatic ? "static " : "")\(name): \(typeName.name)" }

    var isStatic: Bool { context.declaration.modifiers.contains { $0.name == "static" || $0.name == "class" } }

    var isComputed: Bool { !context.isRequirement && binding.isComputed && binding.initialValue == nil }

    private var isConstant: Bool { context.declaration.introducer == "let" }

    private var hasSetter: Bool {
        binding.accessors?.contains { ["set", "_modify", "modify", "unsafeMutableAddress", "mutableAddressWithOwner"].contains($0.name) }
            ?? false
    }

    var isMutable: Bool {
        if isConstant { return false }
        return context.isRequirement || binding.isComputed ? hasSetter : true
    }

    private var writeAccess: String {
        isMutable ? (context.declaration.setterAccess ?? context.access).rawValue : ""
    }

    private var getter: Accessor? { binding.accessors?.first { $0.name == "get" } }

    var typeName: TypeNameElement {
        guard let written = sharedType?.type else {
            let guess = binding.initialValue.flatMap { TypeGuess.type(of: $0) }
            return TypeNameElement(guess ?? TypeGuess.unknown, storage: context.storage, scope: context.scope)
        }
        return TypeNameElement(component(of: written) ?? written, written: sharedType, storage: context.storage, scope: context.scope)
    }

    /// The type of the variable in a pattern of several.
    private func component(of type: SwiftType) -> SwiftType? {
        guard binding.names.count > 1, case .tuple(let elements) = type, elements.count == binding.names.count else { return nil }
        return binding.names.firstIndex(of: name).map { elements[$0].type }
    }
}
