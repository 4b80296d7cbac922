extension Lexer {
    /// Where an expression stands: where a block follows a condition it is no closure, and a directive ends with its line.
    enum ExpressionPlace {
        case value, condition, directive
    }

    /// Goes over an expression; `false` when none begins here. It ends where the compiler ends it: before a token that can
    /// neither be an operator nor belong to the last operand.
    @discardableResult
    mutating func skipExpression(_ place: ExpressionPlace = .value) -> Bool {
        var ternaries = 0
        guard skipOperand(place) else { return false }
        while true {
            if place == .directive, token.isAtLineStart { return true }
            switch token.kind {
            case .operatorSign, .ampersand:
                guard token.fixity == .infix else { return true }
                advance()
            case .equal, .arrow: advance()
            case .infixQuestion:
                ternaries += 1
                advance()
            case .colon where ternaries > 0:
                ternaries -= 1
                advance()
            case .identifier:
                guard token.keyword != .none, skipTypeOperator() else { return true }
                if token.kind != .arrow { continue }
                advance()
            default: return true
            }
            guard skipOperand(place) else { return true }
        }
    }

    /// Goes over `is T`, `as? T`, or the effects before an arrow.
    private mutating func skipTypeOperator() -> Bool {
        if token.keyword == .is || token.keyword == .as {
            advance()
            if token.kind == .postfixQuestion || token.kind == .exclamation { advance() }
            return skipType()
        }
        guard isAtEffect else { return false }
        let state = state
        var extent = TypeExtent()
        if readEffects(&extent, depth: 0) != nil, token.kind == .arrow { return true }
        self.state = state
        return false
    }

    /// Goes over one operand with the operators before and behind it.
    private mutating func skipOperand(_ place: ExpressionPlace) -> Bool {
        skipPrefixes()
        var takesClosure = true
        switch token.kind {
        case .identifier where token.keyword == .if || token.keyword == .switch || token.keyword == .do:
            return skipStatementExpression()
        case .identifier, .quotedIdentifier, .dollarIdentifier, .placeholder:
            guard !isAtOperatorWord else { return false }
            takesClosure = token.keyword != .nil && token.keyword != .true && token.keyword != .false
            advance()
            if token.kind == .doubleColon {
                advance()
                if token.isName { advance() }
            }
            skipArgumentsOfName()
        case .number, .string, .regularExpression:
            takesClosure = false
            advance()
        case .leftParenthesis, .leftSquare:
            takesClosure = token.kind == .leftParenthesis
            guard skipGroup() else { return false }
        case .leftBrace: if place != .value || !skipBlock() { return false }
        case .period: return skipSuffixes(place, takesClosure: false)
        case .backslash:
            takesClosure = false
            skipKeyPath()
        case .pound:
            advance()
            guard token.isName else { return false }
            advance()
            skipArgumentsOfName()
        case .operatorSign where token.fixity == .infix || isAtEllipsis:
            if let end = regularExpressionEndOfOperand() { move(to: end) } else { advance() }
            takesClosure = false
        default: return false
        }
        return skipSuffixes(place, takesClosure: takesClosure)
    }

    /// Where a regular expression ends that looks like an operator of two operands: `/}/`.
    private func regularExpressionEndOfOperand() -> Int? {
        base[token.start] == 0x2F && !isLeftBound(token.start) ? regularExpressionEnd(token.start) : nil
    }

    /// Whether a word that joins operands or ends an expression comes next.
    private var isAtOperatorWord: Bool {
        switch token.keyword {
        case .is, .as, .in, .where, .else, .catch, .case, .default, .func, .var, .let, .struct, .class, .enum, .protocol, .extension: true
        default: false
        }
    }

    /// Goes over `try?`, `await`, `-` and what else can stand before an operand.
    private mutating func skipPrefixes() {
        while true {
            switch token.kind {
            case .operatorSign where token.fixity == .prefix, .ampersand: advance()
            case .identifier where token.keyword == .try:
                advance()
                if token.kind == .postfixQuestion || token.kind == .exclamation { advance() }
            case .identifier where token.keyword == .await: advance()
            case .identifier where isAtContextualPrefix():
                advance()
                if token.keyword == .let || token.keyword == .var { advance() }
            default: return
            }
        }
    }

    /// Words that stand before an operand when a name follows in the same line, and are names otherwise.
    private mutating func isAtContextualPrefix() -> Bool {
        switch token.keyword {
        case .copy, .consume, .borrow, .each, .repeat, .any, .some, .unsafe, .discard: break
        case .let, .var, .inout: return true
        default: return false
        }
        let isUnsafe = token.keyword == .unsafe
        let state = state
        defer { self.state = state }
        advance()
        guard !token.isAtLineStart else { return false }
        switch token.kind {
        case .identifier: return !isAtOperatorWord
        case .quotedIdentifier, .dollarIdentifier, .pound: return true
        case .leftParenthesis, .leftSquare:
            return state.token.keyword == .any || state.token.keyword == .repeat || isUnsafe && token.start > previousEnd
        case .number, .string, .backslash, .leftBrace: return isUnsafe
        case .period: return isUnsafe && token.start > previousEnd
        case .operatorSign: return state.token.keyword == .any && isAtOperator(beginningWith: "~") || isUnsafe && token.fixity == .prefix
        default: return false
        }
    }

    /// Goes over what belongs to the operand before: members, calls, closures, `!`.
    private mutating func skipSuffixes(_ place: ExpressionPlace, takesClosure: Bool) -> Bool {
        var takesClosure = takesClosure
        while true {
            if place == .directive, token.isAtLineStart { return true }
            switch token.kind {
            case .period:
                advance()
                guard skipMember() else { return false }
            case .leftParenthesis, .leftSquare:
                guard !token.isAtLineStart else { return true }
                guard skipGroup() else { return false }
            case .postfixQuestion, .exclamation: advance()
            case .operatorSign where token.fixity == .postfix: advance()
            case .leftBrace:
                guard takesClosure, skipClosures(place) else { return true }
                takesClosure = false
                continue
            case .poundIf:
                guard skipConditionalMembers() else { return true }
            default: return true
            }
            takesClosure = true
        }
    }

    private mutating func skipMember() -> Bool {
        switch token.kind {
        case .number:
            advance()
            return true
        case .leftParenthesis, .leftSquare: return true
        case _ where token.isIdentifierLike:
            advance()
            if token.kind == .doubleColon {
                advance()
                if token.isName { advance() }
            }
            skipArgumentsOfName()
            return true
        default: return false
        }
    }

    /// Goes over generic arguments behind a name, when what follows them shows that they are some.
    private mutating func skipArgumentsOfName() {
        guard isAtOperator(beginningWith: "<") else { return }
        let state = state
        var extent = TypeExtent()
        if readArguments(&extent, depth: 0), endsArguments { return }
        self.state = state
    }

    private var endsArguments: Bool {
        switch token.kind {
        case .rightParenthesis, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
            .postfixQuestion, .colon:
            true
        case .leftParenthesis, .leftSquare: !token.isAtLineStart
        case .equal, .infixQuestion: true
        case .operatorSign: token.fixity != .prefix && (isAtOperator(beginningWith: "&") || isAtOperator(beginningWith: ">"))
        default: token.isAtLineStart
        }
    }

    /// Goes over `\Type.member?[0]`.
    private mutating func skipKeyPath() {
        advance()
        if token.kind != .period, !isAtKeyPathSign { skipKeyPathRoot() }
        skipKeyPathComponents()
    }

    private var isAtKeyPathSign: Bool {
        isAtOperator(beginningWith: ".") || isAtOperator(beginningWith: "?") || isAtOperator(beginningWith: "!")
    }

    private mutating func skipKeyPathRoot() {
        if token.kind == .leftParenthesis || token.kind == .leftSquare {
            _ = skipGroup()
        } else if token.isName {
            advance()
            var extent = TypeExtent()
            _ = readArguments(&extent, depth: 0)
        }
    }

    /// Operators of points and signs have to be taken apart here: `\.?.name`.
    private mutating func skipKeyPathComponents() {
        while true {
            switch token.kind {
            case .period, .postfixQuestion, .exclamation, .infixQuestion: advance()
            case .operatorSign where token.start == previousEnd && isAtKeyPathSign:
                split(after: 1, kind: .postfixQuestion)
                advance()
            case .leftSquare, .leftParenthesis:
                guard !token.isAtLineStart, token.start == previousEnd, skipGroup() else { return }
            case _ where token.isIdentifierLike || token.kind == .number:
                guard byte(token.start - 1) == 0x2E || byte(previousEnd - 1) == 0x2E else { return }
                advance()
                skipArgumentsOfName()
            default: return
            }
        }
    }
}
