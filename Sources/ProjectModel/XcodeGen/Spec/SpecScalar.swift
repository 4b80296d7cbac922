import YAML

/// What a scalar of a spec means.
///
/// XcodeGen reads YAML 1.1, where `yes`, `no`, `on` and `off` are truth values and a number with a leading zero is octal; and it makes
/// numbers of what looks like one, so that the version `5.10` becomes `5.1` unless it stands in quotation marks.
enum SpecScalar: Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case float(Double)
    case text(String)

    init(_ node: YAMLNode) {
        guard case .scalar(let text, .plain) = node.value, node.tag == nil else {
            self = .text(node.scalarText ?? "")
            return
        }
        switch node.kind {
        case .null: self = .null
        case .boolean: self = .boolean(node.boolean ?? false)
        case .integer: self = Self.integer(text)
        case .float: self = Double(text).map(SpecScalar.float) ?? .text(text)
        default: self = Self.word(text)
        }
    }

    private static func word(_ text: String) -> SpecScalar {
        switch text {
        case "yes", "Yes", "YES", "on", "On", "ON": .boolean(true)
        case "no", "No", "NO", "off", "Off", "OFF": .boolean(false)
        default: .text(text)
        }
    }

    private static func integer(_ text: String) -> SpecScalar {
        let isOctal = text.utf8.count > 1 && text.utf8.first == UInt8(ascii: "0") && text.utf8.allSatisfy { (0x30...0x37).contains($0) }
        if isOctal, let value = Int(text, radix: 8) { return .integer(value) }
        if text.hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) { return .integer(value) }
        return Int(text).map(SpecScalar.integer) ?? .text(text)
    }

    /// The text that a build setting has for the value: `YES` and `NO` for truth values; `nil` for nothing.
    var settingText: String? {
        switch self {
        case .null: nil
        case .boolean(let value): value ? "YES" : "NO"
        case .integer(let value): String(value)
        case .float(let value): "\(value)"
        case .text(let text): text
        }
    }
}
