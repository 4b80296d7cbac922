import TemplateEngine

/// The members of everything that returns something.
enum ReturningMembers {
    static func list<Element: TabledElement>(_ name: @escaping @Sendable (Element) -> TypeNameElement) -> [ModelMember<Element>] {
        [
            .kept("returnTypeName", "the name of the type of the result, with the where clause behind it; `Void` when none is written") {
                .element(name($0))
            },
            .reference("actualReturnTypeName", "the same behind typealiases") { .element(name($0).actual) },
            .reference("returnType", "the type of the result, when a file declares it") { .optional(name($0).resolvedType) },
            .plain("isOptionalReturnType", "whether the result is optional") { .boolean(name($0).isOptional) },
            .plain("isImplicitlyUnwrappedOptionalReturnType", "whether the result is written `T!`") {
                .boolean(name($0).isImplicitlyUnwrapped)
            },
            .plain("unwrappedReturnTypeName", "the text of the type of the result without the optional") {
                .string(name($0).unwrappedName)
            },
        ]
    }
}
