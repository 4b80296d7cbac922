#if canImport(SwiftParser)
    import SwiftSyntax

    extension Trivia {
        /// Whether a documentation comment is part of it.
        var hasDocumentation: Bool {
            contains { piece in
                switch piece {
                case .docLineComment, .docBlockComment: true
                default: false
                }
            }
        }

        /// Whether a comment of any kind is part of it.
        var hasComment: Bool {
            contains { piece in
                switch piece {
                case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
                default: false
                }
            }
        }
    }
#endif
