public import Diagnostics

/// One line that gives a setting a value.
public struct SettingAssignment: Sendable, Hashable {
    /// The name of the setting, without conditions.
    public var name: String
    /// What has to hold for the line to count; all of them.
    public var conditions: [SettingCondition]
    /// The value as it is written, with its references.
    public var value: SettingValue
    /// Where the value stands, when it stands in a file.
    public var location: SourceLocation?

    /// Makes an assignment.
    public init(_ name: String, _ value: SettingValue, conditions: [SettingCondition] = [], at location: SourceLocation? = nil) {
        self.name = name
        self.conditions = conditions
        self.value = value
        self.location = location
    }

    /// Makes an assignment of a key such as `NAME[sdk=iphone*][arch=arm64]`, the form of project files and command lines.
    ///
    /// A key whose brackets are not closed or hold no `=` is a name as a whole; nothing can refer to it.
    public init(key: String, _ value: SettingValue, at location: SourceLocation? = nil) {
        let (name, conditions) = Self.split(key)
        self.init(name, value, conditions: conditions, at: location)
    }

    /// The name and its conditions as they are written in one word.
    public var key: String { name + conditions.map(\.description).joined() }

    private static func split(_ key: String) -> (name: String, conditions: [SettingCondition]) {
        guard key.utf8.last == UInt8(ascii: "]"), let start = key.firstIndex(of: "[") else { return (key, []) }
        var conditions: [SettingCondition] = []
        var rest = key[start...]
        while let open = rest.first {
            guard open == "[", let close = rest.firstIndex(of: "]") else { return (key, []) }
            let text = rest[rest.index(after: rest.startIndex)..<close]
            guard let equals = text.firstIndex(of: "=") else { return (key, []) }
            let pattern = String(text[text.index(after: equals)...])
            conditions.append(SettingCondition(.init(String(text[..<equals])), pattern))
            rest = rest[rest.index(after: close)...].drop { $0 == " " }
        }
        let name = key[..<start].reversed().drop { $0 == " " }.reversed()
        return (String(name), conditions)
    }
}
