import SwiftSource

/// What well-known protocols require that no file declares.
enum StandardProtocol {
    /// The declarations in a protocol by its name.
    static func members(of name: String) -> [Declaration] { declarations[name] ?? [] }

    /// The protocols of the library that a protocol of the library inherits from.
    static func bases(of name: String) -> [String] {
        switch name {
        case "AdditiveArithmetic", "Hashable", "Comparable": ["Equatable"]
        case "Codable": ["Encodable", "Decodable"]
        case "LosslessStringConvertible": ["CustomStringConvertible"]
        case "Strideable": ["Comparable"]
        default: []
        }
    }

    /// The primary associated types of a protocol.
    static func primaryTypes(of name: String) -> [String] {
        switch StandardNames.withoutModule(name) {
        case "AsyncIteratorProtocol", "AsyncSequence": ["Element", "Failure"]
        case "IteratorProtocol", "Sequence": ["Element"]
        case "Identifiable": ["ID"]
        case "RawRepresentable": ["RawValue"]
        case "Strideable": ["Stride"]
        default: []
        }
    }

    /// The protocols of the library that only a collection, a number or the like can conform to.
    static func isBeyondMocks(_ name: String) -> Bool { beyondMocks.contains(StandardNames.withoutModule(name)) }

    private static let beyondMocks: Set<String> = [
        "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Clock", "Collection", "Decoder", "Encoder", "Executor",
        "FixedWidthInteger", "FloatingPoint", "GlobalActor", "InstantProtocol", "LazyCollectionProtocol", "LazySequenceProtocol",
        "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection", "RangeReplaceableCollection", "SerialExecutor",
        "SetAlgebra", "SignedInteger", "SignedNumeric", "StringProtocol", "TaskExecutor", "UnsignedInteger",
    ]

    private static let sources: [(String, String)] = [
        (
            "AdditiveArithmetic",
            """
            static var zero: Self { get }
            static func + (left: Self, right: Self) -> Self
            static func - (left: Self, right: Self) -> Self
            """
        ),
        ("AsyncIteratorProtocol", "associatedtype Element\nmutating func next() async throws -> Element?"),
        (
            "AsyncSequence",
            """
            associatedtype Element
            associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
            func makeAsyncIterator() -> AsyncIterator
            """
        ),
        ("CaseIterable", "static var allCases: [Self] { get }"),
        (
            "CodingKey",
            "var stringValue: String { get }\nvar intValue: Int? { get }\ninit?(stringValue: String)\ninit?(intValue: Int)"
        ),
        ("Comparable", "static func < (left: Self, right: Self) -> Bool"),
        ("CustomDebugStringConvertible", "var debugDescription: String { get }"),
        ("CustomStringConvertible", "var description: String { get }"),
        ("Decodable", "init(from decoder: any Decoder) throws"),
        ("Encodable", "func encode(to encoder: any Encoder) throws"),
        ("ExpressibleByArrayLiteral", "associatedtype ArrayLiteralElement\ninit(arrayLiteral elements: ArrayLiteralElement...)"),
        ("ExpressibleByBooleanLiteral", "init(booleanLiteral value: Bool)"),
        (
            "ExpressibleByDictionaryLiteral",
            "associatedtype Key\nassociatedtype Value\ninit(dictionaryLiteral elements: (Key, Value)...)"
        ),
        ("ExpressibleByFloatLiteral", "init(floatLiteral value: Double)"),
        ("ExpressibleByIntegerLiteral", "init(integerLiteral value: Int)"),
        ("ExpressibleByNilLiteral", "init(nilLiteral: ())"),
        ("ExpressibleByStringLiteral", "init(stringLiteral value: String)"),
        ("Identifiable", "associatedtype ID: Hashable\nvar id: ID { get }"),
        ("IteratorProtocol", "associatedtype Element\nmutating func next() -> Element?"),
        ("LosslessStringConvertible", "init?(_ description: String)"),
        ("RandomNumberGenerator", "mutating func next() -> UInt64"),
        ("RawRepresentable", "associatedtype RawValue\ninit?(rawValue: RawValue)\nvar rawValue: RawValue { get }"),
        (
            "Sequence",
            """
            associatedtype Element
            associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
            func makeIterator() -> Iterator
            """
        ),
        (
            "Strideable",
            """
            associatedtype Stride: SignedNumeric, Comparable
            func distance(to other: Self) -> Stride
            func advanced(by distance: Stride) -> Self
            """
        ),
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
