extension TemplateParser {
    /// A condition or computed value of operators, as `if` takes it.
    mutating func condition(_ components: some Collection<String>) throws(TemplateFailure) -> Expression {
        do throws(TemplateFailure) {
            var parser = try OperatorParser(Array(components), of: &self)
            return try parser.parse()
        } catch {
            throw error.located(.init(template: template, offset: place.offset, length: place.length))
        }
    }

    /// A value: a range, or a variable or literal with its filters.
    mutating func resolvable(_ text: String) throws(TemplateFailure) -> Expression {
        let isQuoted = text.hasPrefix("'") || text.hasPrefix("\"")
        if !(isQuoted && compiler.environment.readsStrictly) {
            let ends = Bytes.pieces(of: text, separatedBy: "...")
            if ends.count == 2 {
                return .range(RangeExpression(from: try filtered(ends[0]), to: try filtered(ends[1])))
            }
        }
        return try filtered(text)
    }

    /// A variable or literal with its filters.
    mutating func filtered(_ text: String) throws(TemplateFailure) -> Expression {
        do throws(TemplateFailure) {
            return try unlocatedFiltered(text)
        } catch {
            // The part of the tag that is wrong, where it stands there word by word.
            let needle = Array(text.utf8)
            let tag = place.offset..<(place.offset + place.length)
            guard let start = Bytes.firstIndex(of: needle, in: source.bytes, within: tag) else { throw error }
            throw error.located(.init(template: template, offset: start, length: needle.count))
        }
    }

    private mutating func unlocatedFiltered(_ text: String) throws(TemplateFailure) -> Expression {
        let bits = SmartSplit.pieces(of: Array(text.utf8), separator: UInt8(ascii: "|")).map(Self.trimmed)
        guard let first = bits.first else { throw TemplateFailure("Variable tags must include at least 1 argument") }
        let input = variable(first)
        guard bits.count > 1 else { return input }
        return .filtered(FilteredExpression(input: input, filters: try filters(bits.dropFirst())))
    }

    mutating func filters(_ bits: ArraySlice<String>) throws(TemplateFailure) -> [BoundFilter] {
        var filters: [BoundFilter] = []
        for bit in bits { filters.append(try filter(bit)) }
        return filters
    }

    private mutating func filter(_ text: String) throws(TemplateFailure) -> BoundFilter {
        let parts = SmartSplit.pieces(of: Array(text.utf8), separator: UInt8(ascii: ":"))
        let name = parts.first.map(Self.trimmed) ?? ""
        let filter = try compiler.environment.filter(named: name)
        let list = Array(parts.dropFirst().joined(separator: [UInt8(ascii: ":")]))
        var arguments: [Expression] = []
        for piece in SmartSplit.pieces(of: list, separator: UInt8(ascii: ",")) {
            arguments.append(variable(Self.trimmed(piece)))
        }
        let literals = arguments.compactMap { argument -> TemplateValue? in
            if case .literal(let value) = argument { return value }
            return nil
        }
        let isKnown = literals.count == arguments.count
        var nested: Expression?
        if filter.isNested, isKnown, literals.count == 1 { nested = try filtered("$0|" + literals[0].text) }
        let prepared = isKnown && !filter.isNested ? filter.prepared(literals) : nil
        return BoundFilter(name: name, prepared: prepared, filter: filter, arguments: arguments, nested: nested)
    }

    private static func trimmed(_ bytes: [UInt8]) -> String {
        let start = bytes.firstIndex { $0 != 0x20 } ?? bytes.endIndex
        let end = bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    /// A literal, or a name with members and subscripts.
    mutating func variable(_ text: String) -> Expression {
        subscripted(text, depth: 0)
    }

    /// A literal or a name; `depth` is the number of brackets around it.
    mutating func subscripted(_ text: String, depth: Int) -> Expression {
        if let literal = Self.literal(text) { return .literal(literal) }
        var parser = PathParser(text)
        parser.parse(&self, depth: depth)
        guard let first = parser.components.first else {
            return parser.failure.map { .failure($0) } ?? .literal(.null)
        }
        guard case .text(let name) = first else { return .literal(.null) }
        let root = compiler.symbols.symbol(name)
        if parser.components.count == 1, parser.failure == nil { return .symbol(root) }
        if parser.components.count == 2, root == SymbolTable.loop, parser.failure == nil,
            case .text(let member) = parser.components[1], let field = LoopField(rawValue: member)
        {
            return .loopField(field)
        }
        if root == SymbolTable.block, parser.components.count > 1, case .text("super") = parser.components[1] { mentionsSuper = true }
        let parts = parser.components.dropFirst().map { component in
            let site = compiler.newSite()
            return switch component {
            case .text(let name): VariablePath.Part.member(name, index: Int(name), site: site)
            case .value(let expression, let text): VariablePath.Part.computed(expression, text: text, site: site)
            }
        }
        return .path(VariablePath(text: text, root: root, parts: parts, failure: parser.failure))
    }

    private static func literal(_ text: String) -> TemplateValue? {
        if text.utf8.count > 1 {
            let isQuoted = ["'", "\""].contains { text.hasPrefix($0) && text.hasSuffix($0) }
            if isQuoted { return .string(String(text.dropFirst().dropLast())) }
        }
        if let number = Int(text) { return .integer(number) }
        if let number = Float(text) { return .float(number) }
        return Bool(text).map { .boolean($0) }
    }
}
