package import Diagnostics

/// A value of JSON together with the place where it stands.
package struct JSONNode: Sendable, Hashable {
    /// The value.
    package var content: Content
    /// Where the value begins.
    package var position: Position

    /// Makes a node.
    package init(_ content: Content, at position: Position) {
        self.content = content
        self.position = position
    }

    /// What a node holds.
    package indirect enum Content: Sendable, Hashable {
        case null
        case boolean(Bool)
        /// A number as it is written, so that none loses digits.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members in their order, duplicates included.
        case object([Member])
    }

    /// A line and a column in UTF-8 bytes, both counted from 1.
    package struct Position: Sendable, Hashable {
        /// The line.
        package var line: Int
        /// The column.
        package var column: Int

        /// Makes a position.
        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        /// The place in a file.
        package func location(in path: String) -> SourceLocation {
            SourceLocation(path: path, line: line, column: column)
        }
    }

    /// A key of an object and its value.
    package struct Member: Sendable, Hashable {
        /// The key.
        package var key: String
        /// Where the key begins.
        package var keyPosition: Position
        /// The value.
        package var value: JSONNode

        /// Makes a member.
        package init(_ key: String, at keyPosition: Position, _ value: JSONNode) {
            self.key = key
            self.keyPosition = keyPosition
            self.value = value
        }
    }
}

extension JSONNode {
    /// The value of a key of an object; the last one when it stands there twice.
    package subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The value without its places. Numbers of JSON5 take the form of JSON; those that JSON cannot write, like `NaN`, become null.
    package var value: JSONValue {
        switch content {
        case .null: .null
        case .boolean(let truth): .boolean(truth)
        case .number(let text): JSONNumber.standardForm(of: text).map(JSONValue.number) ?? .null
        case .string(let text): .string(text)
        case .array(let items): .array(items.map(\.value))
        case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.value.value) })
        }
    }
}
