package import Diagnostics

/// A value of YAML and the place where it is written.
///
/// Aliases are resolved: where `*name` stands, there is a copy of what `&name` marks, with the place of the original.
package struct YAMLNode: Sendable, Hashable {
    /// The value.
    package var value: YAMLValue
    /// Where it begins.
    package var location: SourceLocation
    /// The tag in its full form, for example `tag:yaml.org,2002:str` for `!!str`; `nil` when none is written.
    package var tag: String?

    /// Makes a node.
    package init(_ value: YAMLValue, at location: SourceLocation, tag: String? = nil) {
        self.value = value
        self.location = location
        self.tag = tag
    }
}

/// What a node of YAML holds.
package indirect enum YAMLValue: Sendable, Hashable {
    /// A text or number, as it is written between its quotation marks or with the line ends folded.
    case scalar(String, YAMLScalarStyle)
    case sequence([YAMLNode])
    /// The pairs in their order. No two have the same scalar as key; merge keys (`<<`) are resolved.
    case mapping([YAMLPair])
}

/// How a scalar is written.
package enum YAMLScalarStyle: Sendable, Hashable {
    /// Without quotation marks, so that `true`, `12` and `null` have a meaning of their own.
    case plain
    /// In quotation marks or as a block; always a text.
    case quoted
}

/// A key of a mapping and its value.
package struct YAMLPair: Sendable, Hashable {
    /// The key, mostly a scalar.
    package var key: YAMLNode
    /// The value.
    package var value: YAMLNode

    /// Makes a pair.
    package init(key: YAMLNode, value: YAMLNode) {
        self.key = key
        self.value = value
    }
}

extension YAMLNode {
    /// The items of a sequence.
    package var items: [YAMLNode]? {
        guard case .sequence(let items) = value else { return nil }
        return items
    }

    /// The pairs of a mapping.
    package var pairs: [YAMLPair]? {
        guard case .mapping(let pairs) = value else { return nil }
        return pairs
    }

    /// The value of a key of a mapping.
    package subscript(key: String) -> YAMLNode? {
        pairs?.last { $0.key.scalarText == key }?.value
    }

    /// The text of a scalar of any kind.
    package var scalarText: String? {
        guard case .scalar(let text, _) = value else { return nil }
        return text
    }
}
