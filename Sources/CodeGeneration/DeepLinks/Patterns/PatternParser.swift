import Diagnostics

/// Takes a pattern apart.
///
///     /users/{id}(/posts/:postID)?page={page=1}
struct PatternParser {
    private let pattern: AnnotatedText
    var place = 0
    /// Where the nodes of the path begin that stand in no group.
    private var starts: [Int] = []
    /// Groups in groups.
    private static let depthLimit = 16
    private static let lengthLimit = 2_000

    init(_ pattern: AnnotatedText) {
        self.pattern = pattern
    }

    /// The path and the query of a pattern.
    ///
    /// - Throws: what is wrong with it first, with its place.
    static func parse(_ pattern: AnnotatedText) throws(DiagnosticError) -> (path: [PatternNode], query: [PatternQueryItem]) {
        var parser = PatternParser(pattern)
        guard pattern.bytes.count <= lengthLimit else {
            throw parser.fault("a pattern has at most \(lengthLimit) bytes; make it shorter", at: 0)
        }
        guard String(validating: pattern.bytes, as: UTF8.self) != nil else {
            throw parser.fault("the pattern is no UTF-8; save the file as UTF-8", at: 0)
        }
        let path = try parser.sequence(depth: 0)
        guard let byte = parser.byte else { return (path, []) }
        switch byte {
        case UInt8(ascii: "?"):
            parser.place += 1
            return (path, try parser.query())
        case UInt8(ascii: "|"): throw parser.fault("'|' parts alternatives in parentheses; write '(a|b)'", at: parser.place)
        default: throw parser.fault("')' closes nothing; write %29 for the sign itself", at: parser.place)
        }
    }

    /// The nodes of the path with their places, and the place where the query begins.
    static func places(in pattern: AnnotatedText) throws(DiagnosticError) -> (path: [(node: PatternNode, start: Int)], query: Int?) {
        let path = try parse(pattern).path
        var parser = PatternParser(pattern)
        _ = try parser.sequence(depth: 0)
        return (Array(zip(path, parser.starts)), parser.byte == UInt8(ascii: "?") ? parser.place : nil)
    }

    var byte: UInt8? { place < pattern.bytes.count ? pattern.bytes[place] : nil }

    func byte(_ distance: Int) -> UInt8? {
        let index = place + distance
        return index >= 0 && index < pattern.bytes.count ? pattern.bytes[index] : nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: pattern.bytes[range], as: UTF8.self) }

    func fault(_ message: String, at index: Int) -> DiagnosticError {
        DiagnosticError("deep-link-pattern", message, at: pattern.location(index))
    }

    /// A sequence up to what ends it, which stays.
    private mutating func sequence(depth: Int) throws(DiagnosticError) -> [PatternNode] {
        var nodes: [PatternNode] = []
        while let byte {
            if depth == 0 { starts.append(place) }
            switch byte {
            case UInt8(ascii: "/"):
                nodes.append(.separator)
                place += 1
            case UInt8(ascii: "*"):
                nodes.append(.wildcard(place))
                while self.byte == UInt8(ascii: "*") { place += 1 }
            case UInt8(ascii: "("): nodes.append(try group(depth: depth + 1))
            case UInt8(ascii: ":"): nodes.append(.parameter(try colonParameter()))
            case UInt8(ascii: "{"): nodes.append(.parameter(try bracedParameter()))
            case UInt8(ascii: "|"), UInt8(ascii: ")"): return nodes
            case UInt8(ascii: "?"):
                guard depth == 0 else {
                    throw fault("'?' stands in parentheses; put the parentheses around what follows it", at: place)
                }
                return nodes
            default:
                let start = place
                nodes.append(.text(try literal { $0 == 0x2F || $0 == 0x2A || $0 == 0x3F || $0 == 0x3A }, start))
            }
        }
        return nodes
    }

    /// Behind `(`: alternatives up to `)`; one alone may be left out.
    private mutating func group(depth: Int) throws(DiagnosticError) -> PatternNode {
        let start = place
        guard depth <= Self.depthLimit else { throw fault("parentheses stand at most \(Self.depthLimit) deep", at: start) }
        var alternatives: [[PatternNode]] = []
        repeat {
            place += 1
            alternatives.append(try sequence(depth: depth))
        } while byte == UInt8(ascii: "|")
        guard byte == UInt8(ascii: ")") else { throw fault("'(' is not closed; write %28 for the sign itself", at: start) }
        place += 1
        return .group(alternatives.count == 1 ? alternatives + [[]] : alternatives)
    }

    /// Text up to a sign that means something, with what is percent-encoded decoded.
    mutating func literal(until isEnd: (UInt8) -> Bool) throws(DiagnosticError) -> [UInt8] {
        var text: [UInt8] = []
        let start = place
        while let byte, !isEnd(byte) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "{"): return try checked(text, start)
            case UInt8(ascii: "%"):
                guard let high = Self.digit(self.byte(1)), let low = Self.digit(self.byte(2)) else {
                    throw fault("'%' has no two hexadecimal digits behind it; write %25 for the sign itself", at: place)
                }
                text.append(high << 4 | low)
                place += 3
            case 0...0x20, 0x7F: throw fault("a pattern has no blanks; write %20", at: place)
            case UInt8(ascii: "#"): throw fault("a pattern has no fragment; write %23 for the sign '#' itself", at: place)
            case UInt8(ascii: "}"): throw fault("'}' closes nothing; write %7D for the sign itself", at: place)
            default:
                text.append(byte)
                place += 1
            }
        }
        return try checked(text, start)
    }

    private func checked(_ text: [UInt8], _ start: Int) throws(DiagnosticError) -> [UInt8] {
        guard String(validating: text, as: UTF8.self) != nil else { throw fault("what is percent-encoded is no UTF-8", at: start) }
        return text
    }

    private static func digit(_ byte: UInt8?) -> UInt8? { byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map { UInt8($0) } }
}
