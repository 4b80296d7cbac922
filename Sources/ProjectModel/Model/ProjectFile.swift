/// A file or folder that a project has.
public struct ProjectFile: Sendable, Hashable {
    /// Where it is.
    public var path: ResolvedPath
    /// The type as Xcode names it, such as `sourcecode.swift`; `nil` when nothing tells.
    public var fileType: String?
    /// The language when the file is one of several that stand for the same resource; `Base` for the base one.
    public var language: String?

    /// Makes a file.
    package init(path: ResolvedPath, fileType: String? = nil, language: String? = nil) {
        self.path = path
        self.fileType = fileType
        self.language = language
    }

    /// The absolute path; `nil` for products and files of an SDK.
    public var absolutePath: String? { path.absolutePath }
}
