import YAML

/// What YAML 1.1 makes of texts without quotation marks; configurations of Trellis are read by the rules of YAML 1.2 instead.
enum YAMLScalar {
    static func value(_ node: YAMLNode) -> DocumentValue {
        switch node.value {
        case .sequence(let items): return .array(items.map(value))
        case .mapping(let pairs): return .dictionary(of: pairs.map { .init($0.key.scalarText ?? "", value($0.value)) })
        case .scalar(let text, let style):
            switch node.tag {
            case nil: return style == .quoted ? .string(text) : plain(text)
            case "tag:yaml.org,2002:str", "!": return .string(text)
            case "tag:yaml.org,2002:float": return real(text).map { .real($0) } ?? .string(text)
            default: return plain(text)
            }
        }
    }

    private static func plain(_ text: String) -> DocumentValue {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": return .boolean(true)
        case "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": return .boolean(false)
        default: break
        }
        guard let first = text.utf8.first, (0x30...0x39).contains(first) || "+-.".utf8.contains(first) else { return .string(text) }
        if let number = integer(text) ?? sexagesimal(text) { return .integer(number) }
        if let number = real(text) { return .real(number) }
        if (0x30...0x39).contains(first), let date = DocumentDate(text) { return .date(date) }
        return .string(text)
    }

    private static func integer(_ text: String) -> Int? {
        var digits = text.filter { $0 != "_" }
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        guard let first = digits.utf8.first, (0x30...0x39).contains(first) else { return nil }
        let sign = isNegative ? "-" : ""
        if digits.hasPrefix("0b") { return Int(sign + digits.dropFirst(2), radix: 2) }
        if digits.hasPrefix("0x") { return Int(sign + digits.dropFirst(2), radix: 16) }
        if digits.hasPrefix("0o") { return Int(sign + digits.dropFirst(2), radix: 8) }
        if digits.hasPrefix("0"), digits.utf8.count > 1 { return Int(sign + digits.dropFirst(), radix: 8) }
        return Int(sign + digits)
    }

    /// `12:30`, digits of a number to the base 60, which YAML 1.1 has for times; `nil` when it is none or does not fit.
    private static func sexagesimal(_ text: String) -> Int? {
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = digits.utf8.first, (0x31...0x39).contains(first) else { return nil }
        var value = 0
        for (index, part) in parts.enumerated() {
            guard index == 0 || (1...2).contains(part.utf8.count),
                let digits = Int(part.filter { $0 != "_" || index > 0 }), part.utf8.first != UInt8(ascii: "+"), index == 0 || digits < 60
            else { return nil }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 60)
            let (sum, isOver) = product.addingReportingOverflow(digits)
            guard !isTooLarge, !isOver else { return nil }
            value = sum
        }
        return isNegative ? -value : value
    }

    private static func real(_ text: String) -> Double? {
        switch text {
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
        case "-.inf", "-.Inf", "-.INF": return -.infinity
        case ".nan", ".NaN", ".NAN": return .nan
        default: break
        }
        let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE_".utf8.contains($0) }
        guard isNumber, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let digits = text.filter { $0 != "_" }
        return Double(digits) ?? Double(digits + "0")
    }
}
