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

    /// The end of the line of a place.
    func behindComment(_ place: Int) -> Int {
        let line = lines.line(of: place)
        return line + 1 < lines.count ? lines.start(of: line + 1) : bytes.count
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
            value = text(lexer.range(from: valueStart))
        }
        let isFirstInLine = lines.line(of: beginning.previousEnd) != lines.line(of: start)
        let end = lexer.previousEnd
        let annotations = annotations(
            AnnotationPlace(
                triviaStart: beginning.previousEnd, start: start, introducer: start,
                trailing: isFirstInLine ? end..<behindComment(end) : end..<end))
        return Parameter(
            attributes: attributes, modifiers: modifiers, firstName: names.first.map(word), secondName: names.second.map(word), type: type,
            isVariadic: isVariadic, defaultValue: value, range: start..<end, annotations: annotations)
    }
}
