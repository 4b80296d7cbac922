/// A target as linting sees it: a name, and the Swift files that the linter is to look at.
package struct LintTarget: Sendable, Hashable {
    /// The name of the target.
    package var name: String
    /// The paths of its Swift files as they are shown: relative to the working directory, or absolute.
    package var files: [String]

    /// Makes a target of its files.
    package init(name: String, files: [String]) {
        self.name = name
        self.files = files
    }
}
