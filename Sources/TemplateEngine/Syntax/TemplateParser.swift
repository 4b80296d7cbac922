/// Turns the tokens of one template into a tree.
///
/// A ``TemplateTag`` gets the parser to read its arguments and its body with.
public struct TemplateParser {
    let source: TemplateSource
    /// The number of the template in its unit.
    let template: Int
    var compiler: TemplateCompiler
    private let tokens: [Token]
    private var position = 0
    private var depth = 0
    /// The tag that is being read.
    private(set) var current: Token
    /// The pieces of the last token that ended a body.
    private(set) var closingContent = ""
    /// Whether a block reads `block.super` so far.
    var mentionsSuper = false
    /// Whether `extends` has been read.
    var isExtending = false
    /// Whether what is wrong is collected, so that more than the first mistake is found.
    private let recovers: Bool
    private(set) var failures: [TemplateFailure] = []
    /// Tags whose beginning could not be read, so that nobody misses it.
    private var orphans: Set<String> = []

    private static let depthLimit = StackDepth.scaled(150)

    init(_ source: TemplateSource, template: Int, compiler: TemplateCompiler) {
        self.source = source
        self.template = template
        self.compiler = compiler
        recovers = compiler.recovers
        var lexer = Lexer(source, respectsQuotes: compiler.environment.readsStrictly)
        tokens = lexer.tokens()
        current = Token(kind: .text, range: 0..<0, content: 0..<0)
        unclosed = lexer.unclosed
    }

    /// Openers without a closer.
    let unclosed: [Int]

    /// Reads the whole template.
    mutating func readAll() throws(TemplateFailure) -> [Node] {
        if compiler.environment.readsStrictly, !recovers, let opener = unclosed.first {
            throw TemplateFailure("the tag that begins here is not closed", code: "unclosed-tag")
                .located(.init(template: template, offset: opener, length: 2))
        }
        return try body { _ in false }
    }

    var place: NodePlace { NodePlace(offset: current.content.lowerBound, length: current.content.count) }

    /// Reads nodes up to a tag that `ends` accepts or the end of the template, and leaves that tag unread.
    mutating func body(_ ends: ([String]) -> Bool) throws(TemplateFailure) -> [Node] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw TemplateFailure("tags stand in each other more than \(Self.depthLimit) deep", code: "template-depth")
        }
        var nodes: [Node] = []
        while position < tokens.count {
            let token = tokens[position]
            switch token.kind {
            case .text: append(text(at: position), to: &nodes)
            case .comment: break
            case .variable:
                current = token
                let node = try located(token) { (parser) throws(TemplateFailure) in try parser.output() }
                if let node { nodes.append(node) }
            case .block:
                let components = components(of: token)
                if ends(components) { return nodes }
                guard !components.isEmpty else { break }
                current = token
                position += 1
                let node = try located(token) { (parser) throws(TemplateFailure) in try parser.tag(components) }
                if let node { nodes.append(node) }
                continue
            }
            position += 1
        }
        return nodes
    }

    /// Does some work on a token; what fails without a place fails there.
    private mutating func located(
        _ token: Token,
        _ work: (inout TemplateParser) throws(TemplateFailure) -> Node?
    ) throws(TemplateFailure) -> Node? {
        let place = TemplateFailure.Place(template: template, offset: token.content.lowerBound, length: token.content.count)
        do throws(TemplateFailure) {
            return try work(&self)
        } catch {
            guard recovers else { throw error.located(place) }
            failures.append(error.located(place))
            return nil
        }
    }

    private mutating func tag(_ components: [String]) throws(TemplateFailure) -> Node? {
        // A label stands before the name of the tag.
        let isLabelled = components.count >= 2 && components[0].hasSuffix(":")
        let name = isLabelled ? components[1] : components[0]
        do throws(TemplateFailure) {
            return try knownTag(name, components)
        } catch {
            if recovers, orphans.contains(name) { return nil }
            orphans.formUnion(["end\(name)", "else", "elif", "empty"])
            if name == "ifnot" { orphans.insert("endif") }
            throw error
        }
    }

    private mutating func knownTag(_ name: String, _ components: [String]) throws(TemplateFailure) -> Node? {
        if let tag = compiler.environment.tags[name] { return try custom(tag, components) }
        guard let tag = BuiltInTag(rawValue: name) else {
            throw TemplateFailure("Unknown template tag '\(name)'", code: "unknown-tag")
        }
        return try node(of: tag, components)
    }

    private mutating func custom(_ tag: TemplateTag, _ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        do {
            return .custom(CustomNode(place: place, isConstant: tag.isConstant, action: try tag.compile(components, &self)))
        } catch {
            throw TemplateFailure.wrapping(error)
        }
    }

    /// Takes the tag that ended a body; `nil` at the end of the template.
    mutating func takeTag() -> [String]? {
        guard position < tokens.count else { return nil }
        let token = tokens[position]
        position += 1
        current = token
        closingContent = content(of: token)
        return components(of: token)
    }

    /// The body of a tag up to one of the given tags, which is left unread.
    mutating func body(until names: String...) throws(TemplateFailure) -> [Node] {
        try body { components in components.first.map { names.contains($0) } ?? false }
    }

    private func append(_ text: [UInt8], to nodes: inout [Node]) {
        guard !text.isEmpty else { return }
        if case .text(var before) = nodes.last {
            // Out of the list first, so that the bytes have one owner and grow in place.
            nodes.removeLast()
            before += text
            nodes.append(.text(before))
        } else {
            nodes.append(.text(text))
        }
    }

    /// A text without the white space that its neighbours take.
    private func text(at index: Int) -> [UInt8] {
        let mode = compiler.environment.whitespace
        var text = source.bytes[tokens[index].range]
        if mode == .sourcery { text = BlankLines.marked(text)[...] }
        var trailing = TextTrimming.nothing
        if index > 0, tokens[index - 1].kind == .block {
            let trimming = Self.trimming(tokens[index - 1].trailing, mode.leading)
            text = text.dropFirst(trimming.leadingCount(in: text))
        }
        if index + 1 < tokens.count, tokens[index + 1].kind == .block {
            trailing = Self.trimming(tokens[index + 1].leading, mode.trailing)
        }
        return trailing.withoutTrailing(text)
    }

    private static func trimming(_ mark: Token.Mark, _ unspecified: TextTrimming) -> TextTrimming {
        switch mark {
        case .unspecified: unspecified
        case .trim: .all
        case .keep: .nothing
        }
    }

    /// The content of a token on one line.
    func content(of token: Token) -> String {
        String(decoding: contentBytes(of: token), as: UTF8.self)
    }

    private func contentBytes(of token: Token) -> [UInt8] {
        let bytes = compiler.environment.readsStrictly ? withoutTabs(token.content)[...] : source.bytes[token.content]
        guard bytes.contains(0x0A) else { return Array(bytes) }
        var joined: [UInt8] = []
        for line in bytes.split(separator: 0x0A) {
            let trimmed = line.drop(while: Lexer.isBlank)
            let end = trimmed.lastIndex { !Lexer.isBlank($0) }
            guard let end else { continue }
            if !joined.isEmpty { joined.append(0x20) }
            joined += trimmed[...end]
        }
        return joined
    }

    /// The content with spaces in the places of tabs that no quotes protect.
    private func withoutTabs(_ range: Range<Int>) -> [UInt8] {
        var quote: UInt8?
        return source.bytes[range].map { byte in
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            }
            return byte == 0x09 && quote == nil ? 0x20 : byte
        }
    }

    func components(of token: Token) -> [String] {
        SmartSplit.pieces(of: contentBytes(of: token)).map { String(decoding: $0, as: UTF8.self) }
    }
}
