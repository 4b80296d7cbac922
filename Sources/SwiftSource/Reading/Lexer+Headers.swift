extension Lexer {
    /// Reads a declaration from its introducer up to its body or end, and writes down where the parts are.
    mutating func scanHeader(_ record: inout DeclarationRecord) -> Bool {
        switch record.kind {
        case .structure, .class, .enumeration, .protocol, .actor: return scanTypeHeader(&record)
        case .extension: return scanExtensionHeader(&record)
        case .function, .macro:
            advance()
            guard scanFunctionName(&record) else { return false }
            return scanSignature(&record)
        case .initializer, .subscript, .deinitializer:
            record.nameStart = offset(token.start)
            record.nameEnd = offset(token.end)
            advance()
            if record.kind == .initializer, failability != nil { advance() }
            return scanSignature(&record)
        case .typealias, .associatedType: return scanAlias(&record)
        case .import: return scanImport(&record)
        case .operator: return scanOperatorDeclaration(&record)
        case .precedenceGroup:
            advance()
            return scanName(&record)
        case .macroExpansion: return scanMacroExpansion(&record)
        case .using: return scanUsing(&record)
        case .variable, .enumerationCase: return true
        }
    }

    /// Reads what follows the header of a declaration without members.
    mutating func scanBody(_ record: inout DeclarationRecord) -> Bool {
        switch record.kind {
        case .variable: return scanVariables(&record)
        case .enumerationCase: return scanCases(&record)
        case .function, .initializer, .deinitializer, .subscript:
            guard token.kind == .leftBrace else { return true }
            record.body = offset(token.start)
            return skipBlock()
        case .precedenceGroup:
            guard token.kind == .leftBrace else { return false }
            record.body = offset(token.start)
            return skipBlock()
        case .operator: return token.kind != .leftBrace || skipBlock()
        default: return true
        }
    }

    /// The sign behind the word of an initializer that can fail; a blank may stand before it.
    var failability: String? {
        switch token.kind {
        case .postfixQuestion, .infixQuestion: "?"
        case .exclamation: "!"
        default: nil
        }
    }

    @inline(__always)
    func offset(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: place) }

    private mutating func scanName(_ record: inout DeclarationRecord) -> Bool {
        guard token.isName else { return false }
        record.nameStart = offset(token.start)
        record.nameEnd = offset(token.end)
        advance()
        return true
    }

    private mutating func scanTypeHeader(_ record: inout DeclarationRecord) -> Bool {
        advance()
        guard scanName(&record), scanGenericParameters(&record) else { return false }
        return scanInheritance(&record) && scanRequirements(&record)
    }

    private mutating func scanExtensionHeader(_ record: inout DeclarationRecord) -> Bool {
        advance()
        record.nameStart = offset(token.start)
        guard skipType() else { return false }
        record.nameEnd = offset(previousEnd)
        return scanInheritance(&record) && scanRequirements(&record)
    }

    /// The name of a function, which may be an operator. Of `==<T>` the `<` belongs to what follows.
    private mutating func scanFunctionName(_ record: inout DeclarationRecord) -> Bool {
        if token.isName { return scanName(&record) }
        guard isAtOperatorName else { return false }
        let length = token.end - token.start
        if length > 1, token.kind == .operatorSign, byte(token.end - 1) == 0x3C, byte(token.end).isLetterOfName {
            split(after: length - 1, kind: .operatorSign)
        }
        record.nameStart = offset(token.start)
        record.nameEnd = offset(token.end)
        advance()
        return true
    }

    /// Whether the sign of an operator comes next.
    var isAtOperatorName: Bool {
        switch token.kind {
        case .operatorSign, .equal, .arrow, .ampersand, .infixQuestion, .postfixQuestion, .exclamation: true
        default: false
        }
    }

    /// Generic parameters, parameters, effects, result, definition and requirements, as far as they are there.
    private mutating func scanSignature(_ record: inout DeclarationRecord) -> Bool {
        guard scanGenericParameters(&record) else { return false }
        if token.kind == .leftParenthesis {
            record.parameters = offset(token.start)
            guard skipGroup() else { return false }
        } else if record.kind != .deinitializer {
            return false
        }
        if isAtEffect || token.kind == .arrow { record.effects = offset(token.start) }
        var extent = TypeExtent()
        guard readEffects(&extent, depth: 0) != nil else { return false }
        if token.kind == .arrow {
            advance()
            guard skipType() else { return false }
        }
        if record.kind == .macro, token.kind == .equal {
            advance()
            record.value = offset(token.start)
            guard skipExpression() else { return false }
        }
        return scanRequirements(&record)
    }

    @inline(__always)
    private mutating func scanGenericParameters(_ record: inout DeclarationRecord) -> Bool {
        guard isAtOperator(beginningWith: "<") else { return true }
        record.genericParameters = offset(token.start)
        return readGenericParameters { _ in }
    }

    @inline(__always)
    private mutating func scanInheritance(_ record: inout DeclarationRecord) -> Bool {
        guard token.kind == .colon else { return true }
        record.inheritance = offset(token.start)
        return readInheritedTypes { _ in }
    }

    @inline(__always)
    private mutating func scanRequirements(_ record: inout DeclarationRecord) -> Bool {
        guard token.keyword == .where else { return true }
        record.requirements = offset(token.start)
        return readRequirements { _ in }
    }

    private mutating func scanAlias(_ record: inout DeclarationRecord) -> Bool {
        advance()
        guard scanName(&record), scanGenericParameters(&record), scanInheritance(&record) else { return false }
        if token.kind == .equal {
            advance()
            record.value = offset(token.start)
            guard skipType() else { return false }
        } else if record.kind == .typealias {
            return false
        }
        return scanRequirements(&record)
    }

    private mutating func scanVariables(_ record: inout DeclarationRecord) -> Bool {
        advance()
        var isFirst = true
        return readBindings { binding in
            guard isFirst else { return }
            isFirst = false
            record.nameStart = UInt32(truncatingIfNeeded: binding.pattern.lowerBound)
            record.nameEnd = UInt32(truncatingIfNeeded: binding.pattern.upperBound)
            if let accessors = binding.accessors { record.body = UInt32(truncatingIfNeeded: accessors.lowerBound) }
        }
    }

    private mutating func scanCases(_ record: inout DeclarationRecord) -> Bool {
        advance()
        record.nameStart = offset(token.start)
        record.nameEnd = offset(token.end)
        return readCases { _ in }
    }
}

extension UInt8 {
    /// Whether a name can begin with the byte.
    var isLetterOfName: Bool { ByteSet.identifierStart.contains(self) || self >= 0x80 || self == 0x60 }
}
