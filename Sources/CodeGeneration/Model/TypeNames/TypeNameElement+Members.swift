import SwiftSource
import TemplateEngine

extension TypeNameElement {
    static let names: [ModelMember<TypeNameElement>] = [
        .plain("name", "the text as it is written, without attributes") { .string($0.name) },
        .plain("unwrappedTypeName", "the text without the optional") { .string($0.unwrappedName) },
        .plain("isOptional", "whether it is optional, `T!` included") { .boolean($0.isOptional) },
        .plain("isImplicitlyUnwrappedOptional", "whether it is written `T!`") { .boolean($0.isImplicitlyUnwrapped) },
        .reference("actualTypeName", "the name behind typealiases; nothing when there are none") { .optional($0.expanded) },
    ]

    static let structure: [ModelMember<TypeNameElement>] = [
        .plain("isGeneric", "whether it has generic arguments, arrays, sets and dictionaries included") { .boolean($0.actual.isGeneric) },
        .kept("generic", "the generic arguments") { .optional($0.genericType ?? $0.actual.genericType) },
        .plain("isArray", "whether it is an array") { .boolean($0.actual.arrayElement != nil) },
        .reference("array", "the array") { $0.withStructure(\.arrayElement).arrayValue },
        .plain("isSet", "whether it is a set") { .boolean($0.actual.setElement != nil) },
        .reference("set", "the set") { $0.withStructure(\.setElement).setValue },
        .plain("isDictionary", "whether it is a dictionary") { .boolean($0.actual.dictionaryElements != nil) },
        .reference("dictionary", "the dictionary") { $0.withStructure(\.dictionaryElements).dictionaryValue },
        .plain("isTuple", "whether it is a tuple") { .boolean($0.actual.tuple != nil) },
        .kept("tuple", "the tuple") { $0.withStructure(\.tuple).tupleValue },
        .plain("isClosure", "whether it is the type of a function") { .boolean($0.actual.function != nil) },
        .kept("closure", "the type of a function") { $0.withStructure(\.function).closureValue },
        .plain("isVoid", "whether it is `Void` or `()`") { .boolean($0.isVoid) },
        .plain("isNever", "whether it is `Never`") { .boolean($0.core.lookupName.map { StandardNames.withoutModule($0) } == "Never") },
        .plain("isProtocolComposition", "whether it is a composition of protocols") { name in
            .boolean(name.actual.core.composed.count > 1)
        },
        .kept("attributes", "the attributes before it, lists by name") { $0.attributeDictionary },
        .kept("modifiers", "the words before it: `inout`") { name in
            .elements(name.modifiers.map { ModifierElement(Modifier(name: $0, range: 0..<0)) })
        },
    ]

    static let sources: [ModelMember<TypeNameElement>] = [
        .plain("asSource", "the canonical text with attributes and words before it") { .string($0.sourceWithModifiers) }
    ]

    static let additions: [ModelMember<TypeNameElement>] = [
        .plain("asExpanded", "the canonical text behind typealiases") { .string($0.actual.sourceWithModifiers) },
        .plain("asOptional", "the canonical text made optional, unless it is, without what stands before it") {
            .string(TypePrinter.optional($0.type).description)
        },
        .plain("asExistential", "the canonical text with `any` before protocols that files declare and in place of `some`") {
            .string($0.existential.description)
        },
        .plain("asStored", "the text of a property that can hold a value of it: without what stands before it, `any` in place of `some`") {
            .string(TypePrinter.stored($0.type).description)
        },
        .plain("isSendable", "whether its values may be sent between tasks, as far as declarations tell") { name in
            let type: SwiftType = name.prefixes.isEmpty ? name.type : .attributed(AttributedType(name.type, prefixes: name.prefixes))
            var sendability = Sendability(storage: name.storage)
            return .boolean(sendability.isSendable(type, in: name.scope))
        },
        .plain("isExistential", "whether it is written with `any`") { name in
            if case .any = name.core { return true }
            return false
        },
        .plain("isOpaque", "whether it is written with `some`") { name in
            if case .some = name.core { return true }
            return false
        },
        .plain("isMetatype", "whether it is a metatype: `T.Type`") { name in
            switch name.core {
            case .metatype, .protocolMetatype: true
            default: false
            }
        },
        .plain("isPackExpansion", "whether it repeats a pattern for each element of a pack") { name in
            if case .packExpansion = name.core { return true }
            return false
        },
        .plain("suppressedTypes", "what it says that it is not: `Copyable` of `~Copyable`") { name in
            .strings(
                name.core.composed.compactMap { type in
                    guard case .suppressed(let suppressed) = type else { return nil }
                    return suppressed.description
                })
        },
    ]

    var isVoid: Bool {
        switch type {
        case .tuple(let elements): elements.isEmpty
        default: core.lookupName.map { StandardNames.withoutModule($0) } == "Void"
        }
    }

    var isGeneric: Bool { genericType != nil }

    private var existential: SwiftType {
        TypePrinter.existential(type) { part in
            guard let name = part.lookupName, let node = storage.type(named: name, in: scope) else { return false }
            return storage.nodes[node].kind == .protocol || storage.nodes[node].kind == .protocolComposition
        }
    }

    /// The name of a generic type, without the module of the library, and its arguments.
    private var nominal: (name: String, arguments: [SwiftType])? {
        switch core {
        case .named(let named): (named.name, named.arguments)
        case .member(let base, let named):
            (StandardNames.withoutModule((base.lookupName ?? base.description) + "." + named.name), named.arguments)
        default: nil
        }
    }

    var arrayElement: SwiftType? {
        if case .array(let element) = core { return element }
        guard let nominal, nominal.name == "Array", nominal.arguments.count == 1 else { return nil }
        return nominal.arguments[0]
    }

    var setElement: SwiftType? {
        guard let nominal, nominal.name == "Set", nominal.arguments.count == 1 else { return nil }
        return nominal.arguments[0]
    }

    var dictionaryElements: (key: SwiftType, value: SwiftType)? {
        if case .dictionary(let key, let value) = core { return (key, value) }
        guard let nominal, nominal.name == "Dictionary", nominal.arguments.count == 2 else { return nil }
        return (nominal.arguments[0], nominal.arguments[1])
    }

    /// The elements of a tuple; `()` and a type in parentheses are none.
    var tuple: [TupleElement]? {
        guard case .tuple(let elements) = core, !elements.isEmpty else { return nil }
        return elements
    }

    var function: FunctionType? {
        if case .function(let function) = core { return function }
        return nil
    }

    var genericType: GenericTypeElement? {
        if case .named(let named) = type, named.name == "Optional", !named.arguments.isEmpty {
            return GenericTypeElement(name: named.name, arguments: named.arguments, of: self)
        }
        if let arrayElement { return GenericTypeElement(name: "Array", arguments: [arrayElement], of: self) }
        if let elements = dictionaryElements {
            return GenericTypeElement(name: "Dictionary", arguments: [elements.key, elements.value], of: self)
        }
        guard let nominal, !nominal.arguments.isEmpty else { return nil }
        return GenericTypeElement(name: nominal.name, arguments: nominal.arguments, of: self)
    }

    /// Whether the name is made of others as it is written, without regard to typealiases.
    var hasStructure: Bool { isGeneric || tuple != nil || function != nil }

    /// The name as it is written when it has a structure, otherwise the name behind typealiases.
    private func withStructure<Structure>(_ structure: (TypeNameElement) -> Structure?) -> TypeNameElement {
        structure(self) == nil ? actual : self
    }

    private var arrayValue: TemplateValue { .optional(arrayElement.map { ArrayTypeElement(element: $0, of: self) }) }
    private var setValue: TemplateValue { .optional(setElement.map { SetTypeElement(element: $0, of: self) }) }
    private var dictionaryValue: TemplateValue {
        .optional(dictionaryElements.map { DictionaryTypeElement(key: $0.key, value: $0.value, of: self) })
    }
    private var tupleValue: TemplateValue { .optional(tuple.map { TupleTypeElement(elements: $0, of: self) }) }
    private var closureValue: TemplateValue { .optional(function.map { ClosureTypeElement(function: $0, of: self) }) }

    /// The name of a type in it.
    func part(_ type: SwiftType) -> TypeNameElement { TypeNameElement(type, storage: storage, scope: scope) }
}
