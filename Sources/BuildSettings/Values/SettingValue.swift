/// A value as it is written: references such as `$(SRCROOT)` are still in it.
public enum SettingValue: Sendable, Hashable {
    /// One text.
    case text(String)
    /// A list, as project files have them; each item is read as a list of its own and may hold `$(inherited)`.
    case list([String])
}

extension SettingValue: CustomStringConvertible {
    /// The text; the items of a list with a blank between them.
    public var description: String {
        switch self {
        case .text(let text): text
        case .list(let items): items.joined(separator: " ")
        }
    }
}

extension SettingValue: ExpressibleByStringLiteral {
    /// One text.
    public init(stringLiteral value: String) {
        self = .text(value)
    }
}

extension SettingValue: ExpressibleByArrayLiteral {
    /// A list.
    public init(arrayLiteral elements: String...) {
        self = .list(elements)
    }
}
