#if canImport(SwiftParser)
    import SwiftSyntax

    /// Walks over the syntax of a file once and notes the facts.
    final class FactCollector: SyntaxVisitor {
        /// What was found so far.
        private(set) var facts: SourceFacts
        private let converter: SourceLocationConverter

        init(path: String, tree: SourceFileSyntax) {
            facts = SourceFacts(path: path)
            converter = SourceLocationConverter(fileName: path, tree: tree)
            super.init(viewMode: .sourceAccurate)
        }

        /// The line at which a node begins, the comments before it left out.
        private func line(of node: some SyntaxProtocol) -> Int {
            node.startLocation(converter: converter, afterLeadingTrivia: true).line
        }

        private func mention(_ name: String, _ node: some SyntaxProtocol) -> SourceFacts.Mention {
            SourceFacts.Mention(name: name, line: line(of: node))
        }

        private func note(function name: String, _ node: some SyntaxProtocol) {
            let first = line(of: node)
            let last = node.endLocation(converter: converter, afterTrailingTrivia: false).line
            facts.functions.append(SourceFacts.Function(name: name, line: first, lineCount: last - first + 1))
        }

        private func note(declaration node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: String) {
            let owner = DocumentationDuty.owner(of: node)
            if owner?.is(ProtocolDeclSyntax.self) == true { facts.requirements.insert(name) }
            guard DocumentationDuty.applies(to: node, named: name, in: owner), !node.leadingTrivia.hasDocumentation else { return }
            let conforms = owner?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause != nil
            facts.undocumented.append(SourceFacts.Declaration(name: name, line: line(of: node), mayFulfilRequirement: conforms))
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            facts.imports.append(mention(node.path.first?.name.text ?? "", node))
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression
            if callee.is(DeclReferenceExprSyntax.self) || callee.is(MemberAccessExprSyntax.self) {
                facts.calls.append(mention(callee.trimmedDescription, callee))
            }
            if let target = ManifestTarget(call: node, line: line(of: node)) { facts.targets.append(target) }
            return .visitChildren
        }

        override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
            if node.questionOrExclamationMark?.tokenKind == .exclamationMark { facts.forces.append(mention("try!", node)) }
            return .visitChildren
        }

        override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
            if node.questionOrExclamationMark?.tokenKind == .exclamationMark { facts.forces.append(mention("as!", node)) }
            return .visitChildren
        }

        override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
            if let tuple = node.expression.as(TupleExprSyntax.self), tuple.elements.first?.expression.is(TryExprSyntax.self) == true {
                facts.forces.append(mention("(try?)!", node))
            }
            return .visitChildren
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            noteUnsafety("@unchecked", node.attributeName.trimmedDescription == "unchecked", node)
            return .visitChildren
        }

        override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
            noteUnsafety("nonisolated(unsafe)", node.name.text == "nonisolated" && node.detail?.detail.text == "unsafe", node)
            return .visitChildren
        }

        private func noteUnsafety(_ name: String, _ isUnsafe: Bool, _ node: some SyntaxProtocol) {
            guard isUnsafe else { return }
            let declaration = sequence(first: Syntax(node), next: \.parent).first { $0.is(DeclSyntax.self) }
            if declaration?.leadingTrivia.hasComment == true { return }
            facts.uncommentedUnsafety.append(mention(name, node))
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(function: node.name.text, node)
            note(declaration: node, node.name.text)
            return .visitChildren
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            note(function: "init", node)
            note(declaration: node, "init(\(node.signature.parameterClause.parameters.first?.firstName.text ?? ""))")
            return .visitChildren
        }

        override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
            note(function: "subscript", node)
            note(declaration: node, "subscript")
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.bindings.first?.pattern.trimmedDescription ?? ""
            if node.bindings.first?.accessorBlock != nil { note(function: name, node) }
            note(declaration: node, name)
            return .visitChildren
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            note(declaration: node, node.name.text)
            return .visitChildren
        }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            note(declaration: node, node.name.text)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            note(declaration: node, node.name.text)
            return .visitChildren
        }

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            note(declaration: node, node.name.text)
            return .visitChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            note(declaration: node, node.name.text)
            return .visitChildren
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            note(declaration: node, node.name.text)
            return .visitChildren
        }
    }
#endif
