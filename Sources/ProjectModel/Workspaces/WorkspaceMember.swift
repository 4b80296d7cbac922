public import Diagnostics

/// What a reference of a workspace leads to.
public struct WorkspaceMember: Sendable, Hashable {
    /// What it is.
    public var kind: Kind
    /// Where it is, absolute.
    public var path: String
    /// The reference in the file of the workspace.
    public var location: SourceLocation?

    /// The kinds of members.
    public enum Kind: String, Sendable, Hashable {
        /// An `.xcodeproj`.
        case project
        /// A folder with a `Package.swift`.
        case package
        /// Another `.xcworkspace`; its members are its own.
        case workspace
        /// A folder that is nothing else.
        case folder
        /// A file.
        case file
    }
}
