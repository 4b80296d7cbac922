extension Declaration {
    /// The attributes in their order; those of all branches of `#if`.
    public var attributes: [Attribute] {
        guard record.start != record.modifiersStart else { return [] }
        return storage.read(from: Int(record.start)) { lexer, _ in storage.attributes(&lexer, before: Int(record.modifiersStart)) }
    }

    /// The modifiers in their order, those included that the scanner does not know.
    public var modifiers: [Modifier] {
        guard record.modifiersStart != record.introducer else { return [] }
        return storage.read(from: Int(record.modifiersStart)) { lexer, _ in storage.modifiers(&lexer, before: Int(record.introducer)) }
    }

    /// Whether the declaration has an attribute.
    public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// Whether the declaration has a modifier without a detail.
    public func hasModifier(_ name: String) -> Bool { modifiers.contains { $0.name == name && $0.detail == nil } }

    /// The access that is written.
    public var access: AccessLevel? {
        modifiers.lazy.filter { $0.detail == nil }.compactMap { AccessLevel(rawValue: $0.name) }.first
    }

    /// The access of the setter that is written, as in `private(set)`.
    public var setterAccess: AccessLevel? {
        modifiers.lazy.filter { $0.detail == "set" }.compactMap { AccessLevel(rawValue: $0.name) }.first
    }
}

extension SourceStorage {
    /// Reads attributes as long as they begin before a place.
    func attributes(_ lexer: inout Lexer, before limit: Int = Int.max) -> [Attribute] {
        var list: [Attribute] = []
        while lexer.token.start < limit {
            switch lexer.token.kind {
            case .at:
                let start = lexer.token.start
                let nameStart = lexer.token.end
                var extent = TypeExtent()
                guard let arguments = lexer.readAttribute(&extent) else { return list }
                let nameEnd = arguments.isEmpty ? arguments.lowerBound : lastByte(before: arguments.lowerBound)
                list.append(
                    Attribute(
                        name: text(nameStart..<nameEnd),
                        arguments: arguments.isEmpty ? nil : text(arguments.lowerBound + 1..<arguments.upperBound - 1),
                        range: lexer.range(from: start)))
            case .poundIf, .poundElseif:
                lexer.advance()
                lexer.skipExpression(.directive)
            case .poundElse, .poundEndif: lexer.advance()
            default: return list
            }
        }
        return list
    }

    /// Behind the last byte before a place that is no blank.
    private func lastByte(before place: Int) -> Int {
        var place = place
        while place > 0, ByteSet.blank.contains(bytes[place - 1]) { place -= 1 }
        return place
    }

    /// Reads modifiers as long as they begin before a place.
    func modifiers(_ lexer: inout Lexer, before limit: Int) -> [Modifier] {
        var list: [Modifier] = []
        while lexer.token.kind == .identifier, lexer.token.start < limit {
            let word = lexer.tokenRange
            lexer.advance()
            var detail: String?
            if lexer.token.kind == .leftParenthesis, lexer.token.start < limit {
                let start = lexer.token.end
                guard lexer.skipGroup() else { return list }
                detail = text(start..<lexer.previousEnd - 1)
            }
            list.append(Modifier(name: text(word), detail: detail, range: lexer.range(from: word.lowerBound)))
        }
        return list
    }
}
