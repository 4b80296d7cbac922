/// Reads the references in a value in one pass.
///
/// Text that begins with a reference that is not closed is taken as it is from there on, so that no text is read twice.
struct ExpressionParser {
    /// References may stand this deep inside each other.
    static let depthLimit = 24

    private let bytes: [UInt8]
    private var offset = 0
    private var faults: [SettingExpression.Fault] = []

    /// Prepares to read a text.
    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Reads the whole as a text.
    mutating func expression() -> SettingExpression {
        var pieces: [SettingExpression.Piece] = []
        var literal: [UInt8] = []
        while offset < bytes.count {
            if bytes[offset] == Byte.dollar {
                addReference(to: &pieces, literal: &literal)
            } else {
                literal.append(bytes[offset])
                offset += 1
            }
        }
        Self.flush(&literal, to: &pieces)
        return SettingExpression(pieces: pieces, faults: faults)
    }

    /// Reads the whole as words between white space; `"…"`, `'…'` and `\` keep white space in a word.
    mutating func list() -> ListExpression {
        var list = ListExpression()
        while true {
            while offset < bytes.count, Byte.isSpace(bytes[offset]) { offset += 1 }
            guard offset < bytes.count else { break }
            list.words.append(word())
        }
        list.faults = faults
        return list
    }

    private mutating func word() -> ListExpression.Word {
        var word = ListExpression.Word()
        var literal: [UInt8] = []
        var quote: UInt8?
        while offset < bytes.count {
            let byte = bytes[offset]
            if quote == nil, Byte.isSpace(byte) { break }
            switch byte {
            case Byte.dollar:
                var pieces: [SettingExpression.Piece] = []
                addReference(to: &pieces, literal: &literal)
                word.pieces += pieces.map { ListExpression.Piece(piece: $0, isQuoted: quote != nil) }
                continue
            case Byte.backslash where offset + 1 < bytes.count:
                offset += 1
                literal.append(bytes[offset])
            case quote: quote = nil
            case Byte.doubleQuote where quote == nil, Byte.singleQuote where quote == nil:
                quote = byte
                word.isQuoted = true
            default: literal.append(byte)
            }
            offset += 1
        }
        if let quote { faults.append(.unterminatedQuote(Character(Unicode.Scalar(quote)))) }
        if !literal.isEmpty {
            word.pieces.append(.init(piece: .literal(String(decoding: literal, as: UTF8.self)), isQuoted: quote != nil))
        }
        return word
    }

    /// Reads what begins with `$`: adds a reference behind the text so far, or goes on with that text.
    private mutating func addReference(to pieces: inout [SettingExpression.Piece], literal: inout [UInt8]) {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        if next == Byte.dollar {
            literal.append(Byte.dollar)
            offset += 2
        } else if Byte.closing(next) != nil {
            let start = offset
            if let reference = bracketed(depth: 0) {
                Self.flush(&literal, to: &pieces)
                pieces.append(.reference(reference))
            } else {
                let rest = bytes[start...]
                let isTooDeep = faults.last == .tooDeep
                if !isTooDeep { faults.append(.unterminatedReference(String(decoding: rest.prefix(40), as: UTF8.self))) }
                literal += rest
                offset = bytes.count
            }
        } else if Byte.isNameStart(next) {
            Self.flush(&literal, to: &pieces)
            pieces.append(.reference(bare()))
        } else {
            literal.append(Byte.dollar)
            offset += 1
        }
    }

    private mutating func bare() -> SettingExpression.Reference {
        let start = offset + 1
        offset = start
        while offset < bytes.count, Byte.isNameStart(bytes[offset]) || Byte.isDigit(bytes[offset]) || bytes[offset] == Byte.dot {
            offset += 1
        }
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        return SettingExpression.Reference(name: .fixed(SettingName(name)), isBare: true)
    }

    /// Reads a reference in brackets; `nil` when it is not closed or too deep.
    private mutating func bracketed(depth: Int) -> SettingExpression.Reference? {
        guard depth < Self.depthLimit else {
            faults.append(.tooDeep)
            return nil
        }
        guard let close = Byte.closing(bytes[offset + 1]) else { return nil }
        offset += 2
        guard let namePieces = pieces(until: close, depth: depth) else { return nil }
        var reference = SettingExpression.Reference(name: Self.name(namePieces))
        while bytes[offset] == Byte.colon {
            offset += 1
            guard let modifier = modifier(close: close, depth: depth) else { return nil }
            reference.modifiers.append(modifier)
        }
        offset += 1
        return reference
    }

    private mutating func modifier(close: UInt8, depth: Int) -> SettingExpression.Modifier? {
        let start = offset
        while offset < bytes.count, bytes[offset] != close, bytes[offset] != Byte.colon, bytes[offset] != Byte.equals { offset += 1 }
        guard offset < bytes.count else { return nil }
        guard bytes[offset] == Byte.equals else {
            return .init(name: String(decoding: bytes[start..<offset], as: UTF8.self))
        }
        offset += 1
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let operand = pieces(until: close, depth: depth) else { return nil }
        return .init(name: name, operand: operand)
    }

    /// Reads up to a closing bracket or `:`, which is left; `nil` when there is none.
    private mutating func pieces(until close: UInt8, depth: Int) -> [SettingExpression.Piece]? {
        var pieces: [SettingExpression.Piece] = []
        var literal: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == close || byte == Byte.colon {
                Self.flush(&literal, to: &pieces)
                return pieces
            }
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if byte == Byte.dollar, next == Byte.dollar {
                literal.append(byte)
                offset += 2
            } else if byte == Byte.dollar, Byte.closing(next) != nil {
                guard let reference = bracketed(depth: depth + 1) else { return nil }
                Self.flush(&literal, to: &pieces)
                pieces.append(.reference(reference))
            } else if byte == Byte.dollar, Byte.isNameStart(next) {
                Self.flush(&literal, to: &pieces)
                pieces.append(.reference(bare()))
            } else {
                literal.append(byte)
                offset += 1
            }
        }
        return nil
    }

    private static func name(_ pieces: [SettingExpression.Piece]) -> SettingExpression.Name {
        if pieces.isEmpty { return .fixed(SettingName("")) }
        if pieces.count == 1, case .literal(let text) = pieces[0] { return .fixed(SettingName(text)) }
        return .computed(pieces)
    }

    private static func flush(_ literal: inout [UInt8], to pieces: inout [SettingExpression.Piece]) {
        guard !literal.isEmpty else { return }
        pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal.removeAll(keepingCapacity: true)
    }
}
