extension SourceStorage {
    /// Reads the block of accessors whose `{` is current.
    func accessors(_ lexer: inout Lexer) -> [Accessor] {
        let start = lexer.token.start
        let block = lexer.state
        lexer.advance()
        var list: [Accessor] = []
        while lexer.token.kind != .rightBrace, lexer.token.kind != .endOfFile {
            guard let accessor = accessor(&lexer) else { break }
            list.append(accessor)
        }
        guard list.isEmpty else { return list }
        lexer.state = block
        _ = lexer.skipBlock()
        let range = lexer.range(from: start)
        return [Accessor(name: "get", isImplicit: true, attributes: [], modifiers: [], bodyRange: range, range: range)]
    }

    private func accessor(_ lexer: inout Lexer) -> Accessor? {
        guard lexer.token.kind == .identifier || lexer.token.kind == .at else { return nil }
        let state = lexer.state
        let start = lexer.token.start
        let attributes = attributes(&lexer)
        let introducer = accessorWord(&lexer)
        guard let introducer else {
            lexer.state = state
            return nil
        }
        lexer.state = state
        _ = self.attributes(&lexer)
        let modifiers = modifiers(&lexer, before: introducer.lowerBound)
        lexer.advance()
        var accessor = Accessor(
            name: text(introducer), isImplicit: false, attributes: attributes, modifiers: modifiers,
            range: start..<start)
        if lexer.token.kind == .leftParenthesis {
            let nameStart = lexer.token.end
            guard lexer.skipGroup() else { return nil }
            accessor.parameter = word(nameStart..<lexer.previousEnd - 1)
        }
        let effects = effects(&lexer)
        (accessor.asyncKeyword, accessor.throwsKeyword, accessor.errorType) = (
            effects.asyncKeyword, effects.throwsKeyword, effects.errorType
        )
        if lexer.token.kind == .leftBrace {
            let bodyStart = lexer.token.start
            _ = lexer.skipBlock()
            accessor.bodyRange = lexer.range(from: bodyStart)
        }
        accessor.range = lexer.range(from: start)
        return accessor
    }

    /// The word of the accessor that comes next, behind its modifiers.
    private func accessorWord(_ lexer: inout Lexer) -> Range<Int>? {
        let words: Set<Substring> = [
            "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "borrow", "mutate", "unsafeAddress",
            "unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner",
            "mutableAddressWithNativeOwner",
        ]
        let modifiers: Set<Substring> = ["mutating", "nonmutating", "consuming", "borrowing", "__consuming", "nonisolated", "async"]
        while lexer.token.kind == .identifier {
            let word = Substring(text(lexer.tokenRange))
            if words.contains(word) { return lexer.tokenRange }
            guard modifiers.contains(word) else { return nil }
            lexer.advance()
            if lexer.token.kind == .leftParenthesis, !lexer.skipGroup() { return nil }
        }
        return nil
    }
}
