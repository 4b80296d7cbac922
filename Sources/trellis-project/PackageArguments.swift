import SystemSupport

/// Packages as command lines name them.
enum PackageArguments {
    /// The name of a package: a path from the current folder becomes absolute when there is such a folder.
    static func name(_ text: String) -> String {
        let path = ProcessEnvironment.absolutePath(text)
        return DiskFileSystem().kind(at: PathText.join(path, "Package.swift")) == .file ? path : text
    }
}
