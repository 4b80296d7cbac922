/// The code that reads and writes a type.
struct CodingCode: Sendable {
    /// An enumeration of coding keys.
    struct Keys: Sendable {
        var name: String
        /// The cases, with their keys and conditions.
        var cases: [(name: String, key: String, condition: String?)]

        /// The lines of the cases.
        var lines: [String] {
            cases.flatMap { item in
                let name = SwiftName.escaped(item.name)
                return [item.key == item.name ? "case \(name)" : "case \(name) = \(SwiftLiteral.text(item.key))"].guarded(item.condition)
            }
        }
    }

    /// The enumerations of keys that are needed.
    var keys: [Keys] = []
    /// The cases that are added to the keys in the source.
    var addedKeys: Keys?
    /// The bodies of `init(from:)` and `encode(to:)`; `nil` when what is there by itself does.
    var decoding: [String]?
    var encoding: [String]?
    var support = CodingSupport()

    /// Writes the code of a table.
    init(_ table: CodingTable) {
        if table.kind == .enumeration {
            var writer = CaseCode(table)
            writer.write()
            self = writer.code
        } else {
            var writer = PropertyCode(table)
            writer.write()
            self = writer.code
        }
    }

    init() {}
}
