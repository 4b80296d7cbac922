/// Names of the standard library that files mention and do not declare.
enum StandardNames {
    /// Protocols, which are no raw types.
    static let protocols: Set<String> = [
        "AdditiveArithmetic", "AnyObject", "BitwiseCopyable", "CaseIterable", "Codable", "CodingKey", "Comparable", "Copyable",
        "CustomDebugStringConvertible", "CustomNSError", "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Error", "Escapable", "ExpressibleByBooleanLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral",
        "Hashable", "Identifiable", "LocalizedError", "LosslessStringConvertible", "OptionSet", "RawRepresentable", "Sendable",
        "Strideable",
        "TextOutputStream", "TextOutputStreamable",
    ]

    /// Types whose values may be sent between tasks.
    static let sendable: Set<String> = [
        "Any.Type", "Bool", "Character", "Double", "Duration", "Float", "Float16", "Float80", "Int", "Int128", "Int16", "Int32", "Int64",
        "Int8", "Never", "StaticString", "String", "Substring", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode.Scalar",
        "Void", "Sendable", "Error", "Actor", "UUID", "Date", "URL", "Data", "Decimal", "Locale", "TimeInterval", "CGFloat",
    ]

    /// Containers whose values may be sent when all their arguments may.
    static let sendableContainers: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "InlineArray", "Optional", "Range", "ClosedRange", "Result", "Set",
    ]

    /// A name without the module `Swift` or `Foundation` before it.
    static func withoutModule(_ name: String) -> String {
        for module in ["Swift.", "Foundation."] where name.hasPrefix(module) { return String(name.dropFirst(module.utf8.count)) }
        return name
    }
}
