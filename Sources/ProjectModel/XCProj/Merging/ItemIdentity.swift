import JSON

/// What tells the items of a list of a `project.xcproj` apart, so that an item is found again in another version of the list.
enum ItemIdentity {
    /// A key that no file has: the identifier of the object that a dictionary was made of.
    static let objectKey = "\u{0}object"

    /// Texts that identify an item, the surest one first; `nil` where the item does not have that one.
    static func candidates(of item: JSONValue, _ schema: XCProjSchema?) -> [String?] {
        guard case .object = item else { return [nil, nil, name(ofScalar: item, schema), nil] }
        return [item[objectKey]?.text, item["id"]?.text, name(of: item, schema), looseName(of: item, schema)]
    }

    /// Where each item of a list stands in another version of it; `nil` for those that the other version does not have.
    static func places(of items: [JSONValue], in others: [JSONValue], _ schema: XCProjSchema?) -> [Int?] {
        var result = [Int?](repeating: nil, count: items.count)
        var isTaken = [Bool](repeating: false, count: others.count)
        let own = items.map { candidates(of: $0, schema) }
        let other = others.map { candidates(of: $0, schema) }
        for level in 0..<4 {
            var known: [String: [Int]] = [:]
            for (index, texts) in other.enumerated().reversed() where !isTaken[index] {
                if let text = texts[level] { known[text, default: []].append(index) }
            }
            // An item that stands twice is found at its places in their order.
            for (index, texts) in own.enumerated() where result[index] == nil {
                guard let text = texts[level], let place = known[text]?.popLast() else { continue }
                result[index] = place
                isTaken[place] = true
            }
        }
        return result
    }

    private static func name(ofScalar item: JSONValue, _ schema: XCProjSchema?) -> String? {
        switch item {
        case .string(let text), .number(let text): text
        case .boolean(let truth): truth ? "true" : "false"
        case .null: "null"
        case .array, .object: nil
        }
    }

    private static func name(of item: JSONValue, _ schema: XCProjSchema?) -> String? {
        let keys: [String]
        switch schema {
        case .file: return text(of: ["kind", "path", "name"], in: item)
        case .package: keys = ["url", "path"]
        case .phase: keys = ["name", "kind"]
        case .rule: keys = ["name", "compiler", "file-type"]
        case .importedProject: keys = ["project"]
        case .membership: keys = ["build-phase"]
        case .folderException: return text(of: ["target", "build-phase"], in: item)
        case .productMember: return text(of: ["product", "package", "build-phase"], in: item)
        case .dependency where item["project"] == nil && item["package-product"] == nil: keys = ["target"]
        case .dependency: return text(of: ["target", "project", "package-product", "package"], in: item)
        default: keys = ["name", "path", "kind"]
        }
        return keys.lazy.compactMap { item[$0]?.text }.first
    }

    /// A package product whichever phase it is in.
    private static func looseName(of item: JSONValue, _ schema: XCProjSchema?) -> String? {
        if case .productMember? = schema { text(of: ["product", "package"], in: item) } else { nil }
    }

    private static func text(of keys: [String], in item: JSONValue) -> String {
        keys.map { item[$0]?.text ?? "" }.joined(separator: "\u{0}")
    }
}
