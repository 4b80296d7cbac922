import SwiftSource

/// Guesses the type of a variable without annotation from its first value, as far as that shows it.
enum TypeGuess {
    /// What stands for a type that nothing tells; the name is one that no program has, so that generated code with it does not compile.
    static let unknown = SwiftType.named(NamedType("UnknownTypeSoAddTypeAttributionToVariable"))

    /// Values in values.
    private static let depthLimit = 32

    /// The type of a literal, a tuple, an array, a dictionary, `Name(…)` or `Name.member`.
    static func type(of text: String) -> SwiftType? { type(of: text, depth: 0) }

    private static func type(of text: String, depth: Int) -> SwiftType? {
        let text = withoutEffects(SourceText.trimmed(text))
        guard depth < depthLimit, let first = text.first else { return nil }
        if text == "true" || text == "false" { return named("Bool") }
        if first == "\"" || text.hasPrefix("#\"") { return isOneLiteral(text) ? named("String") : nil }
        if first == "-" || first.isNumber { return number(text) }
        switch first {
        case "(": return enclosed(text, "(", ")").flatMap { tuple($0, depth) }
        case "[":
            if let content = enclosed(text, "[", "]") { return collection(content, depth) }
            // `[Int]()` makes an array of what is in the brackets.
            guard text.hasSuffix(")"), let end = matchingEnd(of: text, "[", "]"), text[text.index(after: end)...].first == "(" else {
                return nil
            }
            return SwiftType(String(text[...end]))
        default: return name(text)
        }
    }

    private static func named(_ name: String) -> SwiftType { .named(NamedType(name)) }

    private static func withoutEffects(_ text: String) -> String {
        var text = text
        for word in ["try! ", "try ", "await "] where text.hasPrefix(word) { text = SourceText.trimmed(text.dropFirst(word.count)) }
        return text
    }

    /// Whether a text is one literal, and not the beginning of an expression.
    private static func isOneLiteral(_ text: String) -> Bool {
        let body = text.drop { $0 == "#" }
        let mark = body.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        let hashes = String(repeating: "#", count: text.count - body.count)
        guard body.hasSuffix(mark + hashes), body.count >= 2 * mark.count else { return false }
        if mark.count == 3 { return true }
        var isEscaped = false
        let content = body.dropFirst().dropLast(1 + hashes.count)
        var depth = 0
        for character in content {
            if isEscaped, character == "(" { depth += 1 } else if depth > 0, character == "(" { depth += 1 }
            if depth > 0, character == ")" { depth -= 1 }
            if depth == 0, character == "\"", !isEscaped, hashes.isEmpty { return false }
            isEscaped = character == "\\" && !isEscaped
        }
        return true
    }

    private static func number(_ text: String) -> SwiftType? {
        let digits = text.hasPrefix("-") ? SourceText.trimmed(text.dropFirst()) : text
        guard digits.first?.isNumber == true else { return nil }
        let isHexadecimal = digits.hasPrefix("0x")
        guard digits.allSatisfy({ $0.isHexDigit || "xob_.+-pP".contains($0) }) else { return nil }
        let isFraction =
            digits.contains(".") || (isHexadecimal ? digits.contains { "pP".contains($0) } : digits.contains { "eE".contains($0) })
        let hasOperator = digits.dropFirst().indices.contains { index in
            "+-".contains(digits[index]) && !"eEpP".contains(digits[digits.index(before: index)])
        }
        return hasOperator ? nil : named(isFraction ? "Double" : "Int")
    }

    private static func tuple(_ content: String, _ depth: Int) -> SwiftType? {
        let pieces = SourceText.pieces(of: content, at: ",")
        guard pieces.count > 1 else { return pieces[0].isEmpty ? named("Void") : type(of: pieces[0], depth: depth + 1) }
        var elements: [TupleElement] = []
        for piece in pieces {
            let parts = SourceText.pieces(of: piece, at: ":")
            let isLabelled = parts.count > 1 && !parts[0].isEmpty && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            let value = isLabelled ? SourceText.trimmed(piece.dropFirst(parts[0].count).drop { $0 != ":" }.dropFirst()) : piece
            guard let element = type(of: value, depth: depth + 1) else { return nil }
            elements.append(TupleElement(element, label: isLabelled ? parts[0] : nil))
        }
        return .tuple(elements)
    }

    private static func collection(_ content: String, _ depth: Int) -> SwiftType? {
        var pieces = SourceText.pieces(of: content, at: ",")
        if pieces.last?.isEmpty == true { pieces.removeLast() }
        guard let first = pieces.first else { return nil }
        guard SourceText.pieces(of: first, at: ":").count > 1 else { return common(pieces, depth).map { .array($0) } }
        var keys: [String] = []
        var values: [String] = []
        for piece in pieces {
            let parts = SourceText.pieces(of: piece, at: ":")
            guard parts.count == 2 else { return nil }
            keys.append(parts[0])
            values.append(parts[1])
        }
        guard let key = common(keys, depth), let value = common(values, depth) else { return nil }
        return .dictionary(key: key, value: value)
    }

    /// The type that all values have; `Any` when they differ.
    private static func common(_ values: [String], _ depth: Int) -> SwiftType? {
        var types: [SwiftType] = []
        for value in values {
            guard let type = type(of: value, depth: depth + 1) else { return nil }
            if !types.contains(type) { types.append(type) }
        }
        return types.count == 1 ? types[0] : named("Any")
    }

    /// `Name(…)`, `Name<…>(…)`, and the beginning of `Name.member`.
    private static func name(_ text: String) -> SwiftType? {
        guard text.first?.isUppercase == true else { return nil }
        let end = headEnd(text)
        let head = String(text[..<end])
        let rest = text[end...]
        let parts = SourceText.pieces(of: head, at: ".")
        guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        let types = parts.prefix { $0.first?.isUppercase == true }
        if types.count == parts.count {
            guard rest.first == "(", rest.last == ")", enclosed(String(rest), "(", ")") != nil else { return nil }
            return SwiftType(head)
        }
        let isCall = rest.isEmpty || (rest.first == "(" && enclosed(String(rest), "(", ")") != nil)
        let isMember = types.count + 1 == parts.count && (isCall || rest.isEmpty)
        guard isMember else { return nil }
        if parts.last == "self" { return nil }
        return SwiftType(types.joined(separator: "."))
    }

    /// Behind the names, points and generic arguments at the beginning.
    private static func headEnd(_ text: String) -> String.Index {
        var depth = 0
        for index in text.indices {
            let character = text[index]
            if character == "<" { depth += 1 }
            if character == ">" { depth -= 1 }
            let belongs = character.isLetter || character.isNumber || "_.<>".contains(character) || (depth > 0 && character != "{")
            if !belongs { return index }
        }
        return text.endIndex
    }

    /// What is between brackets that hold the whole text.
    private static func enclosed(_ text: String, _ open: Character, _ close: Character) -> String? {
        guard let end = matchingEnd(of: text, open, close), text.index(after: end) == text.endIndex else { return nil }
        return String(text.dropFirst().dropLast())
    }

    private static func matchingEnd(of text: String, _ open: Character, _ close: Character) -> String.Index? {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isQuoted {
                if !isEscaped, character == "\"" { isQuoted = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            if character == "\"" { isQuoted = true }
            if character == open { depth += 1 }
            if character == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
