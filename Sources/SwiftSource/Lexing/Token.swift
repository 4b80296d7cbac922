/// A piece of source that the scanner decides by; bytes of the file, never text.
struct Token {
    /// What it is.
    var kind: Kind
    /// Which word of the language an identifier is.
    var keyword: Keyword = .none
    /// Whether a line ended between the token before and this one.
    var isAtLineStart = false
    /// The place of an operator among its neighbours; ``Fixity/infix`` for everything else.
    var fixity: Fixity = .infix
    /// Where it begins.
    var start: Int
    /// Where the next byte is.
    var end: Int

    /// The kinds that the grammar tells apart.
    enum Kind: UInt8 {
        case endOfFile, unknown
        case identifier, quotedIdentifier, dollarIdentifier, placeholder
        case number, string, regularExpression
        case operatorSign, equal, arrow, ampersand, infixQuestion, postfixQuestion, exclamation
        case leftParenthesis, rightParenthesis, leftSquare, rightSquare, leftBrace, rightBrace
        case comma, semicolon, colon, doubleColon, period, at, pound, backslash
        case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation
    }

    /// How an operator is bound, by the blanks around it.
    enum Fixity: UInt8 {
        case prefix, infix, postfix
    }

    /// Whether it is a name, be it a word of the language or not.
    @inline(__always)
    var isName: Bool { kind == .identifier || kind == .quotedIdentifier || kind == .placeholder }

    /// Whether it may name something of its own: every name, and `$0` or `$wrapped`.
    @inline(__always)
    var isIdentifierLike: Bool { isName || kind == .dollarIdentifier }
}
