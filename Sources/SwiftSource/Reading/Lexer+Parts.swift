extension Lexer {
    /// Reads `<T: P, each U, let n: Int>`.
    @inline(__always)
    mutating func readGenericParameters(_ each: (GenericParameterParts) -> Void) -> Bool {
        split(after: 1, kind: .operatorSign)
        advance()
        while !isAtOperator(beginningWith: ">") {
            let start = token.start
            _ = skipAttributes()
            guard let parts = readGenericParameter(start) else { return false }
            each(parts)
            guard token.kind == .comma else { break }
            advance()
        }
        if token.keyword == .where, !readRequirements({ _ in }) { return false }
        guard isAtOperator(beginningWith: ">") else { return false }
        split(after: 1, kind: .operatorSign)
        advance()
        return true
    }

    private mutating func readGenericParameter(_ start: Int) -> GenericParameterParts? {
        var specifier: Range<Int>?
        if token.keyword == .each || token.keyword == .let {
            let state = state
            advance()
            if token.isName { specifier = state.token.start..<state.token.end } else { self.state = state }
        }
        guard token.isName else { return nil }
        var parts = GenericParameterParts(specifier: specifier, attributesStart: start, name: tokenRange)
        advance()
        if isAtEllipsis { advance() }
        guard token.kind == .colon else { return parts }
        advance()
        let constraint = token.start
        guard skipType() else { return nil }
        parts.constraint = range(from: constraint)
        return parts
    }

    /// Reads `: A, B`.
    @inline(__always)
    mutating func readInheritedTypes(_ each: (Range<Int>) -> Void) -> Bool {
        repeat {
            advance()
            let start = token.start
            if token.kind == .leftBrace { return true }
            if token.keyword == .class { advance() } else if !skipType() { return false }
            each(range(from: start))
        } while token.kind == .comma
        return true
    }

    /// Reads `where T: P, U == V`.
    @inline(__always)
    mutating func readRequirements(_ each: (RequirementParts) -> Void) -> Bool {
        repeat {
            advance()
            let start = token.start
            guard skipRequirementSide() else { return false }
            let left = range(from: start)
            let relation = tokenRange
            guard token.kind == .colon || token.kind == .operatorSign && isAtOperator(beginningWith: "=") else { return false }
            advance()
            let right = token.start
            guard skipRequirementSide() else { return false }
            if token.kind == .leftParenthesis, !token.isAtLineStart, !skipGroup() { return false }
            each(RequirementParts(left: left, relation: relation, right: range(from: right)))
        } while token.kind == .comma
        return true
    }

    private mutating func skipRequirementSide() -> Bool {
        if isAtOperator(beginningWith: "-") { advance() }
        if token.kind == .number {
            advance()
            return true
        }
        return skipType()
    }

    /// Reads `a: Int = 1, b { … }`.
    @inline(__always)
    mutating func readBindings(_ each: (BindingParts) -> Void) -> Bool {
        while true {
            let start = token.start
            guard skipPattern() else { return false }
            var parts = BindingParts(pattern: range(from: start))
            if token.kind == .colon {
                advance()
                let type = token.start
                guard skipType() else { return false }
                parts.type = range(from: type)
            }
            if token.kind == .equal {
                advance()
                let value = token.start
                guard skipExpression() else { return false }
                parts.value = range(from: value)
            }
            if token.kind == .leftBrace, parts.value == nil || !token.isAtLineStart || isAtObservers() {
                let accessors = token.start
                guard skipBlock() else { return false }
                parts.accessors = range(from: accessors)
            }
            each(parts)
            guard token.kind == .comma else { return true }
            advance()
        }
    }

    private mutating func skipPattern() -> Bool {
        if token.keyword == .let || token.keyword == .var { advance() }
        if token.kind == .leftParenthesis { return skipGroup() }
        guard token.isIdentifierLike else { return false }
        advance()
        return true
    }

    /// Reads `a, b(Int) = 1`.
    @inline(__always)
    mutating func readCases(_ each: (CaseParts) -> Void) -> Bool {
        while true {
            guard token.isName else { return false }
            var parts = CaseParts(triviaStart: previousEnd, name: tokenRange)
            advance()
            if token.kind == .leftParenthesis {
                let start = token.start
                guard skipGroup() else { return false }
                parts.parameters = range(from: start)
            }
            if token.kind == .equal {
                advance()
                let start = token.start
                guard skipExpression() else { return false }
                parts.value = range(from: start)
            }
            each(parts)
            guard token.kind == .comma else { return true }
            advance()
        }
    }
}
