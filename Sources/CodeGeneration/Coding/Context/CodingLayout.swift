import SwiftSource

/// Puts the code of a type into extensions, and into the body of a class, which alone can have the initializer.
struct CodingLayout {
    /// An extension.
    struct Extension {
        /// The attributes before it.
        var attributes: [String]
        /// The line that begins it, with its brace.
        var head: String
        /// The members, each as its lines.
        var members: [[String]]
    }

    private(set) var extensions: [Extension] = []
    /// What stands in the body of a class.
    private(set) var members: [[String]] = []

    private let table: CodingTable

    init(_ table: CodingTable, _ code: CodingCode) {
        self.table = table
        let keys = code.keys.map(Self.keys)
        let decoding = code.decoding.map { function("init(from decoder: any Decoder) throws", $0, isInitializer: true) }
        let encoding = code.encoding.map { function("func encode(to encoder: any Encoder) throws", $0, isInitializer: false) }
        if table.kind == .class {
            let plain = Self.plainInitializer(table)
            members = keys + [plain.isEmpty ? nil : [plain], decoding, encoding].compactMap { $0 }
        }
        let isClass = table.kind == .class
        guard !table.codedParameters.isEmpty else {
            add(both, isClass ? [] : keys + [decoding, encoding].compactMap { $0 })
            return
        }
        // What conforms under conditions does so for each protocol by itself, and the keys are there for both.
        if !isClass { add(nil, keys) }
        add("Decodable", isClass ? [] : [decoding].compactMap { $0 })
        add("Encodable", isClass ? [] : [encoding].compactMap { $0 })
    }

    /// What the type is said to conform to.
    private var both: String? {
        if table.needsDecodable, table.needsEncodable { return "Codable" }
        return table.needsDecodable ? "Decodable" : table.needsEncodable ? "Encodable" : nil
    }

    /// Adds an extension, which says that the type conforms unless the source does; one that says and holds nothing is left out.
    private mutating func add(_ conformance: String?, _ members: [[String]]) {
        let isNeeded: Bool
        switch conformance {
        case nil: isNeeded = false
        case "Decodable": isNeeded = table.needsDecodable
        case "Encodable": isNeeded = table.needsEncodable
        default: isNeeded = true
        }
        guard isNeeded || !members.isEmpty else { return }
        var head = "extension \(table.name)"
        if let conformance, isNeeded { head += ": \(conformance)" }
        if let conformance, !table.codedParameters.isEmpty {
            head += " where " + table.codedParameters.map { "\($0): \(conformance)" }.joined(separator: ", ")
        }
        extensions.append(Extension(attributes: table.attributes, head: head + " {", members: members))
    }

    private static func keys(_ keys: CodingCode.Keys) -> [String] {
        let raw = keys.cases.isEmpty ? "" : "String, "
        return ["enum \(keys.name): \(raw)CodingKey {"] + keys.lines.indented + ["}"]
    }

    private func function(_ signature: String, _ body: [String], isInitializer: Bool) -> [String] {
        var words = Self.access(isInitializer && table.access == .open ? .public : table.access)
        if table.kind == .class {
            if isInitializer {
                words += "required "
            } else if table.superclass == .flat || table.superclass == .nested {
                words += "override "
            }
        }
        if table.isIsolated { words += "nonisolated " }
        let clause =
            table.kind == .class && !table.codedParameters.isEmpty
            ? " where " + table.codedParameters.map { "\($0): \(isInitializer ? "Decodable" : "Encodable")" }.joined(separator: ", ") : ""
        let attributes = table.hasDeprecated ? ["@available(*, deprecated)"] : []
        return attributes + ["\(words)\(signature)\(clause) {"] + body.indented + ["}"]
    }

    /// A word of access with the blank behind it; what is internal has none, and what is private is seen in its file.
    private static func access(_ level: AccessLevel) -> String {
        switch level {
        case .internal, .private, .fileprivate: ""
        case .open, .public, .package: level.rawValue + " "
        }
    }

    /// The initializer that a class would lose by having another.
    private static func plainInitializer(_ table: CodingTable) -> String {
        guard table.decodes, table.needsPlainInitializer else { return "" }
        let words = access(table.access == .open ? .public : table.access)
        return table.superclass == .none ? words + "init() {}" : words + "override init() { super.init() }"
    }
}
