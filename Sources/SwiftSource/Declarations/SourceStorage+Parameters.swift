extension SourceStorage {
    /// Reads the parameters of a function, or the associated values of a case, from `(` on.
    func parameters(_ lexer: inout Lexer) -> [Parameter] {
        var list: [Parameter] = []
        lexer.advance()
        while lexer.token.kind != .rightParenthesis, let parameter = parameter(&lexer) {
            list.append(parameter)
            guard lexer.token.kind == .comma else { break }
            lexer.advance()
        }
        return list
    }

    private func parameter(_ lexer: inout Lexer) -> Parameter? {
        let start = lexer.token.start
        let beginning = lexer.state
        var attributes = attributes(&lexer)
        var modifiers: [Modifier] = []
        var names = lexer.readLabels()
        if names.first == nil, lexer.token.isName {
            let state = lexer.state
            let modifier = Modifier(name: text(lexer.tokenRange), range: lexer.tokenRange)
            lexer.advance()
            names = lexer.readLabels()
            if names.first == nil { lexer.state = state } else { modifiers = [modifier] }
        }
        if names.first == nil {
            // Without a name the attributes are those of the type.
            lexer.state = beginning
            attributes = []
        }
        guard let type = type(at: lexer.token.start) else { return nil }
        lexer.move(to: type.range.upperBound)
        let isVariadic = lexer.isAtEllipsis
        if isVariadic { lexer.advance() }
        var value: String?
        if lexer.token.kind == .equal {
            lexer.advance()
            let valueStart = lexer.token.start
            lexer.skipExpression()
            value = text(valueStart..<lexer.previousEnd)
        }
        return Parameter(
            attributes: attributes, modifiers: modifiers, firstName: names.first.map(word), secondName: names.second.map(word), type: type,
            isVariadic: isVariadic, defaultValue: value, range: start..<lexer.previousEnd)
    }
}
