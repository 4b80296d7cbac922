import SystemSupport

/// What modifiers do to paths.
///
/// They look for the last slash only: the file of `a/b/` is empty.
enum PathModifiers {
    /// Everything up to the last slash with it; empty without a slash.
    static func prefix(of path: String) -> String {
        guard let cut = path.utf8.lastIndex(of: Byte.slash) else { return "" }
        return String(path[...cut])
    }

    /// The same, but `./` without a slash.
    static func directory(of path: String) -> String {
        let prefix = prefix(of: path)
        return prefix.isEmpty ? "./" : prefix
    }

    /// What stands behind the last slash.
    static func file(of path: String) -> String { PathText.lastComponent(of: path) }

    /// The extension with its dot, empty when there is none.
    static func suffix(of path: String) -> String {
        let name = file(of: path)
        guard let cut = name.utf8.lastIndex(of: Byte.dot), cut != name.utf8.startIndex else { return "" }
        return String(name[cut...])
    }

    /// What stands behind the last slash, without the extension.
    static func base(of path: String) -> String {
        String(file(of: path).dropLast(suffix(of: path).count))
    }

    /// The path with another extension, whose dot may be missing; an empty one takes the extension away.
    static func replacingSuffix(of path: String, by suffix: String) -> String {
        let stem = prefix(of: path) + base(of: path)
        return suffix.isEmpty || suffix.hasPrefix(".") ? stem + suffix : stem + "." + suffix
    }

    /// The path without `//` and `.`, and without `..` when it is absolute; what `..` in a relative path leads to is not known.
    static func standardized(_ path: String) -> String {
        if path.hasPrefix("/") || path.isEmpty { return path.isEmpty ? "" : PathText.normalized(path) }
        let joined = PathText.components(path).joined(separator: "/")
        return joined.isEmpty ? "." : joined
    }

    /// The way from a path to a folder, `../lib`; both have to be absolute, else the value stays as it is.
    static func relative(_ path: String, to target: String) -> String {
        guard path.hasPrefix("/"), target.hasPrefix("/") else { return path }
        return PathText.relative(PathText.normalized(target), to: PathText.normalized(path))
    }

    /// Whether an absolute path lies above another one.
    static func isAncestor(_ folder: String, of path: String) -> Bool {
        guard folder.hasPrefix("/"), path.hasPrefix("/") else { return false }
        let (upper, lower) = (PathText.normalized(folder), PathText.normalized(path))
        return upper != lower && PathText.isBelow(lower, upper)
    }
}
