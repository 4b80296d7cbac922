extension Lexer {
    /// Types in types; what is deeper is not read.
    static var typeDepthLimit: Int { 120 }

    /// The bytes of the current token.
    @inline(__always)
    var tokenRange: Range<Int> { Range(uncheckedBounds: (token.start, token.end)) }

    /// Goes over a type, without looking at its parts; `false` when there is none.
    @inline(__always)
    mutating func skipType() -> Bool {
        var extent = TypeExtent()
        return readType(&extent, depth: 0)
    }

    /// Reads a type with all that belongs to it; `false` when there is none, or not all of one.
    mutating func readType<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        guard depth < Self.typeDepthLimit else { return false }
        if token.keyword == .repeat {
            advance()
            guard readType(&sink, depth: depth + 1) else { return false }
            sink.wrap(.packExpansion)
            return true
        }
        let prefixCount = readTypePrefixes(&sink)
        guard prefixCount >= 0, readComposition(&sink, depth: depth) else { return false }
        if isAtFunctionArrow() {
            guard readFunctionRest(&sink, depth: depth) else { return false }
        }
        if prefixCount > 0 { sink.prefixed(prefixCount) }
        return true
    }

    private mutating func readFunctionRest<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        guard let effects = readEffects(&sink, depth: depth), token.kind == .arrow else { return false }
        advance()
        guard readType(&sink, depth: depth + 1) else { return false }
        sink.function(effects: effects)
        return true
    }

    /// Reads attributes, `inout` and its kin; -1 when they are broken.
    @inline(__always)
    private mutating func readTypePrefixes<Sink: TypeSink>(_ sink: inout Sink) -> Int {
        var count = 0
        while true {
            if token.kind == .at {
                let start = token.start
                guard skipTypeAttribute() else { return -1 }
                sink.prefix(range(from: start), isAttribute: true)
            } else if token.keyword != .none, isAtTypeSpecifier() {
                let start = token.start
                let isNonisolated = token.keyword == .nonisolated
                advance()
                if isNonisolated, token.kind == .leftParenthesis, !skipGroup() { return -1 }
                sink.prefix(range(from: start), isAttribute: false)
            } else {
                return count
            }
            count += 1
        }
    }

    @inline(never)
    private mutating func isAtTypeSpecifier() -> Bool {
        switch token.keyword {
        case .inout: return true
        case .owned, .shared, .borrowing, .consuming, .sending, .isolated, .unsafeConst, .resultDependsOnSelf: break
        case .nonisolated: return true
        default: return false
        }
        let state = state
        defer { self.state = state }
        advance()
        return isAtTypeStart
    }

    /// Whether a type can begin with the current token.
    @inline(__always)
    var isAtTypeStart: Bool {
        switch token.kind {
        case .identifier: token.keyword != .in && token.keyword != .where && token.keyword != .is && token.keyword != .as
        case .quotedIdentifier, .dollarIdentifier, .placeholder, .leftSquare, .leftParenthesis, .at: true
        case .operatorSign: isAtOperator(beginningWith: "~")
        default: false
        }
    }

    private mutating func skipTypeAttribute() -> Bool {
        advance()
        guard token.isName else { return false }
        let takesNothing = ["escaping", "autoclosure", "Sendable", "noescape"].contains { matches($0, at: token.start, until: token.end) }
        var extent = TypeExtent()
        guard readAttributeName(&extent) else { return false }
        if !takesNothing, token.kind == .leftParenthesis, token.start == previousEnd { return skipGroup() }
        return true
    }

    /// Whether exactly this text stands in a range.
    func matches(_ text: StaticString, at start: Int, until end: Int) -> Bool {
        end - start == text.utf8CodeUnitCount && matches(text, at: start)
    }

    /// Reads the name of an attribute, which may have members and arguments.
    mutating func readAttributeName<Sink: TypeSink>(_ sink: inout Sink) -> Bool {
        guard token.isName else { return false }
        sink.name(tokenRange)
        advance()
        guard readSelector(&sink), readArguments(&sink, depth: 0) else { return false }
        while token.kind == .period {
            advance()
            guard token.isName else { return false }
            sink.member(tokenRange)
            advance()
            guard readArguments(&sink, depth: 0) else { return false }
        }
        return true
    }

    /// Reads simple types joined with `&`, with `some`, `any` or `each` before them.
    @inline(__always)
    private mutating func readComposition<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        let wrapper = token.keyword == .none ? nil : readConstraintKeyword()
        guard readSimpleType(&sink, depth: depth) else { return false }
        if wrapper == .packElement {
            sink.wrap(.packElement)
            return true
        }
        var count = 1
        while token.kind == .operatorSign || token.kind == .ampersand, token.end - token.start == 1, base[token.start] == 0x26 {
            advance()
            guard readSimpleType(&sink, depth: depth) else { return false }
            count += 1
        }
        if count > 1 { sink.composition(count) }
        if let wrapper { sink.wrap(wrapper) }
        return true
    }

    private mutating func readConstraintKeyword() -> TypeWrapper? {
        let wrapper: TypeWrapper
        switch token.keyword {
        case .some: wrapper = .some
        case .any: wrapper = .any
        case .each: wrapper = .packElement
        default: return nil
        }
        let state = state
        advance()
        guard isAtTypeStart else {
            self.state = state
            return nil
        }
        return wrapper
    }

    /// Whether the words before an arrow, or the arrow, come next.
    @inline(__always)
    private mutating func isAtFunctionArrow() -> Bool {
        token.kind == .arrow || isAtEffect && isBeforeArrow()
    }

    /// Whether a word such as `async` or `throws` comes next.
    @inline(__always)
    var isAtEffect: Bool {
        switch token.keyword {
        case .async, .reasync, .throws, .rethrows: true
        default: false
        }
    }

    private mutating func isBeforeArrow() -> Bool {
        let state = state
        defer { self.state = state }
        while isAtEffect {
            advance()
            if token.kind == .leftParenthesis, !skipGroup() { return false }
        }
        return token.kind == .arrow
    }

    /// Reads `async throws(E)` and its kin.
    mutating func readEffects<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> TypeEffects? {
        var effects = TypeEffects()
        while isAtEffect {
            let range = tokenRange
            if token.keyword == .async || token.keyword == .reasync {
                effects.isAsync = range
                advance()
                continue
            }
            effects.isThrowing = range
            advance()
            guard token.kind == .leftParenthesis else { continue }
            advance()
            guard readType(&sink, depth: depth + 1), token.kind == .rightParenthesis else { return nil }
            effects.hasErrorType = true
            advance()
        }
        return effects
    }
}
