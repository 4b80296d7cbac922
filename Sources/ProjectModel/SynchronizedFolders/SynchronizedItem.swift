import SystemSupport

/// One thing in a synchronized folder that can be a member: a file, or a folder that counts as one.
struct SynchronizedItem: Sendable, Hashable {
    /// The path below the folder.
    var path: String
    /// The last component of the path.
    var name: String
    /// The language when it lies in a folder such as `en.lproj`.
    var language: String?
    /// The path of the file that all languages share, without the language's folder; `nil` when there is no language.
    /// For the `Main.strings` of a language beside a `Main.storyboard` of another, that of the storyboard.
    var localizedPath: String?
    /// Whether it is a folder that the project wants copied whole.
    var isExplicitFolder = false

    /// The name that tells what the item is: that of the shared file when it exists once per language.
    var typeName: String {
        localizedPath.map(PathText.lastComponent) ?? name
    }
}
