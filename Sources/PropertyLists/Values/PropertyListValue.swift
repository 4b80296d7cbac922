public import Diagnostics

/// One value of a property list: a small reference into the file that was read.
///
/// Nothing is decoded before it is asked for, so that reading a large project costs no more than what is looked at.
///
///     let document = try PropertyListDocument.read(bytes, path: "project.pbxproj", diagnostics: &diagnostics)
///     let version = document.root["objectVersion"]?.text
public struct PropertyListValue: Sendable {
    @usableFromInline
    let tape: PropertyListTape
    @usableFromInline
    let index: Int

    @inlinable
    init(tape: PropertyListTape, index: Int) {
        self.tape = tape
        self.index = index
    }

    /// The entry of the value in the list of all that is in the file.
    @inlinable
    @inline(__always)
    package var node: PropertyListNode { tape.nodes[index] }

    /// The type of the value.
    public var kind: PropertyListKind { node.kind }

    /// Where the value begins: its first byte, the quotation mark or bracket included.
    public var location: SourceLocation { tape.location(ofOffset: offset) }

    /// The offset of the value's first byte in the file, counted from 0. In a file that was not UTF-8, the offset in
    /// the file's text after its conversion to UTF-8.
    public var offset: Int {
        let node = node
        switch node.encoding {
        case .quoted, .escaped, .jsonEscaped: return Int(node.offset) - 1
        default: return Int(node.offset)
        }
    }

    /// The bytes of the value in the file's text, with quotation marks or brackets.
    package var sourceRange: Range<Int> {
        let node = node
        let end = Int(node.offset) + Int(node.length)
        switch node.encoding {
        case .quoted, .escaped, .jsonEscaped: return Int(node.offset) - 1..<end + 1
        default: return Int(node.offset)..<end
        }
    }

    /// A number that is the same for the same value of the same document and differs for every other one.
    @inlinable
    package var identity: Int { index }
}

// MARK: - Containers

extension PropertyListValue {
    /// The pairs of a dictionary in the order of the file, duplicates included; nothing for any other kind.
    public var pairs: PropertyListPairs {
        let node = node
        let end = node.kind == .dictionary ? Int(node.next) : index + 1
        return PropertyListPairs(tape: tape, cursor: index + 1, end: end)
    }

    /// The items of an array in the order of the file; nothing for any other kind.
    public var items: PropertyListItems {
        let node = node
        let end = node.kind == .array ? Int(node.next) : index + 1
        return PropertyListItems(tape: tape, cursor: index + 1, end: end)
    }

    /// The value of a key of a dictionary; the last one when the key stands there twice, as Foundation has it.
    public subscript(key: StaticString) -> PropertyListValue? {
        tape.valueIndex(forKey: key, inDictionary: index).map { PropertyListValue(tape: tape, index: $0) }
    }

    /// The value of a key that is known only at run time.
    public func value(forKey key: String) -> PropertyListValue? {
        var found: PropertyListValue?
        for (name, value) in pairs where name.text == key { found = value }
        return found
    }
}

/// The pairs of a dictionary, in the order of the file.
public struct PropertyListPairs: Sequence, IteratorProtocol, Sendable {
    let tape: PropertyListTape
    var cursor: Int
    let end: Int

    public mutating func next() -> (key: PropertyListValue, value: PropertyListValue)? {
        guard cursor + 1 < end else { return nil }
        let key = PropertyListValue(tape: tape, index: cursor)
        let value = PropertyListValue(tape: tape, index: cursor + 1)
        cursor = Int(tape.nodes[cursor + 1].next)
        return (key, value)
    }
}

/// The items of an array, in the order of the file.
public struct PropertyListItems: Sequence, IteratorProtocol, Sendable {
    let tape: PropertyListTape
    var cursor: Int
    let end: Int

    public mutating func next() -> PropertyListValue? {
        guard cursor < end else { return nil }
        defer { cursor = Int(tape.nodes[cursor].next) }
        return PropertyListValue(tape: tape, index: cursor)
    }
}
