import Diagnostics

extension PatternParser {
    /// Behind `?`: `key={name}`, `key=:name`, `key=text`, `{name}` or `:name` with `&` between; what stands in parentheses may be left out.
    mutating func query() throws(DiagnosticError) -> [PatternQueryItem] {
        var items: [PatternQueryItem] = []
        var open: [Int] = []
        while let byte {
            switch byte {
            case UInt8(ascii: "&"): place += 1
            case UInt8(ascii: "("):
                open.append(place)
                place += 1
            case UInt8(ascii: ")"):
                guard open.popLast() != nil else { throw fault("')' closes nothing; write %29 for the sign itself", at: place) }
                place += 1
            case UInt8(ascii: "|"): throw fault("alternatives stand in the path only; write one route for each", at: place)
            default:
                items.append(try queryItem(isOptional: !open.isEmpty))
                if let byte = self.byte, !"&()|".utf8.contains(byte) {
                    throw fault("'&' parts the keys; write %\(String(byte, radix: 16, uppercase: true)) for the sign itself", at: place)
                }
            }
        }
        if let last = open.last { throw fault("'(' is not closed; write %28 for the sign itself", at: last) }
        return items
    }

    private mutating func queryItem(isOptional: Bool) throws(DiagnosticError) -> PatternQueryItem {
        let start = place
        if let parameter = try parameter() {
            guard let name = parameter.name else {
                throw fault("a key needs a name; write 'key=:\(parameter.typeWord ?? "string")'", at: start)
            }
            return PatternQueryItem(key: name, value: .parameter(parameter), isOptional: isOptional, offset: start)
        }
        let key = String(decoding: try literal { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "&") }, as: UTF8.self)
        guard !key.isEmpty else { throw fault("a key is missing before '='; write 'key={name}'", at: start) }
        guard byte == UInt8(ascii: "=") else {
            return PatternQueryItem(key: key, value: .literal(""), isOptional: isOptional, offset: start)
        }
        place += 1
        if let parameter = try parameter() {
            return PatternQueryItem(key: key, value: .parameter(parameter), isOptional: isOptional, offset: start)
        }
        let text = try literal { $0 == UInt8(ascii: "&") }
        return PatternQueryItem(key: key, value: .literal(String(decoding: text, as: UTF8.self)), isOptional: isOptional, offset: start)
    }

    private mutating func parameter() throws(DiagnosticError) -> PatternParameter? {
        switch byte {
        case UInt8(ascii: ":"): try colonParameter()
        case UInt8(ascii: "{"): try bracedParameter()
        default: nil
        }
    }
}
