/// Parts of paths.
enum PathFilters {
    /// The last part of a path.
    static func basename(_ path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.last.map(String.init) ?? (path.isEmpty ? "" : "/")
    }

    /// The folder that a path lies in; `.` when the path has one part only.
    static func dirname(_ path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts = path.split(separator: "/").filter { $0 != "." }
        guard let last = parts.last else { return isAbsolute ? "/" : ".." }
        if last == ".." { parts.append("..") } else { parts.removeLast() }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }
}
