/// The annotations of a declaration, a parameter or a case.
public struct Annotations: Sendable, Hashable {
    /// Every key where it stands, in the order in which the values are taken: the nearest comments first.
    public private(set) var items: [Annotation] = []
    /// The values by key. Different values of a key make an array, those of a block or file replace others, and a namespace is a
    /// dictionary.
    public private(set) var values: [String: AnnotationValue] = [:]

    /// Makes a list without annotations.
    public init() {}

    /// Makes a list of items, in the order in which values are taken.
    public init(_ items: [Annotation]) {
        append(items)
    }

    /// The value of a key.
    public subscript(key: String) -> AnnotationValue? { values[key] }

    /// Whether there are none.
    public var isEmpty: Bool { items.isEmpty }

    /// Adds the items of a line.
    mutating func append(_ line: [Annotation]) {
        items += line
        for (key, value) in Self.dictionary(line) { Self.merge(key, value, into: &values) }
    }

    /// Adds items that replace what is there.
    mutating func replace(_ line: [Annotation]) {
        items += line
        values.merge(Self.dictionary(line)) { $1 }
    }

    /// The values of the items of a line, in their namespaces.
    private static func dictionary(_ line: [Annotation]) -> [String: AnnotationValue] {
        var values: [String: AnnotationValue] = [:]
        for item in line {
            let nested = item.namespaces.reversed().reduce((item.key, item.value)) { ($1, .dictionary([$0.0: $0.1])) }
            merge(nested.0, nested.1, into: &values)
        }
        return values
    }

    private static func merge(_ key: String, _ value: AnnotationValue, into values: inout [String: AnnotationValue]) {
        switch (values[key], value) {
        case (nil, _): values[key] = value
        case (.array(let list)?, _):
            if !list.contains(value) { values[key] = .array(list + [value]) }
        case (.dictionary(var old)?, .dictionary(let new)):
            for (key, value) in new { merge(key, value, into: &old) }
            values[key] = .dictionary(old)
        case (let old?, _):
            if old != value { values[key] = .array([old, value]) }
        }
    }
}
