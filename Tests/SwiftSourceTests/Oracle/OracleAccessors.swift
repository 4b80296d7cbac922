#if canImport(SwiftParser)
    import SwiftSyntax

    /// Blocks of accessors, as the toolchain's parser has them.
    enum OracleAccessors {
        static func text(_ block: AccessorBlockSyntax) -> String {
            switch block.accessors {
            case .getter: "{implicit}"
            case .accessors(let list): "{" + (list.isEmpty ? "implicit" : list.map(text).joined(separator: "; ")) + "}"
            default: "?"
            }
        }

        private static func text(_ accessor: AccessorDeclSyntax) -> String {
            let word = accessor.accessorSpecifier.text + (accessor.parameters.map { "(\(OracleTypes.word($0.name)))" } ?? "")
            let parts =
                OracleFacts.attributes(accessor.attributes) + [accessor.modifier.map { OracleFacts.modifier($0) }, word].compactMap { $0 }
            let effects = FactLine.effects(
                accessor.effectSpecifiers?.asyncSpecifier?.text, accessor.effectSpecifiers?.throwsClause?.throwsSpecifier.text,
                accessor.effectSpecifiers?.throwsClause?.type.map(OracleTypes.text))
            return parts.joined(separator: " ") + (effects.map { " " + $0 } ?? "") + (accessor.body == nil ? "" : " {}")
        }
    }
#endif
