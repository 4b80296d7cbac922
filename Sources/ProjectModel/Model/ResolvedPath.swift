/// Where a file is, as far as it can be said without building.
public enum ResolvedPath: Sendable, Hashable {
    /// A place on disk, absolute and without `.` and `..`, but for `..` that leads beyond the root of the disk: a project that lies deeper
    /// elsewhere means another place by it.
    case absolute(String)
    /// A place below a folder that only a build, an SDK or an installed Xcode has, such as `SDKROOT`; the path is
    /// relative to it.
    case below(variable: String, path: String)
    /// Nowhere: the path is longer than ``lengthLimit``, so that no system can open it.
    case tooLong

    /// The longest path that is followed, in UTF-8 bytes. Without it the paths of groups inside each other would grow
    /// with the square of their number.
    public static let lengthLimit = 4096

    /// The absolute path; `nil` when the folder is not known.
    public var absolutePath: String? {
        guard case .absolute(let path) = self else { return nil }
        return path
    }
}

extension ResolvedPath: CustomStringConvertible {
    /// The path, or `$(VARIABLE)/path`.
    public var description: String {
        switch self {
        case .absolute(let path): path
        case .below(let variable, let path): path.isEmpty ? "$(\(variable))" : "$(\(variable))/\(path)"
        case .tooLong: "(a path of more than \(Self.lengthLimit) bytes)"
        }
    }
}
