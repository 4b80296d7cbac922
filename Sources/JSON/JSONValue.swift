/// A value of JSON. Objects keep the order of their members, and duplicates.
package indirect enum JSONValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// A number as it is written, so that none loses digits.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key of an object and its value.
    package struct Member: Sendable, Hashable {
        /// The key.
        package var key: String
        /// The value.
        package var value: JSONValue

        /// Makes a member.
        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A whole number.
    package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

    /// A text, or null when there is none.
    package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// A list of texts.
    package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }

    package init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }

    package init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSONValue {
    /// The value of a key of an object; the last one when it stands there twice.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The text of a string.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The value of a number that is whole and fits.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text)
    }

    /// The items of an array.
    package var items: [JSONValue]? {
        guard case .array(let items) = self else { return nil }
        return items
    }
}
