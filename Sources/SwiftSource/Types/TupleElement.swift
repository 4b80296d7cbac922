/// An element of a tuple, or a parameter of a function's type.
public struct TupleElement: Sendable, Hashable {
    /// The label; `_` where it is written.
    public var label: String?
    /// The name behind the label: the `a` of `_ a: Int`.
    public var name: String?
    /// The type.
    public var type: SwiftType
    /// Whether `...` follows the type.
    public var isVariadic: Bool

    /// Makes an element.
    public init(_ type: SwiftType, label: String? = nil, name: String? = nil, isVariadic: Bool = false) {
        self.type = type
        self.label = label
        self.name = name
        self.isVariadic = isVariadic
    }
}

extension TupleElement: CustomStringConvertible {
    /// The canonical text.
    public var description: String {
        let labels = [label, name].compactMap { $0 }.joined(separator: " ")
        return (labels.isEmpty ? "" : labels + ": ") + type.description + (isVariadic ? "..." : "")
    }
}
