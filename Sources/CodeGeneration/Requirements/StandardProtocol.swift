import SwiftSource

/// What well-known protocols require that no file declares.
enum StandardProtocol {
    /// The declarations in a protocol by its name.
    static func members(of name: String) -> [Declaration] { declarations[name] ?? [] }

    /// The protocols of the library that a protocol of the library inherits from.
    static func bases(of name: String) -> [String] {
        switch name {
        case "Hashable", "Comparable": ["Equatable"]
        case "Codable": ["Encodable", "Decodable"]
        case "LosslessStringConvertible": ["CustomStringConvertible"]
        default: []
        }
    }

    private static let sources: [(String, String)] = [
        ("Comparable", "static func < (left: Self, right: Self) -> Bool"),
        ("CustomDebugStringConvertible", "var debugDescription: String { get }"),
        ("CustomStringConvertible", "var description: String { get }"),
        ("Decodable", "init(from decoder: any Decoder) throws"),
        ("Encodable", "func encode(to encoder: any Encoder) throws"),
        ("Identifiable", "associatedtype ID: Hashable\nvar id: ID { get }"),
        ("IteratorProtocol", "associatedtype Element\nmutating func next() -> Element?"),
        ("LosslessStringConvertible", "init?(_ description: String)"),
        ("RawRepresentable", "associatedtype RawValue\ninit?(rawValue: RawValue)\nvar rawValue: RawValue { get }"),
        ("TextOutputStream", "mutating func write(_ string: String)"),
    ]

    private static let declarations: [String: [Declaration]] = Dictionary(
        sources.map { name, text in
            let file = SourceFile.scan(Array("protocol \(name) {\n\(text)\n}".utf8), path: "Swift.\(name)")
            return (name, file.declarations.first?.members ?? [])
        }, uniquingKeysWith: { $1 })

    /// Protocols of the library that files mention and do not declare, so that `any` may stand before them.
    static func isKnown(_ name: String) -> Bool {
        let name = StandardNames.withoutModule(name)
        return StandardNames.protocols.contains(name) && name != "AnyObject" || others.contains(name)
    }

    private static let others: Set<String> = [
        "Actor", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Clock",
        "Collection", "Decoder", "Encoder", "FixedWidthInteger", "FloatingPoint", "GlobalActor", "InstantProtocol", "IteratorProtocol",
        "LazySequenceProtocol", "MutableCollection", "Numeric", "RandomAccessCollection", "RandomNumberGenerator",
        "RangeReplaceableCollection", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "StringProtocol", "UnsignedInteger",
    ]
}
