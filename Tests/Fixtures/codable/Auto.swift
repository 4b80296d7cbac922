import Foundation

// Types that are coded as their own members say, by the protocols of the template AutoCodable.

protocol AutoDecodable: Decodable {}
protocol AutoEncodable: Encodable {}
protocol AutoCodable: AutoDecodable, AutoEncodable {}

struct Account: AutoCodable {
    let id: Int
    let name: String
    let note: String?
    let extra: [String: Int]?
    var version = 1

    static let defaultName = "none"
    static var defaultNote: String? { "noted" }

    static func decodeExtra(from decoder: any Decoder) throws -> [String: Int]? {
        try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .extra).map { ["n": $0] }
    }

    func encodeExtra(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
        try container.encodeIfPresent(extra?["n"], forKey: .extra)
    }
}

// Nothing is generated for it: the compiler does what is needed.
struct Simple: AutoCodable {
    let a: Int
    let b: String?
}

// A key is missing in the enumeration, and another belongs to no property.
struct Keyed: AutoCodable {
    let a: Int
    let b: Int

    enum CodingKeys: String, CodingKey {
        case a = "ay"
        case container
    }

    static func decodingContainer(_ decoder: any Decoder) throws -> KeyedDecodingContainer<CodingKeys> {
        try decoder.container(keyedBy: CodingKeys.self).nestedContainer(keyedBy: CodingKeys.self, forKey: .container)
    }

    func encodingContainer(_ encoder: any Encoder) -> KeyedEncodingContainer<CodingKeys> {
        var container = encoder.container(keyedBy: CodingKeys.self)
        return container.nestedContainer(keyedBy: CodingKeys.self, forKey: .container)
    }
}

struct Skipping: AutoCodable {
    let a: Int
    let secret: String
    var double: Int { a * 2 }

    static let defaultSecret = "?"
    static let defaultA = 7

    enum SkipEncodingKeys { case secret }

    func encodeDouble(to container: inout KeyedEncodingContainer<CodingKeys>) throws { try container.encode(double, forKey: .double) }

    func encodeAdditionalValues(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
        try container.encode(true, forKey: .double)
    }
}

struct Forms: AutoCodable {
    let a: Int
    let b: Int
    let c: Int

    static let defaultB = 2
    static let defaultC = 3
    static func decodeA(from container: KeyedDecodingContainer<CodingKeys>) -> Int { (try? container.decode(Int.self, forKey: .a)) ?? -1 }
    static func decodeB(from container: KeyedDecodingContainer<CodingKeys>) -> Int? { try? container.decode(Int.self, forKey: .b) }
    static func decodeC(from container: KeyedDecodingContainer<CodingKeys>) throws -> Int { try container.decode(Int.self, forKey: .c) }
}

struct ReadAlone: AutoDecodable {
    let a: Int
    static let defaultA = 1
}

extension ReadAlone: Encodable {}

enum Direction: AutoCodable { case north, south }

enum Renamed: AutoCodable {
    case one, two
    enum CodingKeys: String, CodingKey { case one = "1" }
}

enum ByRawValue: String, AutoCodable { case a, b = "bee" }

enum Flat: AutoCodable {
    case point(x: Int, y: Int?)
    case nothing
    case mixed(Int, label: Int)

    enum CodingKeys: String, CodingKey {
        case enumCaseKey = "type"
        case point
    }
}

enum Nested: AutoCodable {
    case labelled(id: Int, name: String?)
    case unlabelled(Int, String?)
    case nothing
    case mixed(Int, label: Int)
}

// sourcery: AutoCodable
struct Annotated {
    let a: Int
    static let defaultA = 5
}
