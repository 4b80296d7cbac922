extension Lexer {
    /// Goes over one statement of the code of a file; of what is none, over one token.
    mutating func skipStatement() {
        let start = token.start
        skipLabel()
        switch token.keyword {
        case .if, .switch, .do:
            if !skipStatementExpression() { break }
            skipContinuation()
        case .guard:
            advance()
            skipConditions()
            if token.keyword == .else { advance() }
            if token.kind == .leftBrace { _ = skipBlock() }
        case .while, .for:
            advance()
            if skipToBlock() { _ = skipBlock() }
        case .repeat, .defer:
            let isRepeat = token.keyword == .repeat
            advance()
            if token.kind == .leftBrace { _ = skipBlock() }
            if isRepeat, token.keyword == .while {
                advance()
                skipExpression()
            }
        case .return, .throw, .break, .continue, .fallthrough, .discard, .then, .yield:
            advance()
            if !token.isAtLineStart { skipExpression() }
        default: skipExpression()
        }
        if token.start == start { advance() }
    }

    private mutating func skipLabel() {
        guard token.isName else { return }
        let state = state
        advance()
        if token.kind == .colon { advance() } else { self.state = state }
    }

    /// A value made by `if` or `switch` can go on: `as String`.
    private mutating func skipContinuation() {
        guard token.keyword == .as || token.keyword == .is, !token.isAtLineStart else { return }
        advance()
        _ = skipType()
    }

    private mutating func skipConditions() {
        while token.keyword != .else {
            switch token.kind {
            case .endOfFile, .rightBrace, .semicolon: return
            default: if !skipExpression() { advance() }
            }
        }
    }
}
