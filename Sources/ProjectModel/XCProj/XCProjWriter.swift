import JSON

/// Writes a `project.xcproj` in the layout of Xcode.
///
/// Two blanks for each level and a comma behind every item of what takes several lines. A dictionary in a list stands on
/// one line when it holds nothing but scalars and lists of at most one scalar; of dictionaries that take several lines and
/// follow each other in a list, one begins on the line on which the other ends.
struct XCProjWriter {
    private var output: [UInt8] = []
    private let omitsDefaults: Bool

    /// The file of a project; it ends with a newline.
    static func bytes(of root: JSONValue, omittingDefaults: Bool = false) -> [UInt8] {
        var writer = XCProjWriter(omitsDefaults: omittingDefaults)
        writer.write(root, .project, depth: 0)
        writer.output.append(0x0A)
        return writer.output
    }

    /// A value as it stands in a file, without a line end behind it.
    ///
    /// - Parameter isItem: whether it is an item of a list, so that a short dictionary takes one line.
    static func text(of value: JSONValue, _ schema: XCProjSchema?, isItem: Bool) -> [UInt8] {
        var writer = XCProjWriter(omitsDefaults: false)
        if isItem {
            writer.writeItem(value, isLong: writer.isLongDictionary(value, schema), schema, depth: 0)
        } else {
            writer.write(value, schema, depth: 0)
        }
        return writer.output
    }

    /// A value on one line, whatever is in it.
    static func line(of value: JSONValue) -> [UInt8] {
        switch value {
        case .array(let items): Array("[".utf8) + items.map(line).joined(separator: Array(", ".utf8)) + Array("]".utf8)
        case .object([]): Array("{}".utf8)
        case .object(let members):
            Array("{ ".utf8)
                + members.map { JSONWriter.quoted($0.key) + Array(": ".utf8) + line(of: $0.value) }.joined(separator: Array(", ".utf8))
                + Array(" }".utf8)
        default: text(of: value, nil, isItem: false)
        }
    }

    private init(omitsDefaults: Bool) {
        self.omitsDefaults = omitsDefaults
    }

    private mutating func write(_ value: JSONValue, _ schema: XCProjSchema?, depth: Int) {
        switch value {
        case .null: append("null")
        case .boolean(let truth): append(truth ? "true" : "false")
        case .number(let text): append(text)
        case .string(let text): write(text)
        case .array(let items): write(items, schema, depth: depth)
        case .object(let members):
            let members = ordered(members, schema)
            guard !members.isEmpty else { return append("{}") }
            append("{\n")
            for member in members {
                indent(depth + 1)
                write(member, schema, depth: depth + 1)
                append(",\n")
            }
            indent(depth)
            append("}")
        }
    }

    private mutating func write(_ member: JSONValue.Member, _ schema: XCProjSchema?, depth: Int) {
        write(member.key)
        append(": ")
        write(member.value, schema?.child(member.key), depth: depth)
    }

    private mutating func write(_ items: [JSONValue], _ schema: XCProjSchema?, depth: Int) {
        guard !items.isEmpty else { return append("[]") }
        append("[\n")
        var followsLongDictionary = false
        for item in items {
            let isLong = isLongDictionary(item, schema)
            if isLong, followsLongDictionary {
                output.removeLast()
                append(" ")
            } else {
                indent(depth + 1)
            }
            writeItem(item, isLong: isLong, schema, depth: depth + 1)
            append(",\n")
            followsLongDictionary = isLong
        }
        indent(depth)
        append("]")
    }

    private mutating func writeItem(_ item: JSONValue, isLong: Bool, _ schema: XCProjSchema?, depth: Int) {
        guard !isLong, case .object(let members) = item else { return write(item, schema, depth: depth) }
        append("{")
        for (index, member) in ordered(members, schema).enumerated() {
            append(index == 0 ? " " : ", ")
            write(member.key)
            append(": ")
            if case .array(let items) = member.value {
                append("[")
                for item in items { write(item, nil, depth: depth) }
                append("]")
            } else {
                write(member.value, nil, depth: depth)
            }
        }
        append(output.last == UInt8(ascii: "{") ? "}" : " }")
    }

    private func isLongDictionary(_ value: JSONValue, _ schema: XCProjSchema?) -> Bool {
        guard case .object(let members) = value else { return false }
        return !ordered(members, schema).allSatisfy { member in
            switch member.value {
            case .object: false
            case .array(let items): items.isEmpty || items.count == 1 && items.allSatisfy(isScalar)
            default: true
            }
        }
    }

    private func isScalar(_ value: JSONValue) -> Bool {
        switch value {
        case .array, .object: false
        default: true
        }
    }

    /// Known keys in the order of the schema, then the others in their own; settings by name.
    private func ordered(_ members: [JSONValue.Member], _ schema: XCProjSchema?) -> [JSONValue.Member] {
        guard let schema else { return members }
        let members = omitsDefaults ? members.filter { schema.standardValue(of: $0.key) != $0.value } : members
        if case .buildSettings = schema {
            return members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        }
        let keys = schema.keys
        let places = members.enumerated().map { (keys.firstIndex(of: $1.key) ?? keys.count, $0) }
        return members.indices.sorted { places[$0] < places[$1] }.map { members[$0] }
    }

    private mutating func write(_ text: String) { output += JSONWriter.quoted(text) }

    private mutating func indent(_ depth: Int) {
        output.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }

    private mutating func append(_ text: String) {
        output += text.utf8
    }
}
