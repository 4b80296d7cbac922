public import Diagnostics

/// Whether a file takes part in a build, and why.
public enum FileFilterDecision: Sendable, Hashable {
    /// Nothing is against it.
    case kept
    /// A pattern of `EXCLUDED_SOURCE_FILE_NAMES` is against it, but one of `INCLUDED_SOURCE_FILE_NAMES` outweighs it.
    case includedBy(pattern: String, despite: String)
    /// A pattern of `EXCLUDED_SOURCE_FILE_NAMES`, with the place of the setting when it stands in a file.
    case excludedBy(pattern: String, location: SourceLocation?)
    /// The platforms of the build file, none of which is built for.
    case excludedByPlatform(filters: [String])

    /// Whether the file takes part.
    public var isKept: Bool {
        switch self {
        case .kept, .includedBy: true
        case .excludedBy, .excludedByPlatform: false
        }
    }
}

extension FileFilterDecision: CustomStringConvertible {
    /// The reason for people.
    public var description: String {
        switch self {
        case .kept: "kept"
        case .includedBy(let pattern, let other): "included by '\(pattern)' of INCLUDED_SOURCE_FILE_NAMES, although '\(other)' excludes it"
        case .excludedBy(let pattern, _): "excluded by '\(pattern)' of EXCLUDED_SOURCE_FILE_NAMES"
        case .excludedByPlatform(let filters): "built for \(filters.joined(separator: ", ")) only"
        }
    }
}
