/// The kinds of values of the core schema of YAML 1.2.
package enum YAMLKind: String, Sendable {
    case null = "nothing"
    case boolean = "a truth value"
    case integer = "a whole number"
    case float = "a number"
    case string = "a text"
    case sequence = "a list"
    case mapping = "a mapping"
}

extension YAMLNode {
    /// The kind that the core schema gives to the node: a tag decides, then quotation marks, then the form of the text.
    ///
    /// `yes`, `no`, `on` and `off` are texts, other than in YAML 1.1.
    package var kind: YAMLKind {
        switch value {
        case .sequence: .sequence
        case .mapping: .mapping
        case .scalar(let text, let style): Self.kind(ofTag: tag) ?? (style == .quoted || tag != nil ? .string : Self.kind(ofPlain: text))
        }
    }

    /// The text of a scalar as it is written, also of a number or truth value; `nil` for nothing and for collections.
    package var string: String? {
        kind == .null ? nil : scalarText
    }

    /// The value of `true` and `false`.
    package var boolean: Bool? {
        guard kind == .boolean, let text = scalarText else { return nil }
        return text.utf8.first == UInt8(ascii: "t") || text.utf8.first == UInt8(ascii: "T")
    }

    /// The value of a whole number that fits.
    package var integer: Int? {
        guard kind == .integer, let text = scalarText else { return nil }
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        return Int(text)
    }

    /// Whether there is nothing: no value, `~` or `null`.
    package var isNull: Bool { kind == .null }

    private static func kind(ofTag tag: String?) -> YAMLKind? {
        switch tag {
        case "tag:yaml.org,2002:null": .null
        case "tag:yaml.org,2002:bool": .boolean
        case "tag:yaml.org,2002:int": .integer
        case "tag:yaml.org,2002:float": .float
        default: nil
        }
    }

    private static func kind(ofPlain text: String) -> YAMLKind {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE", "false", "False", "FALSE": return .boolean
        case ".nan", ".NaN", ".NAN": return .float
        default: return kind(ofNumber: Substring(text))
        }
    }

    private static func kind(ofNumber text: Substring) -> YAMLKind {
        if text.hasPrefix("0o") { return isDigits(text.utf8.dropFirst(2), below: 8) ? .integer : .string }
        if text.hasPrefix("0x") { return isDigits(text.utf8.dropFirst(2), below: 16) ? .integer : .string }
        var rest = text.utf8[...]
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
        if isDigits(rest, below: 10) { return .integer }
        if [".inf", ".Inf", ".INF"].contains(String(Substring(rest))) { return .float }
        return isFloat(rest) ? .float : .string
    }

    private static func isFloat(_ text: Substring.UTF8View) -> Bool {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
        let mantissa = parts[0].split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let digits = mantissa.filter { !$0.isEmpty }
        guard !digits.isEmpty, digits.allSatisfy({ isDigits($0, below: 10) }) else { return false }
        guard parts.count == 2 else { return true }
        var exponent = parts[1]
        if let sign = exponent.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { exponent.removeFirst() }
        return isDigits(exponent, below: 10)
    }

    private static func isDigits(_ text: Substring.UTF8View, below radix: Int) -> Bool {
        !text.isEmpty
            && text.allSatisfy { byte in
                Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
            }
    }
}
