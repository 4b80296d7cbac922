extension Lexer {
    mutating func scanImport(_ record: inout DeclarationRecord) -> Bool {
        advance()
        switch token.keyword {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .actor, .macro:
            let state = state
            advance()
            if !token.isName { self.state = state }
        default: break
        }
        guard token.isName else { return false }
        record.nameStart = offset(token.start)
        advance()
        while token.kind == .period || token.kind == .doubleColon {
            advance()
            guard token.isName || isAtOperatorName else { return false }
            advance()
        }
        record.nameEnd = offset(previousEnd)
        return true
    }

    mutating func scanOperatorDeclaration(_ record: inout DeclarationRecord) -> Bool {
        advance()
        guard isAtOperatorName || token.kind == .regularExpression else { return false }
        record.nameStart = offset(token.start)
        record.nameEnd = offset(token.end)
        advance()
        guard token.kind == .colon else { return true }
        record.inheritance = offset(token.start)
        repeat {
            advance()
            guard token.isName else { return false }
            advance()
        } while token.kind == .comma
        return true
    }

    mutating func scanMacroExpansion(_ record: inout DeclarationRecord) -> Bool {
        advance()
        guard token.isName else { return false }
        record.nameStart = offset(token.start)
        record.nameEnd = offset(token.end)
        advance()
        if token.kind == .doubleColon {
            advance()
            guard token.isName else { return false }
            record.nameEnd = offset(token.end)
            advance()
        }
        var extent = TypeExtent()
        if isAtOperator(beginningWith: "<") {
            record.genericParameters = offset(token.start)
            guard readArguments(&extent, depth: 0) else { return false }
        }
        if token.kind == .leftParenthesis, !token.isAtLineStart {
            record.parameters = offset(token.start)
            guard skipGroup() else { return false }
        }
        if token.kind == .leftBrace {
            record.body = offset(token.start)
            _ = skipClosures(.value)
        }
        return true
    }

    mutating func scanUsing(_ record: inout DeclarationRecord) -> Bool {
        advance()
        record.nameStart = offset(token.start)
        if token.kind == .at {
            guard skipAttribute() else { return false }
        } else {
            advance()
        }
        record.nameEnd = offset(previousEnd)
        return true
    }
}
