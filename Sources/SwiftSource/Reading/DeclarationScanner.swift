/// Goes over a file once and writes down where its declarations are.
///
/// What cannot be read becomes a problem, and reading goes on with the next line that begins a declaration; behind a brace
/// that nothing closes with one that stands no deeper than the broken one.
struct DeclarationScanner {
    /// Declarations in declarations; the members of deeper ones are passed over.
    static let depthLimit = 100

    var lexer: Lexer
    var records: ContiguousArray<DeclarationRecord> = []
    var conditions: ContiguousArray<ConditionRecord> = []
    var problems: [ScanProblem] = []
    private var condition = DeclarationRecord.none
    private var parent = DeclarationRecord.none
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        lexer = Lexer(bytes)
        records.reserveCapacity(bytes.count / 128)
    }

    /// Reads the whole file.
    mutating func scanFile() {
        scanItems(isFile: true)
        if condition != DeclarationRecord.none { note(.unclosedCondition, at: lexer.end) }
    }

    /// Reads declarations, and at the level of the file statements, up to the end of the block or the file.
    private mutating func scanItems(isFile: Bool) {
        while true {
            switch lexer.token.kind {
            case .endOfFile: return
            case .rightBrace:
                if !isFile { return }
                note(.strayBrace, at: lexer.token.start)
                lexer.advance()
            case .semicolon: lexer.advance()
            case .poundIf where !lexer.isAtConditionalAttributes(): openCondition()
            case .poundElseif, .poundElse: continueCondition()
            case .poundEndif: closeCondition()
            case .poundSourceLocation:
                lexer.advance()
                if lexer.token.kind == .leftParenthesis { _ = lexer.skipGroup() }
            default: scanItem(isFile: isFile)
            }
        }
    }

    private mutating func scanItem(isFile: Bool) {
        let before = lexer.state
        var record = DeclarationRecord(
            kind: .import, start: place(lexer.token.start), triviaStart: place(lexer.previousEnd), modifiersStart: 0, introducer: 0,
            parent: parent, condition: condition)
        let hasAttributes = lexer.skipAttributes()
        record.modifiersStart = place(lexer.token.start)
        let modifierCount = lexer.skipModifiers()
        record.introducer = place(lexer.token.start)
        guard let kind = lexer.introducedKind(isFile: isFile && !hasAttributes && modifierCount == 0) else {
            // A single modifier may be a name in a statement: `open.close()`.
            if isFile, !hasAttributes, modifierCount < 2 {
                lexer.state = before
                lexer.skipStatement()
            } else {
                recover(from: before, .noDeclaration)
            }
            return
        }
        record.kind = kind
        let index = records.count
        let problemCount = problems.count
        records.append(record)
        guard scanDeclaration(&record, index: index) else {
            records.removeSubrange(index...)
            problems.removeSubrange(problemCount...)
            recover(from: before, .unreadableDeclaration(kind))
            return
        }
        record.end = place(lexer.previousEnd)
        record.next = place(records.count)
        records[index] = record
    }

    private mutating func scanDeclaration(_ record: inout DeclarationRecord, index: Int) -> Bool {
        guard lexer.scanHeader(&record) else { return false }
        guard record.kind.hasMembers else { return lexer.scanBody(&record) }
        guard lexer.token.kind == .leftBrace else { return false }
        record.body = place(lexer.token.start)
        return scanMembers(of: index, start: Int(record.start))
    }

    /// Reads the members of a type. When its end is missing, what has been read is kept.
    private mutating func scanMembers(of index: Int, start: Int) -> Bool {
        guard depth < Self.depthLimit else { return lexer.skipBlock() }
        let (outerParent, outerCondition, brace) = (parent, condition, lexer.token.start)
        (parent, depth) = (place(index), depth + 1)
        lexer.advance()
        scanItems(isFile: false)
        if condition != outerCondition { note(.unclosedCondition, at: lexer.token.start) }
        (parent, condition, depth) = (outerParent, outerCondition, depth - 1)
        if lexer.token.kind == .rightBrace {
            lexer.advance()
        } else {
            note(.unclosedMembers, at: brace)
        }
        return true
    }

    // MARK: conditions

    private mutating func openCondition() {
        let outer = condition
        lexer.advance()
        appendCondition(.if, outer: outer, previous: DeclarationRecord.none)
    }

    private mutating func continueCondition() {
        let isElse = lexer.token.kind == .poundElse
        guard condition != DeclarationRecord.none else {
            note(.strayDirective, at: lexer.token.start)
            lexer.advance()
            return
        }
        lexer.advance()
        appendCondition(isElse ? .else : .elseif, outer: conditions[Int(condition)].outer, previous: condition)
    }

    private mutating func closeCondition() {
        if condition == DeclarationRecord.none {
            note(.strayDirective, at: lexer.token.start)
        } else {
            condition = conditions[Int(condition)].outer
        }
        lexer.advance()
    }

    private mutating func appendCondition(_ keyword: ConditionalBranch.Keyword, outer: UInt32, previous: UInt32) {
        let start = lexer.token.start
        if keyword != .else, !lexer.skipExpression(.directive) { note(.noCondition, at: start) }
        let end = keyword == .else || lexer.previousEnd < start ? start : lexer.previousEnd
        condition = place(conditions.count)
        conditions.append(ConditionRecord(keyword: keyword, start: place(start), end: place(end), outer: outer, previous: previous))
    }

    // MARK: problems

    private mutating func note(_ kind: ScanProblem.Kind, at offset: Int) {
        guard problems.count < ScanProblem.limit else { return }
        problems.append(ScanProblem(kind: kind, offset: min(offset, lexer.end)))
    }

    /// Notes a problem and goes on behind it. Braces that nothing closes are not believed any more: indentation decides then.
    private mutating func recover(from before: Lexer.State, _ kind: ScanProblem.Kind) {
        note(kind, at: before.token.start)
        if !kind.isAboutWords { lexer.state = before }
        if lexer.token.start == before.token.start { lexer.advance() }
        var indentation: Int?
        while true {
            switch lexer.token.kind {
            case .endOfFile, .semicolon, .poundIf, .poundElseif, .poundElse, .poundEndif: return
            case .rightBrace where parent != DeclarationRecord.none:
                guard let indentation, lexer.indentation(at: lexer.token.start) >= indentation else { return }
            case .leftBrace where indentation == nil:
                let brace = lexer.state
                if lexer.skipBlock() { continue }
                lexer.state = brace
                indentation = lexer.indentation(at: before.token.start)
            case .at, .identifier:
                let isNext = (lexer.token.isAtLineStart || kind.isAboutWords) && lexer.isAtDeclaration()
                if isNext, indentation.map({ lexer.indentation(at: lexer.token.start) <= $0 }) ?? true { return }
            default: break
            }
            lexer.advance()
        }
    }

    @inline(__always)
    private func place(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: offset) }
}
