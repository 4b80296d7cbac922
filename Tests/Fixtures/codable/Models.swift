import Foundation

// Types with every rule of docs/templates/codable.md; cases.txt says what becomes of coded data.

// MARK: Keys

// trellis: Codable, keys = snake
struct SnakeKeys {
    var id: Int
    var baseURL: String
    var userIDs: [Int]
    var html5Page: String?
    var _private: Bool?
    var ownKey: Int?  // trellis: key = "Own-Key"
}

// trellis: Codable, keys = kebab
struct KebabKeys {
    var userID: Int
    var firstName: String
}

// trellis: Codable, keys = screaming
struct ScreamingKeys { var maxURLLength: Int }

// trellis: Codable, keys = upperCamel
struct UpperCamelKeys { var userID, URLString: String }

// trellis: Codable, keyPrefix = "m_", keySuffix = "$"
struct FixedKeys { var a: Int }

// trellis: Codable
struct WrittenKeys {
    var a: Int
    var b: Int
    var c: Int  // trellis: key = "see"

    enum CodingKeys: String, CodingKey {
        case a = "ay"
    }
}

// trellis: Codable
struct ReservedNames {
    var `default`: Int
    var `self`: String?
    var container: Int
    var decoder: Int
}

// MARK: Ways

// trellis: Codable
struct Problem {
    var message: String  // trellis: path = errors.base.0
    var code: Int?  // trellis: path = errors.codes.last
    var hint: String?  // trellis: path = errors.base.2
    var status: Int
}

// trellis: Codable
struct Deep {
    var city: String  // trellis: path = user.address.city
    var street: String?  // trellis: path = user.address.street
    var name: String?  // trellis: path = user.name
    var numeric: Int?  // trellis: path = "user.`0`"
}

// trellis: Codable
struct SharedPlaces {
    var a: Int  // trellis: path = m.n.a
    var b: Int?  // trellis: path = m.n.b
    var c: Int?  // trellis: path = m.c
    var d: Int?  // trellis: path = m.l.0.d
    var e: Int?  // trellis: path = m.l.0.e, alternatives = "z|m.z", lossy
    var f: Int?  // trellis: path = m.l.1
}

// trellis: Codable
struct OptionalBranch {
    var note: String?  // trellis: path = meta.note
    var mark: Int?  // trellis: path = meta.more.mark
    var id: Int
}

// trellis: Codable
struct Pair {
    var first: Int  // trellis: path = 0
    var second: String?  // trellis: path = 1.name
    var third: Bool?  // trellis: path = 1.isLast
}

// trellis: Codable
struct Alternatives {
    var name: String  // trellis: alternatives = [user_name, profile.name]
    var age: Int?  // trellis: alternatives = years|ages.first
    var nick: String  // trellis: alternatives = alias, default = "none"
    var kind: String?  // trellis: path = meta.kind, alternatives = kind
}

// MARK: What is missing or malformed

// trellis: Codable
struct Fallbacks {
    var missing: Int  // trellis: default = 1
    var malformed: Int  // trellis: malformed = 2
    var both: Int  // trellis: default = 3, malformed = 4
    var initial: String = "first"  // trellis: default
    var quoted: [Int]  // trellis: default = "[7]"
    var text: String  // trellis: default = ""
    var flag: Bool?  // trellis: default = false
}

// trellis: Codable
struct Lossy {
    var count: Int?  // trellis: lossy
    var total: Int  // trellis: default = 0, lossy
    var url: URL?  // trellis: lossy
    var deep: Int?  // trellis: path = a.b, lossy
}

// trellis: Codable
struct Presence {
    var present: Int?  // trellis: required
    var written: Int?  // trellis: writesNil
    var plain: Int?
    var double: Int??
    var unwrapped: Int!
}

// trellis: Codable
struct Pruned {
    var numbers: [Int]  // trellis: pruned
    var set: Set<Int>?  // trellis: pruned
    var entries: [String: Int]  // trellis: pruned, default = [:]
    var byNumber: [Int: Int]?  // trellis: pruned
    var points: [Point]?  // trellis: pruned
}

// trellis: Codable
struct Point: Hashable { var x, y: Int }

// trellis: Codable
struct NotEmpty {
    var list: [Int]  // trellis: notEmpty
    var name: String  // trellis: notEmpty
    var optional: [String: Int]?  // trellis: notEmpty
    var pruned: [Int]?  // trellis: notEmpty, pruned
    var lossy: String?  // trellis: notEmpty, lossy
    var deep: String?  // trellis: notEmpty, path = a.b
}

// MARK: Shapes

// trellis: Codable
struct Flattened {
    var id: Int
    var point: Point  // trellis: flattened
    var size: Size?  // trellis: flattened
}

// trellis: Codable
struct Leftover {
    var id: Int  // trellis: alternatives = "number|meta.id"
    var rest: [String: Any]  // trellis: flattened
    var deep: Int?  // trellis: path = more.deep
    var gone: Int?  // trellis: skip
}

// trellis: Codable
struct LeftoverDates {
    var days: [String: Date]  // trellis: flattened, pruned, date = "yyyy-MM-dd"
    var point: Point  // trellis: flattened
}

// trellis: Codable
struct NamedEntries {
    var byUUID: [UUID: Date]?  // trellis: date = seconds
    var byColor: [Color: Int]?  // trellis: lenient
    var byTone: [Tone: Int]?  // trellis: pruned
    var byLevel: [Rank: Int]?  // trellis: lenient
    var bySmall: [UInt8: [Int]]?  // trellis: pruned
    var byNumber: [Int: Int]?  // trellis: lenient
}

enum Tone: String, Codable, CodingKeyRepresentable { case high, low }
enum Rank: Int, Codable, CodingKeyRepresentable {
    case first = 1
    case second
}

// trellis: Codable
struct Size { var width, height: Int }

// trellis: Codable
struct Scalars {
    var int: Int  // trellis: lenient
    var double: Double?  // trellis: lenient
    var bool: Bool?  // trellis: lenient
    var text: String?  // trellis: lenient
    var asText: Int?  // trellis: as = string
    var boolText: Bool?  // trellis: as = string
    var asNumber: String?  // trellis: as = number
    var boolNumber: Bool?  // trellis: as = number
    var list: [Int]?  // trellis: as = string
    var entries: [String: Bool]?  // trellis: as = number
}

enum Color: String, Codable { case red, green, other }

// trellis: Codable
struct Colored {
    var color: Color  // trellis: malformed = .other, default = .red
    var shade: Shade
    var size: Level?
}

// trellis: Codable
enum Shade: String {
    case dark
    case light  // trellis: alternatives = "bright|white"
    case unknown  // trellis: fallback
}

// trellis: Codable
enum Level: Int {
    case low = 1, high
}

// trellis: Codable
struct Dates {
    var iso: Date?  // trellis: date = iso8601
    var fraction: Date?  // trellis: date = iso8601Fraction
    var seconds: Date?  // trellis: date = seconds
    var milliseconds: Date?  // trellis: date = milliseconds
    var day: Date?  // trellis: date = "yyyy-MM-dd"
    var time: Date?  // trellis: date = "dd/MM/yyyy 'at' HH:mm"
    var list: [Date]?  // trellis: date = seconds
    var entries: [String: Date]?  // trellis: date = "yyyy-MM-dd"
    var maybe: [Date?]?  // trellis: date = seconds
    var pruned: [Date]?  // trellis: date = iso8601, pruned
    var lossy: Date?  // trellis: date = iso8601, lossy
    var deep: Date?  // trellis: date = seconds, path = a.date
}

// trellis: Codable, date = seconds, nonConforming, data = base64
struct General {
    var date: Date
    var other: Date?  // trellis: date = milliseconds
    var ratio: Double?
    var bytes: Data?
    var name: String?
}

// trellis: Codable
struct Bytes {
    var data: Data  // trellis: data = base64
    var list: [Data]?  // trellis: data = base64
}

// trellis: Codable
struct Floats {
    var ratio: Double  // trellis: nonConforming
    var own: Float?  // trellis: nonConforming = "inf|-inf|nan"
    var list: [Double]?  // trellis: nonConforming
}

// trellis: Codable
struct Anything {
    var object: [String: Any]
    var list: [Any]?
    var value: Any?
    var nested: [[String: Any]]?
    var sendable: [String: any Sendable]?
}

// MARK: Directions

// trellis: Codable
struct Directions {
    var both: Int
    var skipped = 5  // trellis: skip
    var gone: Int?  // trellis: skip
    var read: Int?  // trellis: decodeOnly
    var written: Int = 7  // trellis: encodeOnly
    let fixed = 8
    var computed: Int { both * 2 }  // trellis: encodeOnly
    lazy var late = 1
    static let shared = 1
    var action: (() -> Void)?  // trellis: skip
    var set: Int  // trellis: skip, default = 3
}

// trellis: Codable
struct CustomFunctions {
    var name: String
    var tags: [String]
    var size: Int
    var mark: Int = 0  // trellis: default = 9

    static func decodeTags(from container: KeyedDecodingContainer<CodingKeys>) throws -> [String] {
        try container.decode(String.self, forKey: .tags).split(separator: ",").map(String.init)
    }

    func encodeTags(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
        try container.encode(tags.joined(separator: ","), forKey: .tags)
    }

    static func decodeSize(from decoder: any Decoder) -> Int { decoder.codingPath.count }

    static func decodeMark(from container: KeyedDecodingContainer<CodingKeys>) throws -> Int? {
        try container.decodeIfPresent(Int.self, forKey: .mark)
    }
}

// trellis: Decodable
struct ReadOnly {
    var id: Int
    var tags: Set<String>  // trellis: pruned
}

extension ReadOnly: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(id) \(tags.sorted())")
    }
}

// trellis: Codable
struct OwnHalf {
    var id: Int  // trellis: key = number

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}

// trellis: Encodable
struct WriteOnly {
    var id: Int
    var date: Date  // trellis: date = seconds
}

extension WriteOnly: Decodable {
    init(from decoder: any Decoder) throws {
        id = try decoder.singleValueContainer().decode(Int.self)
        date = Date(timeIntervalSince1970: 5)
    }
}
