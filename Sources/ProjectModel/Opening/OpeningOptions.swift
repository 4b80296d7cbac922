public import SystemSupport

/// From where, and how, projects are read.
public struct OpeningOptions: Sendable {
    /// Where project files are read from.
    public var fileSystem: any FileSystem = DiskFileSystem()
    /// Answers what lies in the folders of projects; ``fileSystem`` when it is `nil`.
    public var members: (any FileSystem)?
    /// The folders of source trees that are defined in the settings of Xcode, by name.
    public var sourceTrees: [String: String] = [:]
    /// The variables that specs and manifests may ask for.
    public var environment: [String: String] = [:]

    /// Whether other projects and packages in folders that a project refers to are read as well.
    public var followsReferences = false

    /// The disk, and nothing else.
    public init() {}
}
