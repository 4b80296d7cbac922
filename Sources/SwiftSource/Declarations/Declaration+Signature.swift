extension Declaration {
    /// The generic parameters.
    public var genericParameters: [GenericParameter] {
        guard let place = place(record.genericParameters) else { return [] }
        guard kind != .macroExpansion else { return [] }
        return storage.read(from: place) { lexer, _ in
            var list: [GenericParameter] = []
            _ = lexer.readGenericParameters { parts in
                list.append(
                    GenericParameter(
                        name: storage.word(parts.name), specifier: parts.specifier.map(storage.text),
                        constraint: parts.constraint.flatMap { storage.type(at: $0.lowerBound) }))
            }
            return list
        }
    }

    /// The requirements of the where clause.
    public var genericRequirements: [GenericRequirement] {
        guard let place = place(record.requirements) else { return [] }
        return storage.read(from: place) { lexer, _ in
            var list: [GenericRequirement] = []
            _ = lexer.readRequirements { parts in
                let relation = GenericRequirement.Relation(rawValue: storage.text(parts.relation)) ?? .equals
                list.append(
                    GenericRequirement(
                        left: storage.requirementSide(parts.left), relation: relation, right: storage.requirementSide(parts.right)))
            }
            return list
        }
    }

    /// What stands behind the colon: the inherited types and protocols, of a `class` requirement the name `class`; of an operator
    /// its precedence group.
    public var inheritedTypes: [WrittenType] {
        guard let place = place(record.inheritance) else { return [] }
        return storage.read(from: place) { lexer, _ in
            var list: [WrittenType] = []
            _ = lexer.readInheritedTypes { range in
                if let type = storage.type(at: range.lowerBound) { list.append(type) }
            }
            return list
        }
    }

    /// The parameters of a function, initializer, subscript or macro; `nil` for other kinds.
    public var parameters: [Parameter]? {
        guard kind != .macroExpansion, let place = place(record.parameters) else { return nil }
        return storage.read(from: place) { lexer, _ in storage.parameters(&lexer) }
    }

    /// The text of the arguments of an expansion of a macro, without the parentheses.
    public var argumentText: String? {
        guard kind == .macroExpansion, let place = place(record.parameters) else { return nil }
        return storage.read(from: place) { lexer, _ in
            lexer.skipGroup() ? storage.text(place + 1..<lexer.previousEnd - 1) : nil
        }
    }

    /// `async`, `throws` and their kin.
    public var effects: Effects {
        guard let place = place(record.effects) else { return Effects() }
        return storage.read(from: place) { lexer, _ in storage.effects(&lexer) }
    }

    /// The type behind the arrow.
    public var resultType: WrittenType? {
        guard let place = place(record.effects) else { return nil }
        return storage.read(from: place) { lexer, _ in
            _ = storage.effects(&lexer)
            return lexer.token.kind == .arrow ? storage.type(at: lexer.token.end) : nil
        }
    }

    /// The type behind `=`: the target of a typealias, the default of an associated type.
    public var aliasedType: WrittenType? {
        guard kind != .macro, let place = place(record.value) else { return nil }
        return storage.type(at: place)
    }

    /// The text behind `=` of a macro.
    public var definition: String? {
        guard kind == .macro, let place = place(record.value) else { return nil }
        return storage.read(from: place) { lexer, _ in
            lexer.skipExpression()
            return storage.text(lexer.range(from: place))
        }
    }

    /// `?` or `!` of an initializer that can fail.
    public var failability: String? {
        guard kind == .initializer else { return nil }
        return storage.read(from: Int(record.nameEnd)) { lexer, _ in lexer.failability }
    }

    private func place(_ offset: UInt32) -> Int? { offset == DeclarationRecord.none ? nil : Int(offset) }
}

extension SourceStorage {
    /// A side of a requirement: a type, a number, or a layout of the compiler with its arguments.
    fileprivate func requirementSide(_ range: Range<Int>) -> WrittenType {
        if let type = type(at: range.lowerBound), type.range.upperBound == range.upperBound { return type }
        return WrittenType(.literal(text(range)), text: text(range), range: range)
    }

    /// Reads the effects before an arrow or a body.
    func effects(_ lexer: inout Lexer) -> Effects {
        var effects = Effects()
        while lexer.isAtEffect {
            let word = text(lexer.tokenRange)
            let isAsync = lexer.token.keyword == .async || lexer.token.keyword == .reasync
            lexer.advance()
            if isAsync {
                effects.asyncKeyword = word
                continue
            }
            effects.throwsKeyword = word
            guard lexer.token.kind == .leftParenthesis else { continue }
            effects.errorType = type(at: lexer.token.end)
            guard lexer.skipGroup() else { return effects }
        }
        return effects
    }
}
