/// One thing in a synchronized folder that can be a member: a file, or a folder that counts as one.
struct SynchronizedItem: Sendable, Hashable {
    /// The path below the folder.
    var path: String
    /// The last component of the path.
    var name: String
    /// The language when it lies in a folder such as `en.lproj`.
    var language: String?
    /// The path without the language's folder; `nil` when there is none.
    var localizedPath: String?
    /// Whether it is a folder that the project wants copied whole.
    var isExplicitFolder = false
}
