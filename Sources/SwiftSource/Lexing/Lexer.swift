/// Reads Swift source token by token from plain memory, which must outlive it.
///
/// It goes over each byte once, makes no text, and never reads outside the memory, whatever the bytes are. Blocks and groups
/// in brackets that nobody looks into are passed over by ``skipBlock()`` and ``skipGroup()``, which see only what can hide
/// a bracket: strings, comments, regular expressions and quoted identifiers.
struct Lexer {
    /// What a look ahead restores.
    struct State {
        var token: Token
        var previousEnd: Int
        var position: Int
    }

    let base: UnsafePointer<UInt8>
    /// Where the source ends.
    let end: Int
    /// The next byte behind the current token.
    var position: Int
    /// The current token.
    var token: Token
    /// Where the token before the current one ends.
    var previousEnd = 0
    /// The comments that carry annotations, by where they begin, in the order of the file.
    var annotatedComments: ContiguousArray<UInt32> = []
    /// Where a regular expression begins directly behind an operator.
    var regularExpressionStart = -1
    /// How many more brackets may turn out to have no end, each of which costs a look at the rest of the file.
    var unclosedLimit = 256
    /// Conflicts of a kind that have no end have none further down either.
    var hasNoConflict = (ours: false, theirs: false)
    /// `if` in the conditions of `if`, and attributes under `#if` in `#if`.
    var nesting = 0
    private let keywords = KeywordTable.shared

    /// Begins to read at `start`; the first token is current then.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, to end: Int? = nil) {
        base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        self.end = min(end ?? bytes.count, bytes.count)
        position = start
        token = Token(kind: .unknown, start: start, end: start)
        previousEnd = start
        if start == 0 { skipPrologue() }
        token.start = position
        token.end = position
        advance()
    }

    /// The byte at a distance from `place`; 0 outside the source.
    @inline(__always)
    func byte(_ place: Int) -> UInt8 {
        place >= 0 && place < end ? base[place] : 0
    }

    /// Where a look ahead begins.
    var state: State {
        @inline(__always) get { State(token: token, previousEnd: previousEnd, position: position) }
        @inline(__always) set {
            token = newValue.token
            previousEnd = newValue.previousEnd
            position = newValue.position
        }
    }

    /// What has been read since a place; empty when nothing has.
    @inline(__always)
    func range(from start: Int) -> Range<Int> { Range(uncheckedBounds: (start, max(start, previousEnd))) }

    /// Goes to the next token.
    @inline(__always)
    mutating func advance() {
        previousEnd = token.end
        let isAtLineStart = skipTrivia()
        scanToken()
        token.isAtLineStart = isAtLineStart
    }

    /// Goes to a place in the source and reads on from there, with `place` as the end of what is done.
    mutating func move(to place: Int) {
        position = place
        token.end = place
        advance()
    }

    /// Cuts the current token after its first bytes: the `>` of `>?` closes generic arguments.
    mutating func split(after count: Int, kind: Token.Kind) {
        position = token.start + count
        token.end = position
        token.kind = kind
    }

    /// Whether the current token is exactly this one ASCII character.
    @inline(__always)
    func isAt(_ character: Unicode.Scalar) -> Bool {
        token.end &- token.start == 1 && base[token.start] == UInt8(truncatingIfNeeded: character.value)
    }

    /// Whether the current token is an operator that begins with this character.
    @inline(__always)
    func isAtOperator(beginningWith character: Unicode.Scalar) -> Bool {
        token.kind == .operatorSign && base[token.start] == UInt8(truncatingIfNeeded: character.value)
    }

    /// The mark of UTF-8 and the line for the shell, with which a file may begin.
    private mutating func skipPrologue() {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
        if byte(position) == 0x23, byte(position + 1) == 0x21 {
            while position < end, base[position] != 0x0A, base[position] != 0x0D { position += 1 }
        }
    }

    @inline(__always)
    private mutating func scanToken() {
        let start = position
        guard start < end else {
            token = Token(kind: .endOfFile, start: end, end: end)
            return
        }
        let first = base[start]
        if ByteSet.identifierStart.contains(first) {
            position = start &+ 1
            scanIdentifierRest()
            let keyword = keywords.keyword(base, start, position, limit: end)
            token = Token(kind: .identifier, keyword: keyword, start: start, end: position)
            return
        }
        let kind = Self.punctuation(first)
        if kind != .unknown {
            position = start &+ 1
            token = Token(kind: kind, start: start, end: position)
            return
        }
        scanRareToken(first)
    }

    /// The kind of what is one byte long whatever follows.
    @inline(__always)
    private static func punctuation(_ byte: UInt8) -> Token.Kind {
        switch byte {
        case 0x28: .leftParenthesis
        case 0x29: .rightParenthesis
        case 0x2C: .comma
        case 0x3B: .semicolon
        case 0x40: .at
        case 0x5B: .leftSquare
        case 0x5C: .backslash
        case 0x5D: .rightSquare
        case 0x7B: .leftBrace
        case 0x7D: .rightBrace
        default: .unknown
        }
    }

    @inline(never)
    private mutating func scanRareToken(_ first: UInt8) {
        let start = position
        position = start + 1
        token = Token(kind: .unknown, start: start, end: start)
        switch first {
        case 0x3A:
            token.kind = .colon
            if byte(position) == 0x3A {
                token.kind = .doubleColon
                position += 1
            }
        case 0x22:
            position = stringEnd(quote: start, hashCount: 0)
            token.kind = .string
        case 0x23: scanPound()
        case 0x24:
            scanIdentifierRest()
            token.kind = position == start + 1 ? .identifier : .dollarIdentifier
        case 0x60: scanQuotedIdentifier()
        case 0x30...0x39: scanNumber()
        case 0x2E where ByteSet.identifier.contains(byte(position)) || byte(position) == 0x60: token.kind = .period
        default: scanOperatorOrLetter(first)
        }
        token.end = position
    }

    /// Letters above ASCII begin names or operators; everything else that is no operator is one unknown byte.
    private mutating func scanOperatorOrLetter(_ first: UInt8) {
        let start = token.start
        if first >= 0x80 {
            let (scalar, length) = scalar(at: start)
            guard scalar.isOperatorHead else {
                position = start + length
                scanIdentifierRest()
                token.kind = .identifier
                return
            }
        } else if !ByteSet.operatorCharacter.contains(first), first != 0x2E {
            return
        }
        position = start
        scanOperator()
    }

    /// Goes on as long as there are letters of names.
    @inline(__always)
    mutating func scanIdentifierRest() {
        while position < end {
            let byte = base[position]
            if ByteSet.identifier.contains(byte) || byte == 0x24 {
                position &+= 1
            } else if byte < 0x80 || !scanLetter() {
                return
            }
        }
    }

    /// Goes over one letter above ASCII that may be part of a name.
    @inline(never)
    private mutating func scanLetter() -> Bool {
        let (scalar, length) = scalar(at: position)
        guard scalar.isIdentifierCharacter else { return false }
        position += length
        return true
    }

    private mutating func scanQuotedIdentifier() {
        while position < end, base[position] != 0x60, base[position] != 0x0A, base[position] != 0x0D { position += 1 }
        if byte(position) == 0x60, position > token.start + 1 {
            position += 1
            token.kind = .quotedIdentifier
        } else {
            position = token.start + 1
        }
    }
}
