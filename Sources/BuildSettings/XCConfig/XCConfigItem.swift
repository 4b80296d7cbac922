public import Diagnostics

/// One line of an xcconfig file, or several when a `\` joins them.
public struct XCConfigItem: Sendable, Hashable {
    /// What the line says.
    public var content: Content
    /// The bytes of the line in the file with the end of the line; the ranges of all items cover the file.
    public var range: Range<Int>

    /// What a line says.
    public enum Content: Sendable, Hashable {
        /// Nothing, or white space.
        case blank
        /// A comment.
        case comment
        /// `NAME[sdk=*] = value`.
        case assignment(XCConfigAssignment)
        /// `#include "path"`.
        case include(XCConfigInclude)
        /// Something that is reported and left out.
        case unreadable
    }
}

/// An assignment in an xcconfig file.
public struct XCConfigAssignment: Sendable, Hashable {
    /// The name of the setting.
    public var name: String
    /// What has to hold for the line to count.
    public var conditions: [SettingCondition]
    /// The value: both ends trimmed, without comment and without one `;` at its end, lines joined with one blank.
    public var value: String
    /// Where the name stands.
    public var nameLocation: SourceLocation
    /// Where the value begins; where it would begin when it is empty.
    public var valueLocation: SourceLocation
}

/// An `#include` in an xcconfig file.
public struct XCConfigInclude: Sendable, Hashable {
    /// The path as it is written.
    public var path: String
    /// Whether a missing file is fine: `#include?`.
    public var isOptional: Bool
    /// Where the `#` stands.
    public var location: SourceLocation
}
