#if canImport(SwiftParser)
    import SwiftSyntax

    /// The facts about one declaration, as the toolchain's parser has them.
    enum OracleFacts {
        static func line(_ declaration: DeclSyntax) -> FactLine? {
            guard let (kind, name, introducer) = identity(declaration) else { return nil }
            let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset
            var line = FactLine(kind: kind, range: start..<end, name: name)
            line.add("introducer", introducer)
            line.add("takes", declaration.as(ImportDeclSyntax.self)?.importKindSpecifier?.text)
            line.add("attributes", attributes(declaration.asProtocol((any WithAttributesSyntax).self)?.attributes))
            line.add("modifiers", declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { modifier($0) } ?? [])
            if let node = declaration.as(OperatorDeclSyntax.self) { line.add("modifiers", node.fixitySpecifier.text) }
            line.add("failable", declaration.as(InitializerDeclSyntax.self)?.optionalMark?.text)
            line.add(
                "generics",
                declaration.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
                    OracleTypes.word($0.name)
                }
                    ?? [])
            line.add("generics", genericParameters(declaration)?.parameters.map(parameter) ?? [])
            OracleSignatures.add(declaration, to: &line)
            return line
        }

        private static func identity(_ declaration: DeclSyntax) -> (String, String, String)? {
            switch declaration.as(DeclSyntaxEnum.self) {
            case .importDecl(let node): ("import", trimmed(node.path), node.importKeyword.text)
            case .structDecl(let node): ("structure", node.name.text, node.structKeyword.text)
            case .classDecl(let node): ("class", node.name.text, node.classKeyword.text)
            case .enumDecl(let node): ("enumeration", node.name.text, node.enumKeyword.text)
            case .protocolDecl(let node): ("protocol", node.name.text, node.protocolKeyword.text)
            case .actorDecl(let node): ("actor", node.name.text, node.actorKeyword.text)
            case .extensionDecl(let node): ("extension", trimmed(node.extendedType), node.extensionKeyword.text)
            case .functionDecl(let node): ("function", node.name.text, node.funcKeyword.text)
            case .initializerDecl(let node): ("initializer", "init", node.initKeyword.text)
            case .deinitializerDecl(let node): ("deinitializer", "deinit", node.deinitKeyword.text)
            case .subscriptDecl(let node): ("subscript", "subscript", node.subscriptKeyword.text)
            case .variableDecl(let node): ("variable", node.bindings.first.map { trimmed($0.pattern) } ?? "", node.bindingSpecifier.text)
            case .enumCaseDecl(let node): ("enumerationCase", node.elements.first?.name.text ?? "", node.caseKeyword.text)
            case .typeAliasDecl(let node): ("typealias", node.name.text, node.typealiasKeyword.text)
            case .associatedTypeDecl(let node): ("associatedType", node.name.text, node.associatedtypeKeyword.text)
            case .operatorDecl(let node): ("operator", node.name.text, node.operatorKeyword.text)
            case .precedenceGroupDecl(let node): ("precedenceGroup", node.name.text, node.precedencegroupKeyword.text)
            case .macroDecl(let node): ("macro", node.name.text, node.macroKeyword.text)
            case .macroExpansionDecl(let node): ("macroExpansion", expansionName(node), "#")
            default: nil
            }
        }

        private static func expansionName(_ node: MacroExpansionDeclSyntax) -> String {
            (node.moduleSelector.map { trimmed($0) } ?? "") + node.macroName.text
        }

        static func trimmed(_ node: some SyntaxProtocol) -> String { node.trimmedDescription }

        static func attributes(_ list: AttributeListSyntax?) -> [String] {
            (list ?? []).flatMap { element -> [String] in
                switch element {
                case .attribute(let attribute): [text(attribute)]
                case .ifConfigDecl(let block):
                    block.clauses.flatMap { clause -> [String] in
                        if case .attributes(let list) = clause.elements { return attributes(list) }
                        return []
                    }
                default: []
                }
            }
        }

        static func text(_ attribute: AttributeSyntax) -> String {
            let name = "@" + trimmed(attribute.attributeName)
            guard let left = attribute.leftParen, let right = attribute.rightParen else { return name }
            let start = left.endPositionBeforeTrailingTrivia.utf8Offset - attribute.position.utf8Offset
            let end = right.positionAfterSkippingLeadingTrivia.utf8Offset - attribute.position.utf8Offset
            return name + "(" + String(decoding: Array(attribute.description.utf8)[start..<end], as: UTF8.self) + ")"
        }

        static func modifier(_ modifier: DeclModifierSyntax) -> String {
            guard let detail = modifier.detail else { return modifier.name.text }
            return modifier.name.text + "(" + trimmed(detail.detail) + ")"
        }

        private static func genericParameters(_ declaration: DeclSyntax) -> GenericParameterClauseSyntax? {
            declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        }

        private static func parameter(_ parameter: GenericParameterSyntax) -> String {
            let specifier = parameter.specifier.map { $0.text + " " } ?? ""
            return specifier + OracleTypes.word(parameter.name) + (parameter.inheritedType.map { ": " + OracleTypes.text($0) } ?? "")
        }
    }
#endif
