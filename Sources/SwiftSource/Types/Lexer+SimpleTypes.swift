extension Lexer {
    /// Reads a type with what follows it directly: members, `?`, `!`.
    mutating func readSimpleType<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        guard depth < Self.typeDepthLimit else { return false }
        switch token.kind {
        case .identifier, .quotedIdentifier, .dollarIdentifier, .placeholder:
            guard token.keyword != .where, token.keyword != .in else { return false }
            sink.name(tokenRange)
            advance()
            guard readSelector(&sink), readArguments(&sink, depth: depth) else { return false }
        case .leftParenthesis: guard readTuple(&sink, depth: depth) else { return false }
        case .leftSquare: guard readCollection(&sink, depth: depth) else { return false }
        case .operatorSign:
            guard isAtOperator(beginningWith: "~") else { return false }
            split(after: 1, kind: .operatorSign)
            advance()
            guard readSimpleType(&sink, depth: depth + 1) else { return false }
            sink.wrap(.suppressed)
            return true
        default: return false
        }
        return readTypeSuffixes(&sink, depth: depth)
    }

    @inline(__always)
    private mutating func readTypeSuffixes<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        for _ in depth..<Self.typeDepthLimit {
            switch token.kind {
            case .period:
                advance()
                guard token.isName else { return false }
                if token.keyword == .metatype || token.keyword == .protocolMetatype {
                    sink.wrap(token.keyword == .metatype ? .metatype : .protocolMetatype)
                    advance()
                    continue
                }
                sink.member(tokenRange)
                advance()
                guard readSelector(&sink), readArguments(&sink, depth: depth) else { return false }
            case .postfixQuestion:
                sink.wrap(.optional)
                advance()
            case .exclamation:
                sink.wrap(.implicitlyUnwrapped)
                advance()
            default: return true
            }
        }
        return false
    }

    /// Reads what follows `Module::`.
    @inline(__always)
    mutating func readSelector<Sink: TypeSink>(_ sink: inout Sink) -> Bool {
        guard token.kind == .doubleColon else { return true }
        advance()
        guard token.isName else { return false }
        sink.selected(tokenRange)
        advance()
        return true
    }

    /// Reads `<…>` behind a name, if it is there.
    @inline(__always)
    mutating func readArguments<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        guard isAtOperator(beginningWith: "<") else { return true }
        return readArgumentList(&sink, depth: depth)
    }

    private mutating func readArgumentList<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        split(after: 1, kind: .operatorSign)
        advance()
        var count = 0
        while !isAtOperator(beginningWith: ">") {
            guard readArgument(&sink, depth: depth + 1) else { return false }
            count += 1
            guard token.kind == .comma else { break }
            advance()
        }
        guard isAtOperator(beginningWith: ">") else { return false }
        split(after: 1, kind: .operatorSign)
        advance()
        sink.arguments(count)
        return true
    }

    private mutating func readArgument<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        let start = token.start
        if isAtOperator(beginningWith: "-") {
            split(after: 1, kind: .operatorSign)
            advance()
            guard token.kind == .number else { return false }
        }
        guard token.kind == .number else { return readType(&sink, depth: depth) }
        sink.literal(start..<token.end)
        advance()
        return true
    }

    private mutating func readCollection<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        advance()
        guard readArgument(&sink, depth: depth + 1) else { return false }
        switch (token.kind, token.keyword) {
        case (.colon, _):
            advance()
            guard readType(&sink, depth: depth + 1) else { return false }
            sink.pair(.dictionary)
        case (.identifier, .of):
            advance()
            guard readType(&sink, depth: depth + 1) else { return false }
            sink.pair(.inlineArray)
        default: sink.wrap(.array)
        }
        guard token.kind == .rightSquare else { return false }
        advance()
        return true
    }

    private mutating func readTuple<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        advance()
        var count = 0
        while token.kind != .rightParenthesis {
            guard readElement(&sink, depth: depth + 1) else { return false }
            count += 1
            guard token.kind == .comma else { break }
            advance()
        }
        guard token.kind == .rightParenthesis else { return false }
        advance()
        sink.tuple(count)
        return true
    }

    private mutating func readElement<Sink: TypeSink>(_ sink: inout Sink, depth: Int) -> Bool {
        let names = readLabels()
        guard readType(&sink, depth: depth) else { return false }
        let isVariadic = isAtEllipsis
        if isVariadic { advance() }
        sink.element(first: names.first, second: names.second, isVariadic: isVariadic)
        return true
    }

    /// Whether `...` comes next.
    @inline(__always)
    var isAtEllipsis: Bool {
        token.kind == .operatorSign && token.end - token.start == 3 && base[token.start] == 0x2E && base[token.start + 1] == 0x2E
            && base[token.start + 2] == 0x2E
    }

    /// Reads `label:` or `label name:` and goes behind the colon; without a colon it reads nothing.
    @inline(__always)
    mutating func readLabels() -> (first: Range<Int>?, second: Range<Int>?) {
        guard token.isIdentifierLike else { return (nil, nil) }
        let state = state
        let first = tokenRange
        advance()
        if token.kind == .colon {
            advance()
            return (first, nil)
        }
        let second = tokenRange
        if token.isIdentifierLike {
            advance()
            if token.kind == .colon {
                advance()
                return (first, second)
            }
        }
        self.state = state
        return (nil, nil)
    }
}
