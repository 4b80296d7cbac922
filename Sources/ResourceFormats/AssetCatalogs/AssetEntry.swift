package import Diagnostics

/// An entry of a `Contents.json`: a file or a colour, and what it is for.
package struct AssetEntry: Sendable, Hashable {
    /// The file; `nil` for a place that is empty, and for colours.
    package var fileName: String?
    /// What the entry is for, by the keys of ``selectorKeys``, in that order.
    package var selectors: [Selector]
    /// The appearances that it is for, such as `luminosity` with `dark`.
    package var appearances: [Selector]
    /// The colour, when the entry has one.
    package var color: AssetColor?
    /// How the image is stretched, when the entry says it.
    package var resizing: AssetResizing?
    /// The edges that do not count for the layout, when the entry says it.
    package var alignmentInsets: AssetInsets?
    /// The keys that are none of these.
    package var unknownKeys: [Selector]
    /// Where it begins.
    package var location: SourceLocation

    /// The keys that say what an entry is for.
    package static let selectorKeys = [
        "idiom", "scale", "size", "role", "subtype", "width-class", "height-class", "screen-width", "memory", "graphics-feature-set",
        "display-gamut", "language-direction", "locale", "platform", "orientation", "extent", "minimum-system-version",
        "universal-type-identifier", "target-device", "graph-version", "level-mode", "vertical-alignment", "matching-style", "unassigned",
    ]

    /// A key with its text.
    package struct Selector: Sendable, Hashable {
        /// The key.
        package var key: String
        /// The text.
        package var value: String

        /// Makes a key with its text.
        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// The text of a key of ``selectorKeys``.
    package subscript(key: String) -> String? { selectors.first { $0.key == key }?.value }
}

/// A colour of an entry.
package struct AssetColor: Sendable, Hashable {
    /// The colour space, such as `srgb`; `nil` for a reference.
    package var space: String?
    /// The components by name, as they are written: `0.5`, `128` or `0x80`.
    package var components: [AssetEntry.Selector]
    /// The name of a colour of the system, for a reference.
    package var reference: String?
}

/// How an image is stretched.
package struct AssetResizing: Sendable, Hashable {
    /// The mode, such as `9-part`.
    package var mode: String?
    /// What happens in the middle: `tile` or `stretch`.
    package var center: AssetEntry.Selector?
    /// The edges that are not stretched.
    package var capInsets: AssetInsets?
}

/// Distances from the edges of an image, as far as they are given.
package struct AssetInsets: Sendable, Hashable {
    /// The distances by the names of the edges, as they are written.
    package var distances: [AssetEntry.Selector]
}
