extension Lexer {
    /// Goes over the closures behind a call; `false`, and nothing is read, when the block is something else.
    mutating func skipClosures(_ place: ExpressionPlace) -> Bool {
        guard isAtClosure(place) else { return false }
        guard skipBlock() else { return true }
        while token.isName, isAtLabelledClosure() {
            advance()
            advance()
            guard skipBlock() else { return true }
        }
        return true
    }

    /// Whether the block is a closure, and neither accessors nor what a condition is for.
    private mutating func isAtClosure(_ place: ExpressionPlace) -> Bool {
        let state = state
        defer { self.state = state }
        advance()
        if token.keyword == .willSet || token.keyword == .didSet || token.keyword == .`init` || token.keyword == .case { return false }
        if token.kind == .at, isAtObserverBehindAttributes() { return false }
        guard place != .value else { return true }
        self.state = state
        guard skipBlock() else { return false }
        return isConditionContinued
    }

    /// Whether the block holds observers, which may stand in the line below a value.
    mutating func isAtObservers() -> Bool { !isAtClosure(.value) }

    /// Whether what follows a block in a condition shows that the block was a closure.
    private var isConditionContinued: Bool {
        switch token.kind {
        case .leftBrace: !token.isAtLineStart
        case .comma: true
        case .identifier where token.keyword == .where: true
        case .leftSquare, .leftParenthesis, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal: !token.isAtLineStart
        case .identifier where token.keyword == .is || token.keyword == .as: !token.isAtLineStart
        case .operatorSign, .ampersand: !token.isAtLineStart && token.fixity != .prefix
        default: false
        }
    }

    private mutating func isAtObserverBehindAttributes() -> Bool {
        while token.kind == .at {
            advance()
            guard token.isName else { return false }
            advance()
            if token.kind == .leftParenthesis, !skipGroup() { return false }
        }
        return token.keyword == .willSet || token.keyword == .didSet || token.keyword == .`init`
    }

    private mutating func isAtLabelledClosure() -> Bool {
        guard token.keyword != .default, token.keyword != .case else { return false }
        let state = state
        defer { self.state = state }
        advance()
        guard token.kind == .colon else { return false }
        advance()
        return token.kind == .leftBrace
    }

    /// Goes over `#if … .member … #endif` in a chain of members; `false`, and nothing is read, when it holds something else.
    mutating func skipConditionalMembers() -> Bool {
        let state = state
        advance()
        guard skipExpression(.directive), token.kind == .period || token.kind == .poundIf else {
            self.state = state
            return false
        }
        var depth = 1
        while depth > 0, token.kind != .endOfFile {
            if token.kind == .poundIf { depth += 1 }
            if token.kind == .poundEndif { depth -= 1 }
            switch token.kind {
            case .leftBrace: if !skipBlock() { return true }
            case .rightBrace: return true
            default: advance()
            }
        }
        return true
    }

    /// Goes over `if`, `switch` or `do` as a value, with all its branches.
    mutating func skipStatementExpression() -> Bool {
        guard nesting < Self.nestingLimit else { return false }
        nesting += 1
        defer { nesting -= 1 }
        let isSwitch = token.keyword == .switch
        while true {
            advance()
            guard skipToBlock(), skipBlock() else { return false }
            guard !isSwitch, token.keyword == .else || token.keyword == .catch else { return true }
            if token.keyword == .catch { continue }
            advance()
            if token.keyword == .if { continue }
            return token.kind == .leftBrace && skipBlock()
        }
    }

    /// Goes over conditions to the block that they are for.
    mutating func skipToBlock() -> Bool {
        while token.kind != .leftBrace {
            switch token.kind {
            case .endOfFile, .rightBrace, .semicolon, .rightParenthesis, .rightSquare, .poundEndif, .poundElse, .poundElseif: return false
            case .comma, .colon, .equal: advance()
            default: if !skipExpression(.condition) { advance() }
            }
        }
        return true
    }
}
