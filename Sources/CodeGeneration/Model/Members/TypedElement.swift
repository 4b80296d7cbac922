import SwiftSource
import TemplateEngine

/// Something that has a type: what it tells about it, forwarded from the name of the type.
protocol TypedElement: TabledElement {
    /// The name of its type.
    var typeName: TypeNameElement { get }
}

extension TypedElement {
    /// The members that everything has that has a type.
    static var typed: [ModelMember<Self>] {
        [
            .kept("typeName", "the name of the type") { .element($0.typeName) },
            .reference("type", "the type, when a file declares it") { .optional($0.typeName.resolvedType) },
            .plain("isOptional", "whether the type is optional, `T!` included") { .boolean($0.typeName.isOptional) },
            .plain("isImplicitlyUnwrappedOptional", "whether the type is written `T!`") { .boolean($0.typeName.isImplicitlyUnwrapped) },
            .plain("unwrappedTypeName", "the text of the type without the optional") { .string($0.typeName.unwrappedName) },
            .reference("actualTypeName", "the name of the type behind typealiases") { .element($0.typeName.actual) },
            .plain("isTuple", "whether the type is a tuple") { .boolean($0.typeName.actual.tuple != nil) },
            .plain("isClosure", "whether the type is that of a function") { .boolean($0.typeName.actual.function != nil) },
            .plain("isArray", "whether the type is an array") { .boolean($0.typeName.actual.arrayElement != nil) },
            .plain("isSet", "whether the type is a set") { .boolean($0.typeName.actual.setElement != nil) },
            .plain("isDictionary", "whether the type is a dictionary") { .boolean($0.typeName.actual.dictionaryElements != nil) },
            .plain("isGeneric", "whether the type has generic arguments, arrays and dictionaries included") {
                .boolean($0.typeName.actual.isGeneric)
            },
        ]
    }
}
