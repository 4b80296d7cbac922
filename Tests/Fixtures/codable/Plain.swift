import Foundation

// Types without rules: what the template makes of them has to equal what the compiler makes.

// trellis: Codable
struct Plain1 {
    var id: Int
    var name: String
    var isOn: Bool
    var ratio: Double
    var small: Float
    var note: String?
    var flag: Bool?
}

// trellis: Codable
struct Plain2 {
    var list: [Int]
    var names: [String]?
    var matrix: [[Double]]
    var byName: [String: Int]
    var byNumber: [Int: String]
    var set: Set<String>
    var maybe: [Int?]
}

// trellis: Codable
struct Plain3 {
    var date: Date
    var url: URL?
    var uuid: UUID?
    var data: Data?
    var decimal: Decimal?
}

// trellis: Codable
struct Plain4 {
    let fixed: Int
    var nested: Plain5
    var list: [Plain5]
    var optional: Plain5?
    var byName: [String: Plain5]?
    static let shared = 1
    lazy var late = 2
    var computed: Int { fixed }
    var observed: Int { didSet {} }
}

// trellis: Codable
struct Plain5 {
    var a: Int8
    var b: UInt64?
    var double: Int??
}

// trellis: Codable
struct Plain6 {}

// trellis: Codable
enum Plain7 {
    case none
    case one(Int)
    case two(Int, String)
    case labelled(a: Int, b: String?)
    case nested(Plain5)
    case mixed(Int, label: Bool)
}

// trellis: Codable
enum Plain8: String { case a, b = "bee" }

// trellis: Codable
enum Plain9: Int { case one = 1, two }

// trellis: Codable
indirect enum Plain10 {
    case leaf
    case node(Plain10, [Plain10])
}

// trellis: Codable
struct Plain11 {
    var kind: Plain8
    var number: Plain9?
    var choice: Plain7
    var `default`: Int
    var range: Range<Int>?
    var array: ContiguousArray<Int>?
    var character: Duration?
}

// trellis: Codable
struct Plain12 {
    var one: Int
    var two: Int
    private var hidden: Int

    enum CodingKeys: String, CodingKey {
        case one = "eins"
        case two
        case hidden
    }
}
