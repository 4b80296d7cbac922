#if canImport(SwiftParser)
    import SwiftSyntax

    /// Parameters, types and bodies of a declaration, as the toolchain's parser has them.
    enum OracleSignatures {
        static func add(_ declaration: DeclSyntax, to line: inout FactLine) {
            addSignature(declaration, to: &line)
            addTypes(declaration, to: &line)
            line.add("where", requirements(declaration))
            if let node = declaration.as(VariableDeclSyntax.self) { line.add("bindings", node.bindings.map(binding)) }
            if let node = declaration.as(EnumCaseDeclSyntax.self) { line.add("cases", node.elements.map(element)) }
            if let node = declaration.as(SubscriptDeclSyntax.self) { line.add("accessors", node.accessorBlock.map(OracleAccessors.text)) }
            line.add("body", body(declaration))
        }

        private static func addSignature(_ declaration: DeclSyntax, to line: inout FactLine) {
            switch declaration.as(DeclSyntaxEnum.self) {
            case .functionDecl(let node): add(node.signature, to: &line)
            case .initializerDecl(let node): add(node.signature, to: &line)
            case .macroDecl(let node): add(node.signature, to: &line)
            case .deinitializerDecl(let node): line.add("effects", node.effectSpecifiers?.asyncSpecifier?.text)
            case .subscriptDecl(let node):
                line.add("parameters", text(node.parameterClause))
                line.add("result", OracleTypes.text(node.returnClause.type))
            case .macroExpansionDecl(let node):
                if node.leftParen != nil { line.add("arguments", arguments(node)) }
            default: break
            }
        }

        private static func arguments(_ node: MacroExpansionDeclSyntax) -> String {
            let start = node.leftParen?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
            let end = node.rightParen?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
            let offset = node.position.utf8Offset
            return String(decoding: Array(node.description.utf8)[start - offset..<end - offset], as: UTF8.self)
        }

        private static func add(_ signature: FunctionSignatureSyntax, to line: inout FactLine) {
            line.add("parameters", text(signature.parameterClause))
            let effects = signature.effectSpecifiers
            line.add(
                "effects",
                FactLine.effects(
                    effects?.asyncSpecifier?.text, effects?.throwsClause?.throwsSpecifier.text,
                    effects?.throwsClause?.type.map(OracleTypes.text)))
            line.add("result", signature.returnClause.map { OracleTypes.text($0.type) })
        }

        private static func addTypes(_ declaration: DeclSyntax, to line: inout FactLine) {
            switch declaration.as(DeclSyntaxEnum.self) {
            case .operatorDecl(let node):
                let types = node.operatorPrecedenceAndTypes
                line.add("inherits", types.map { [$0.precedenceGroup.text] + $0.designatedTypes.map(\.name.text) } ?? [])
            case .associatedTypeDecl(let node):
                line.add("inherits", node.inheritanceClause?.inheritedTypes.map { OracleTypes.text($0.type) } ?? [])
                line.add("value", node.initializer.map { OracleTypes.text($0.value) })
            case .typeAliasDecl(let node): line.add("value", OracleTypes.text(node.initializer.value))
            case .macroDecl(let node): line.add("value", node.definition.map { OracleFacts.trimmed($0.value) })
            default:
                let group = declaration.asProtocol((any DeclGroupSyntax).self)
                line.add("inherits", group?.inheritanceClause?.inheritedTypes.map { OracleTypes.text($0.type) } ?? [])
            }
        }

        static func text(_ clause: FunctionParameterClauseSyntax) -> String {
            let list = clause.parameters.map { parameter -> String in
                let parts =
                    OracleFacts.attributes(parameter.attributes) + parameter.modifiers.map { OracleFacts.modifier($0) }
                    + [OracleTypes.word(parameter.firstName), parameter.secondName.map(OracleTypes.word)].compactMap { $0 }
                return parts.joined(separator: " ") + ": " + OracleTypes.text(parameter.type) + (parameter.ellipsis == nil ? "" : "...")
                    + (parameter.defaultValue.map { " = " + OracleFacts.trimmed($0.value) } ?? "")
            }
            return "(" + list.joined(separator: ", ") + ")"
        }

        private static func requirements(_ declaration: DeclSyntax) -> [String] {
            let clause: GenericWhereClauseSyntax? =
                declaration.asProtocol((any DeclGroupSyntax).self)?.genericWhereClause
                ?? declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
                ?? declaration.as(AssociatedTypeDeclSyntax.self)?.genericWhereClause
            return clause?.requirements.map { requirement in
                switch requirement.requirement {
                case .sameTypeRequirement(let node): "\(side(Syntax(node.leftType))) == \(side(Syntax(node.rightType)))"
                case .conformanceRequirement(let node): "\(OracleTypes.text(node.leftType)) : \(OracleTypes.text(node.rightType))"
                case .layoutRequirement(let node): layout(node)
                default: "?"
                }
            } ?? []
        }

        private static func side(_ node: Syntax) -> String {
            let type = node.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(TypeSyntax.self) }.first ?? node.as(TypeSyntax.self)
            return node.as(TypeSyntax.self).map(OracleTypes.text) ?? type.map(OracleTypes.text) ?? "'\(node.trimmedDescription)'"
        }

        private static func layout(_ node: LayoutRequirementSyntax) -> String {
            let text = node.layoutSpecifier.text
            guard let left = node.leftParen, let right = node.rightParen else { return "\(OracleTypes.text(node.type)) : \(text)" }
            _ = (left, right)
            let offset = node.position.utf8Offset
            let start = node.layoutSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset - offset
            let end = right.endPositionBeforeTrailingTrivia.utf8Offset - offset
            return "\(OracleTypes.text(node.type)) : '\(String(decoding: Array(node.description.utf8)[start..<end], as: UTF8.self))'"
        }

        private static func binding(_ binding: PatternBindingSyntax) -> String {
            OracleFacts.trimmed(binding.pattern) + (binding.typeAnnotation.map { ": " + OracleTypes.text($0.type) } ?? "")
                + (binding.initializer.map { " = " + OracleFacts.trimmed($0.value) } ?? "")
                + (binding.accessorBlock.map { " " + OracleAccessors.text($0) } ?? "")
        }

        private static func element(_ element: EnumCaseElementSyntax) -> String {
            let values = element.parameterClause?.parameters.map { parameter -> String in
                let parts =
                    parameter.modifiers.map { OracleFacts.modifier($0) }
                    + [parameter.firstName.map(OracleTypes.word), parameter.secondName.map(OracleTypes.word)].compactMap { $0 }
                let names = parts.isEmpty ? "" : parts.joined(separator: " ") + ": "
                return names + OracleTypes.text(parameter.type)
                    + (parameter.defaultValue.map { " = " + OracleFacts.trimmed($0.value) } ?? "")
            }
            return OracleTypes.word(element.name) + (values.map { "(" + $0.joined(separator: ", ") + ")" } ?? "")
                + (element.rawValue.map { " = " + OracleFacts.trimmed($0.value) } ?? "")
        }

        private static func body(_ declaration: DeclSyntax) -> String? {
            if let group = declaration.as(PrecedenceGroupDeclSyntax.self) {
                return range(group.leftBrace.positionAfterSkippingLeadingTrivia, group.rightBrace.endPositionBeforeTrailingTrivia)
            }
            if let expansion = declaration.as(MacroExpansionDeclSyntax.self), let closure = expansion.trailingClosure {
                return range(closure.positionAfterSkippingLeadingTrivia, expansion.endPositionBeforeTrailingTrivia)
            }
            return block(declaration).map { range($0.positionAfterSkippingLeadingTrivia, $0.endPositionBeforeTrailingTrivia) }
        }

        private static func block(_ declaration: DeclSyntax) -> Syntax? {
            if let group = declaration.asProtocol((any DeclGroupSyntax).self) { return Syntax(group.memberBlock) }
            switch declaration.as(DeclSyntaxEnum.self) {
            case .functionDecl(let node): return node.body.map { Syntax($0) }
            case .initializerDecl(let node): return node.body.map { Syntax($0) }
            case .deinitializerDecl(let node): return node.body.map { Syntax($0) }
            case .subscriptDecl(let node): return node.accessorBlock.map { Syntax($0) }
            default: return nil
            }
        }

        private static func range(_ start: AbsolutePosition, _ end: AbsolutePosition) -> String {
            "\(start.utf8Offset)..<\(end.utf8Offset)"
        }
    }
#endif
