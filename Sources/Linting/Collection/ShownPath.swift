import SystemSupport

/// How paths of files are written in reports and given to linters.
enum ShownPath {
    /// An absolute, normal path as it is shown: relative when it lies below the working directory, else as it is.
    static func text(for path: String, from workingDirectory: String) -> String {
        PathText.isBelow(path, workingDirectory) ? PathText.relative(path, to: workingDirectory) : path
    }
}
