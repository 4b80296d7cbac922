#if canImport(SwiftParser)
    import SwiftSyntax

    /// Which declarations need a documentation comment: those that other modules see.
    ///
    /// The members of the standard protocols, operators, and what stands in an extension that declares a conformance have
    /// the documentation of the protocol. The cases of an enumeration may rely on their names.
    enum DocumentationDuty {
        private static let standardMembers: Set = [
            "description", "debugDescription", "hash", "encode", "next", "makeIterator", "index", "startIndex", "endIndex", "allCases",
            "init(from)", "init(stringLiteral)", "init(integerLiteral)", "init(floatLiteral)", "init(booleanLiteral)",
            "init(nilLiteral)", "init(arrayLiteral)", "init(dictionaryLiteral)", "init(stringInterpolation)",
        ]

        /// Whether a declaration needs documentation; `owner` is what ``owner(of:)`` gives for it.
        static func applies(to node: some DeclSyntaxProtocol & WithModifiersSyntax, named name: String, in owner: Syntax?) -> Bool {
            guard !standardMembers.contains(name), node.as(FunctionDeclSyntax.self)?.isOperator != true else { return false }
            if let type = owner?.as(ProtocolDeclSyntax.self) { return type.modifiers.isVisible }
            if let type = owner?.as(ExtensionDeclSyntax.self), type.inheritanceClause != nil { return false }
            return node.modifiers.isVisible
        }

        /// The type, extension or protocol around a declaration; `nil` at the top of the file.
        static func owner(of node: some SyntaxProtocol) -> Syntax? {
            sequence(first: Syntax(node), next: \.parent).dropFirst().first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        }
    }

    extension DeclModifierListSyntax {
        /// Whether other modules see it: `public private(set)` counts, `private` does not.
        fileprivate var isVisible: Bool {
            contains { $0.detail == nil && ["public", "package", "open"].contains($0.name.text) }
        }
    }

    extension FunctionDeclSyntax {
        fileprivate var isOperator: Bool {
            switch name.tokenKind {
            case .binaryOperator, .prefixOperator, .postfixOperator: true
            default: false
            }
        }
    }
#endif
