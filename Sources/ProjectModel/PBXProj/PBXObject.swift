public import Diagnostics
public import PropertyLists

/// One object of a project: an identifier, a class, and its keys in the order of the file.
public struct PBXObject: Sendable {
    let table: PBXObjectTable
    /// The object's place among the objects of the file, counted from 0.
    let ordinal: Int

    /// The key under which the object stands in `objects`; 24 hexadecimal digits when Xcode made it, but any text is legal.
    public var identifier: String {
        identifierValue.text ?? ""
    }

    /// The key under which the object stands in `objects`, as it stands there.
    var identifierValue: PropertyListValue {
        table.document.value(identity: Int(table.entries[ordinal].key))
    }

    /// The class when it is a known one.
    public var objectClass: PBXClass? { table.entries[ordinal].objectClass }

    /// The class as it is written; empty when the object has none.
    public var className: String { value["isa"]?.text ?? "" }

    /// The whole dictionary of the object.
    public var value: PropertyListValue {
        table.document.value(identity: Int(table.entries[ordinal].value))
    }

    /// Where the object's identifier stands.
    public var location: SourceLocation {
        identifierValue.location
    }
}

// MARK: - Reading keys

extension PBXObject {
    /// The text of a key; `nil` when it is missing or no scalar.
    public func text(_ key: StaticString) -> String? { index(ofValueFor: key).flatMap { table.document.value(identity: $0).text } }

    /// The texts of a key that holds a list; a single text counts as a list of one, because Xcode accepts both.
    public func texts(_ key: StaticString) -> [String] {
        guard let value = value[key] else { return [] }
        if value.kind == .array { return value.items.compactMap(\.text) }
        return value.text.map { [$0] } ?? []
    }

    /// The texts of a key that holds a list; `nil` when the key is missing, which may mean something else than an empty list.
    public func textsIfPresent(_ key: StaticString) -> [String]? {
        value[key] == nil ? nil : texts(key)
    }

    /// The whole number of a key.
    public func number(_ key: StaticString) -> Int? { value[key]?.integer }

    /// The truth of a key that holds 0 or 1, `YES` or `NO`.
    public func flag(_ key: StaticString) -> Bool? { value[key]?.boolean }

    /// The object that a key refers to; `nil` when the key is missing or dangles.
    public func reference(_ key: StaticString) -> PBXObject? {
        guard let value = index(ofValueFor: key) else { return nil }
        return table.document.withBuffer { table.ordinal(ofNode: value, in: $0) }.map { PBXObject(table: table, ordinal: $0) }
    }

    /// The objects that a key lists, without those that dangle.
    public func references(_ key: StaticString) -> [PBXObject] {
        guard let list = index(ofValueFor: key) else { return [] }
        return table.document.withBuffer { buffer in
            guard buffer.nodes[list].kind == .array else { return [] }
            var objects: [PBXObject] = []
            var item = list + 1
            while item < buffer.end(of: list) {
                if let ordinal = table.ordinal(ofNode: item, in: buffer) { objects.append(PBXObject(table: table, ordinal: ordinal)) }
                item = buffer.end(of: item)
            }
            return objects
        }
    }

    /// The place of the value of a key in the document.
    private func index(ofValueFor key: StaticString) -> Int? {
        table.document.valueIndex(forKey: key, inDictionary: Int(table.entries[ordinal].value))
    }

    /// The dictionary that a key holds.
    public func dictionary(_ key: StaticString) -> PropertyListValue? {
        guard let value = value[key], value.kind == .dictionary else { return nil }
        return value
    }
}

extension PBXObject: Hashable {
    /// Two objects are equal when they are the same object of the same document.
    public static func == (left: PBXObject, right: PBXObject) -> Bool {
        left.ordinal == right.ordinal && left.table === right.table
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ordinal)
    }
}
