import JSON

extension JSONNode {
    /// The members of an object; none for any other kind.
    var members: [Member] {
        guard case .object(let members) = content else { return [] }
        return members
    }

    /// The items of an array; none for any other kind.
    var items: [JSONNode] {
        guard case .array(let items) = content else { return [] }
        return items
    }

    /// The text of a string.
    var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    /// The value of `true` and `false`.
    var boolean: Bool? {
        guard case .boolean(let truth) = content else { return nil }
        return truth
    }

    /// The texts of an array; `nil` when it is none, or when there is something else in it.
    var texts: [String]? {
        guard case .array(let items) = content else { return nil }
        let texts = items.compactMap(\.text)
        return texts.count == items.count ? texts : nil
    }

    /// Sets the value of a key of an object, or takes the key away.
    ///
    /// A value that changes keeps its place. A new key is put where the order of keys wants it, since Xcode sorts them.
    mutating func set(_ key: String, _ content: Content?) {
        guard case .object(var members) = self.content else { return }
        let index = members.lastIndex { $0.key == key }
        switch (index, content) {
        case (let index?, let content?):
            members[index].value.content = content
        case (nil, let content?):
            let place = members.firstIndex { key.utf8.lexicographicallyPrecedes($0.key.utf8) } ?? members.count
            members.insert(Member(key, at: position, JSONNode(content, at: position)), at: place)
        case (_, nil):
            members.removeAll { $0.key == key }
        }
        self.content = .object(members)
    }
}

extension JSONNode.Content {
    /// An array of texts.
    static func texts(_ texts: [String], at position: JSONNode.Position) -> Self {
        .array(texts.map { JSONNode(.string($0), at: position) })
    }
}
