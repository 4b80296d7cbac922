extension Declaration {
    /// The variables of a declaration of variables.
    public var bindings: [VariableBinding] {
        guard kind == .variable else { return [] }
        return storage.read(from: Int(record.nameStart)) { lexer, _ in
            var list: [VariableBinding] = []
            _ = lexer.readBindings { list.append(storage.binding($0)) }
            return list
        }
    }

    /// The cases of a declaration of cases.
    public var cases: [EnumerationCase] {
        guard kind == .enumerationCase else { return [] }
        return storage.read(from: Int(record.nameStart)) { lexer, _ in
            var list: [EnumerationCase] = []
            let annotations = annotations
            _ = lexer.readCases { list.append(storage.enumerationCase($0, list.isEmpty ? annotations : nil)) }
            return list
        }
    }

    /// The accessors of a subscript; `nil` when no block follows, and for other kinds.
    public var accessors: [Accessor]? {
        guard kind == .subscript, record.body != DeclarationRecord.none else { return nil }
        return storage.read(from: Int(record.body)) { lexer, _ in storage.accessors(&lexer) }
    }
}

extension SourceStorage {
    fileprivate func binding(_ parts: BindingParts) -> VariableBinding {
        let end = (parts.accessors ?? parts.value ?? parts.type ?? parts.pattern).upperBound
        return VariableBinding(
            pattern: text(parts.pattern), names: names(in: parts.pattern), type: parts.type.flatMap { type(at: $0.lowerBound) },
            initialValue: parts.value.map(text),
            accessors: parts.accessors.map { read(from: $0.lowerBound) { lexer, _ in accessors(&lexer) } },
            accessorRange: parts.accessors, range: parts.pattern.lowerBound..<end)
    }

    /// The names that a pattern binds.
    private func names(in pattern: Range<Int>) -> [String] {
        read(from: pattern.lowerBound) { lexer, _ in
            var names: [String] = []
            while lexer.token.start < pattern.upperBound, lexer.token.kind != .endOfFile {
                let name = lexer.tokenRange
                let isName = lexer.token.isIdentifierLike && lexer.token.keyword != .let && lexer.token.keyword != .var
                lexer.advance()
                if isName, lexer.token.kind != .colon || lexer.token.start >= pattern.upperBound, text(name) != "_" {
                    names.append(word(name))
                }
            }
            return names
        }
    }

    fileprivate func enumerationCase(_ parts: CaseParts, _ annotations: Annotations?) -> EnumerationCase {
        let end = (parts.value ?? parts.parameters ?? parts.name).upperBound
        let start = parts.name.lowerBound
        let place = AnnotationPlace(triviaStart: parts.triviaStart, start: start, introducer: start, trailing: end..<behindComment(end))
        return EnumerationCase(
            name: word(parts.name),
            associatedValues: parts.parameters.map { read(from: $0.lowerBound) { lexer, _ in parameters(&lexer) } },
            rawValue: parts.value.map(text), range: start..<end, annotations: annotations ?? self.annotations(place))
    }
}
