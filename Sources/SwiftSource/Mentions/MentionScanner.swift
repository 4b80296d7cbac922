/// Reads what a file mentions, token by token.
struct MentionScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    var mentions = SourceMentions()
    /// Where each literal begins.
    var offsets: [Int] = []
    private var frames: [Frame] = []

    /// An open bracket.
    private struct Frame {
        /// The bracket that ends it.
        var end: Token.Kind
        /// Where the callee stands; empty when it is no call.
        var callee: Range<Int>
        /// Where the current argument begins; its label, when it has one, stands before.
        var argumentStart: Int
        var label: Range<Int>?
        /// The number of tokens of the current argument.
        var tokenCount = 0
        /// The literal that the current argument has been so far.
        var literal: Int?
        var arguments: [(label: Range<Int>?, code: Range<Int>)] = []
        /// The literals that are whole arguments, with their places.
        var literals: [(literal: Int, index: Int)] = []
    }

    /// How deep code in strings in code is looked into.
    private static let depthLimit = 16
    /// How many bytes of an argument are kept, so that nested closures are not copied over and over.
    private static let codeLimit = 256
    /// How many brackets may be open.
    private static let frameLimit = 512

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Reads a part of the file.
    mutating func scan(from start: Int, to end: Int, depth: Int) {
        var lexer = Lexer(bytes, from: start, to: end)
        let outer = frames
        frames = []
        var chain = 0..<0
        var previous: Token.Kind = .unknown
        var previousName: NameHash?
        var beforePeriod: NameHash?
        // What is put together with '+' is a text with a gap.
        var previousLiteral: Int?
        var isBehindPlus = false
        while lexer.token.kind != .endOfFile {
            let token = lexer.token
            var name: NameHash?
            var literal: Int?
            switch token.kind {
            case .identifier, .quotedIdentifier, .dollarIdentifier:
                name = hash(of: token)
                if let name { note(name, behind: previous == .period, owner: beforePeriod) }
                chain = previous == .period ? chain.lowerBound..<token.end : token.start..<token.end
            case .period:
                beforePeriod = previousName
                if previousName == nil { chain = token.start..<token.end }
            case .string:
                literal = addLiteral(token, &lexer, depth: depth)
                if let literal, isBehindPlus { mentions.literals[literal].parts.insert("", at: 0) }
            case .operatorSign where isPlus(token): if let previousLiteral { mentions.literals[previousLiteral].parts.append("") }
            default: break
            }
            noteArgument(token, previous, literal)
            switch token.kind {
            case .leftParenthesis:
                let isCall = previousName != nil && lexer.previousEnd == token.start && !chain.isEmpty
                open(.rightParenthesis, callee: isCall ? chain : 0..<0, token)
            case .leftSquare: open(.rightSquare, callee: 0..<0, token)
            case .leftBrace: open(.rightBrace, callee: 0..<0, token)
            case .rightParenthesis, .rightSquare, .rightBrace: close(token)
            default: break
            }
            previousName = name
            previousLiteral = literal
            isBehindPlus = isPlus(token)
            previous = token.kind
            lexer.advance()
        }
        frames = outer
    }

    private func isPlus(_ token: Token) -> Bool {
        token.kind == .operatorSign && token.end - token.start == 1 && bytes[token.start] == 0x2B
    }

    private func hash(of token: Token) -> NameHash {
        let quote = token.kind == .quotedIdentifier ? 1 : 0
        return NameHash(bytes[(token.start + quote)..<(token.end - quote)])
    }

    private mutating func note(_ name: NameHash, behind isBehindPeriod: Bool, owner: NameHash?) {
        guard isBehindPeriod else { return }
        mentions.members.insert(name)
        if let owner { mentions.members.insert(NameHash(owner, name)) }
    }

    // MARK: - Arguments

    private mutating func open(_ end: Token.Kind, callee: Range<Int>, _ token: Token) {
        guard frames.count < Self.frameLimit else { return }
        frames.append(Frame(end: end, callee: callee, argumentStart: token.end))
    }

    /// Counts a token to the argument that it stands in, and ends the argument at a comma.
    private mutating func noteArgument(_ token: Token, _ previous: Token.Kind, _ literal: Int?) {
        guard let last = frames.indices.last, !frames[last].callee.isEmpty else { return }
        switch token.kind {
        case .comma: endArgument(last, token.start)
        case .rightParenthesis: break
        case .colon where frames[last].tokenCount == 1 && previous == .identifier:
            frames[last].label = frames[last].argumentStart..<token.start
            frames[last].argumentStart = token.end
            frames[last].tokenCount = 0
        default:
            frames[last].tokenCount += 1
            frames[last].literal = frames[last].tokenCount == 1 ? literal : nil
        }
    }

    private mutating func endArgument(_ index: Int, _ end: Int) {
        let start = frames[index].argumentStart
        if let literal = frames[index].literal { frames[index].literals.append((literal, frames[index].arguments.count)) }
        frames[index].arguments.append((frames[index].label, start..<max(start, end)))
        frames[index].argumentStart = end + 1
        frames[index].label = nil
        frames[index].tokenCount = 0
        frames[index].literal = nil
    }

    private mutating func close(_ token: Token) {
        guard let index = frames.lastIndex(where: { $0.end == token.kind }) else { return }
        if index == frames.count - 1, !frames[index].callee.isEmpty {
            endArgument(index, token.start)
            let frame = frames[index]
            if !frame.literals.isEmpty { attach(frame) }
        }
        frames.removeSubrange(index...)
    }

    private mutating func attach(_ frame: Frame) {
        let arguments = frame.arguments.map { argument in
            SourceMentions.Argument(label: argument.label.map(text) ?? "", code: text(argument.code.prefix(Self.codeLimit)))
        }
        let callee = String(decoding: bytes[frame.callee].filter { $0 > 0x20 }, as: UTF8.self)
        for (literal, index) in frame.literals {
            mentions.literals[literal].call = SourceMentions.Call(callee: callee, index: index, arguments: arguments)
        }
    }

    private func text(_ range: Range<Int>) -> String {
        var range = range
        while let first = range.first, bytes[first] <= 0x20 { range = range.dropFirst() }
        while let last = range.last, bytes[last] <= 0x20 { range = range.dropLast() }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: - Literals

    /// Adds a literal and those in its interpolations, and tells its number.
    private mutating func addLiteral(_ token: Token, _ lexer: inout Lexer, depth: Int) -> Int {
        let number = mentions.literals.count
        let content = LiteralContent(bytes, token, &lexer)
        mentions.literals.append(.init(parts: content.parts, call: nil, line: 0, column: 0))
        offsets.append(token.start)
        guard depth < Self.depthLimit else { return number }
        for range in content.interpolations { scan(from: range.lowerBound, to: range.upperBound, depth: depth + 1) }
        return number
    }
}
