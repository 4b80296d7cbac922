#if canImport(SwiftParser)
    import SwiftSyntax

    /// Types of the toolchain's parser in the form of ``TypeTree``.
    enum OracleTypes {
        static func word(_ token: TokenSyntax) -> String {
            let text = token.text
            return text.count > 2 && text.first == "`" && text.last == "`" ? String(text.dropFirst().dropLast()) : text
        }

        static func text(_ type: TypeSyntax) -> String {
            switch type.as(TypeSyntaxEnum.self) {
            case .identifierType(let type): named(type.moduleSelector?.moduleName, type.name, type.genericArgumentClause)
            case .memberType(let type):
                TypeTree.node(
                    "member", [text(type.baseType), named(type.moduleSelector?.moduleName, type.name, type.genericArgumentClause)])
            case .optionalType(let type): TypeTree.node("optional", [text(type.wrappedType)])
            case .implicitlyUnwrappedOptionalType(let type): TypeTree.node("unwrapped", [text(type.wrappedType)])
            case .arrayType(let type): TypeTree.node("array", [text(type.element)])
            case .dictionaryType(let type): TypeTree.node("dictionary", [text(type.key), text(type.value)])
            case .inlineArrayType(let type): TypeTree.node("inline", [argument(type.count), argument(type.element)])
            case .tupleType(let type): TypeTree.node("tuple", type.elements.map(element))
            case .functionType(let type): function(type)
            case .someOrAnyType(let type): TypeTree.node(type.someOrAnySpecifier.text, [text(type.constraint)])
            case .compositionType(let type): TypeTree.node("composition", type.elements.map { text($0.type) })
            case .metatypeType(let type): TypeTree.node(type.metatypeSpecifier.text, [text(type.baseType)])
            case .suppressedType(let type): TypeTree.node("~", [text(type.type)])
            case .packExpansionType(let type): TypeTree.node("repeat", [text(type.repetitionPattern)])
            case .packElementType(let type): TypeTree.node("each", [text(type.pack)])
            case .attributedType(let type): attributed(type)
            case .classRestrictionType: "class"
            default: "?" + type.trimmedDescription
            }
        }

        private static func named(_ module: TokenSyntax?, _ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) -> String {
            TypeTree.named(module.map(word), word(name), arguments?.arguments.map { argument($0) } ?? [])
        }

        private static func argument(_ argument: GenericArgumentSyntax) -> String {
            switch argument.argument {
            case .type(let type): text(type)
            default: "'\(argument.argument.trimmedDescription)'"
            }
        }

        private static func element(_ element: TupleTypeElementSyntax) -> String {
            TypeTree.element(
                element.firstName.map(word), element.secondName.map(word), text(element.type), element.ellipsis != nil)
        }

        private static func function(_ type: FunctionTypeSyntax) -> String {
            let effects = type.effectSpecifiers
            return TypeTree.function(
                type.parameters.map(element), effects?.asyncSpecifier?.text, effects?.throwsClause?.throwsSpecifier.text,
                effects?.throwsClause?.type.map(text), text(type.returnClause.type))
        }

        private static func attributed(_ type: AttributedTypeSyntax) -> String {
            var prefixes: [(Int, String)] = []
            for specifier in type.specifiers { prefixes.append((specifier.position.utf8Offset, specifier.trimmedDescription)) }
            for attribute in type.attributes { prefixes.append((attribute.position.utf8Offset, attribute.trimmedDescription)) }
            for specifier in type.lateSpecifiers { prefixes.append((specifier.position.utf8Offset, specifier.trimmedDescription)) }
            prefixes.sort { $0.0 < $1.0 }
            return TypeTree.node("attributed", prefixes.map(\.1) + [text(type.baseType)])
        }
    }
#endif
