#if canImport(SwiftParser)
    import SwiftParser
    import SwiftSyntax

    /// The declarations of a file as the toolchain's parser reads them, one line each.
    struct OracleDump {
        /// Whether there is such a parser.
        static let isPresent = true

        /// One line for each declaration that is a member of the file or of a type, each before its members.
        static func lines(_ bytes: [UInt8]) -> [String] {
            let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            var dump = OracleDump()
            dump.read(tree.statements)
            return dump.lines
        }

        private var lines: [String] = []
        private var conditions: [String] = []

        private mutating func read(_ items: CodeBlockItemListSyntax) {
            for item in items {
                if case .decl(let declaration) = item.item { read(declaration) }
            }
        }

        private mutating func read(_ members: MemberBlockItemListSyntax) {
            for member in members { read(member.decl) }
        }

        private mutating func read(_ declaration: DeclSyntax) {
            if let block = declaration.as(IfConfigDeclSyntax.self) { return read(block) }
            guard var line = OracleFacts.line(declaration) else { return }
            line.add("conditions", conditions)
            line.add("comments", OracleComments.texts(before: declaration))
            lines.append(line.text)
            let group = declaration.asProtocol((any DeclGroupSyntax).self)
            if let group { read(group.memberBlock.members) }
        }

        private mutating func read(_ block: IfConfigDeclSyntax) {
            for clause in block.clauses {
                conditions.append(clause.poundKeyword.text + (clause.condition.map { " " + $0.trimmedDescription } ?? ""))
                switch clause.elements {
                case .statements(let items): read(items)
                case .decls(let members): read(members)
                default: break
                }
                conditions.removeLast()
            }
        }
    }
#else
    /// The toolchain has no parser to compare with.
    struct OracleDump {
        static let isPresent = false

        static func lines(_ bytes: [UInt8]) -> [String] { [] }
    }
#endif
