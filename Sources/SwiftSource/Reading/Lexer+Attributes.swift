extension Lexer {
    /// Goes over attributes, those under `#if` included; tells whether there were some.
    mutating func skipAttributes() -> Bool {
        var hasSome = false
        while true {
            if token.kind == .at {
                let state = state
                guard skipAttribute() else {
                    self.state = state
                    return hasSome
                }
            } else if token.kind == .poundIf, isAtConditionalAttributes() {
                skipConditionalAttributes()
            } else {
                return hasSome
            }
            hasSome = true
        }
    }

    /// Goes over one attribute with its arguments.
    mutating func skipAttribute() -> Bool {
        var extent = TypeExtent()
        return readAttribute(&extent) != nil
    }

    /// Reads an attribute; the result is the range of its arguments with their parentheses, empty when it has none.
    mutating func readAttribute<Sink: TypeSink>(_ sink: inout Sink) -> Range<Int>? {
        advance()
        guard readAttributeName(&sink) else { return nil }
        guard token.kind == .leftParenthesis, !token.isAtLineStart else { return range(from: previousEnd) }
        let start = token.start
        guard skipGroup() else { return nil }
        return range(from: start)
    }

    /// Whether an `#if` holds nothing but attributes, and is therefore one itself.
    mutating func isAtConditionalAttributes() -> Bool {
        guard nesting < Self.nestingLimit else { return false }
        let state = state
        nesting += 1
        defer { (self.state, nesting) = (state, nesting - 1) }
        return skipAttributesOfBranches()
    }

    /// Statements and directives in themselves; what is deeper is not read.
    static var nestingLimit: Int { 16 }

    private mutating func skipAttributesOfBranches() -> Bool {
        var sawAttribute = false
        while true {
            let hasCondition = token.kind != .poundElse
            advance()
            if hasCondition, !skipExpression(.directive) { return false }
            if skipAttributes() { sawAttribute = true }
            switch token.kind {
            case .poundElseif, .poundElse: continue
            case .poundEndif:
                advance()
                return sawAttribute
            default: return false
            }
        }
    }

    private mutating func skipConditionalAttributes() {
        _ = skipAttributesOfBranches()
    }

    /// Goes over modifiers, those that are not known included; the result is their number.
    mutating func skipModifiers() -> Int {
        var count = 0
        while token.kind == .identifier, isAtModifier() {
            let takesDetail = takesDetail(token.keyword)
            let isUnknown = token.keyword == .none
            advance()
            if takesDetail, token.kind == .leftParenthesis {
                guard isAtModifierDetail, skipGroup() else { return count }
            } else if isUnknown, token.kind == .leftParenthesis {
                _ = skipGroup()
            }
            count += 1
        }
        return count
    }

    /// Whether `(set)`, `(unsafe)`, `(safe)` or `(nonsending)` comes next; everything else in parentheses is a call.
    private var isAtModifierDetail: Bool {
        var start = token.end
        while ByteSet.blank.contains(byte(start)), start < end { start += 1 }
        return ["set", "unsafe", "safe", "nonsending"].contains {
            matches($0, at: start) && !ByteSet.identifier.contains(byte(start + $0.utf8CodeUnitCount))
        }
    }

    private func takesDetail(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .public, .private, .fileprivate, .internal, .package, .open, .unowned, .nonisolated, .setterAccess: true
        default: false
        }
    }

    /// Whether a modifier comes next: a word that is one, or an unknown word before a declaration in the same line.
    mutating func isAtModifier() -> Bool {
        if token.keyword.isModifier { return true }
        guard token.keyword == .class || token.keyword == .none else { return false }
        let isUnknown = token.keyword == .none
        let state = state
        defer { self.state = state }
        advance()
        if isUnknown {
            if token.kind == .leftParenthesis, token.start == previousEnd, !skipGroup() { return false }
            if token.isAtLineStart { return false }
        }
        return token.kind == .identifier && (token.keyword.isIntroducer || token.keyword.isModifier)
    }

    /// Which declaration the current token introduces. At the level of a file some words are names of their own.
    mutating func introducedKind(isFile: Bool) -> DeclarationKind? {
        if token.kind == .pound { return isFile ? nil : .macroExpansion }
        switch token.keyword {
        case .import: return .import
        case .struct: return .structure
        case .class: return .class
        case .enum: return .enumeration
        case .protocol: return .protocol
        case .extension: return .extension
        case .func: return .function
        case .`init`: return .initializer
        case .deinit: return .deinitializer
        case .subscript: return .subscript
        case .var, .let: return .variable
        case .case: return .enumerationCase
        case .typealias: return .typealias
        case .associatedtype: return .associatedType
        case .operator: return .operator
        case .precedencegroup: return .precedenceGroup
        case .actor: return isFollowedByName() ? .actor : nil
        case .macro: return isFollowedByName() ? .macro : nil
        case .using: return isFollowedByName() ? .using : nil
        default: return nil
        }
    }

    private mutating func isFollowedByName() -> Bool {
        let isUsing = token.keyword == .using
        let state = state
        defer { self.state = state }
        advance()
        return isUsing ? (token.isName || token.kind == .at) && !token.isAtLineStart : token.isName
    }

    /// Whether the current token can begin a declaration, for finding a place to go on.
    mutating func isAtDeclaration() -> Bool {
        token.kind == .at || token.keyword.isIntroducer || token.keyword == .actor && isFollowedByName() || isAtModifier()
    }

    /// The number of blanks at the beginning of the line of a place.
    func indentation(at place: Int) -> Int {
        var start = place
        while start > 0, base[start - 1] != 0x0A, base[start - 1] != 0x0D { start -= 1 }
        var end = start
        while byte(end) == 0x20 || byte(end) == 0x09 { end += 1 }
        return end - start
    }
}

extension Keyword {
    /// Whether the word is a modifier before a declaration.
    var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .required, .convenience, .lazy,
            .dynamic, .optional, .indirect, .mutating, .nonmutating, .prefix, .postfix, .infix, .weak, .unowned, .isolated, .nonisolated,
            .distributed, .borrowing, .consuming, .sending, .async, .reasync, .unsafeConst, .unsafeLocal, .consumingSelf, .setterAccess,
            .resultDependsOnSelf:
            true
        default: false
        }
    }

    /// Whether the word always introduces a declaration.
    var isIntroducer: Bool {
        switch self {
        case .import, .struct, .class, .enum, .protocol, .extension, .func, .`init`, .deinit, .subscript, .var, .let, .case, .typealias,
            .associatedtype, .operator, .precedencegroup:
            true
        default: false
        }
    }
}
