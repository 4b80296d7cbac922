#if canImport(SwiftParser)
    import SwiftSyntax

    /// The comments above a declaration, as the toolchain's parser has them.
    enum OracleComments {
        static func texts(before declaration: DeclSyntax) -> [String] {
            guard let first = declaration.firstToken(viewMode: .sourceAccurate) else { return [] }
            let previous = first.previousToken(viewMode: .sourceAccurate)
            let pieces = Array(previous?.trailingTrivia ?? []) + Array(first.leadingTrivia)
            var isOwn = previous == nil || !pieces.contains { $0.isNewline || spansLines($0) }
            var texts: [String] = []
            for piece in pieces {
                switch piece {
                case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                    if isOwn { texts.append(text) }
                default: if piece.isNewline { isOwn = true }
                }
            }
            return texts
        }

        private static func spansLines(_ piece: TriviaPiece) -> Bool {
            switch piece {
            case .blockComment(let text), .docBlockComment(let text): text.contains { $0.isNewline }
            default: false
            }
        }
    }
#endif
