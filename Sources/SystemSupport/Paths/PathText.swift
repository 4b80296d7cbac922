/// Pure functions on paths with `/` between their components.
///
/// They look at bytes only and never at the disk, so that they are the same on every machine and quick enough for
/// tens of thousands of files.
public enum PathText {
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// `path` seen from `base`; an absolute `path` stays as it is.
    public static func join(_ base: String, _ path: String) -> String {
        if path.utf8.first == slash || base.isEmpty { return path }
        if path.isEmpty { return base }
        return base.utf8.last == slash ? base + path : base + "/" + path
    }

    /// The components of a path without empty ones and `.`.
    public static func components(_ path: String) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    }

    /// The path without `//`, `.` and, as far as it goes, `..`; a relative path that is nothing but its own folder is `.`.
    public static func normalized(_ path: String) -> String { normalized(path, mayLeaveRoot: false) }

    /// The same, but `..` that leads beyond the root stays, as in `/../a`. Systems open that as `/a`; seen from a folder it is again the
    /// path that it was made of.
    package static func normalizedBeyondRoot(_ path: String) -> String { normalized(path, mayLeaveRoot: true) }

    private static func normalized(_ path: String, mayLeaveRoot: Bool) -> String {
        if isNormal(path) { return path }
        let isAbsolute = path.utf8.first == slash
        var result: [Substring] = []
        for component in components(path) {
            if component != ".." {
                result.append(component)
            } else if let last = result.last, last != ".." {
                result.removeLast()
            } else if !isAbsolute || mayLeaveRoot {
                result.append(component)
            }
        }
        let joined = result.joined(separator: "/")
        if isAbsolute { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// Whether a path has nothing to normalise.
    private static func isNormal(_ path: String) -> Bool {
        var previous: UInt8 = 0
        var length = 0
        for byte in path.utf8 {
            // A component that begins with a dot may be '.' or '..'; looking closer is rarely needed.
            if byte == slash, previous == slash { return false }
            if byte == dot, previous == slash || length == 0 { return false }
            previous = byte
            length += 1
        }
        return length == 1 || (length > 1 && previous != slash)
    }

    /// The path without its last component: `/` for what lies in the root, `.` for a relative path of one component.
    public static func parent(of path: String) -> String {
        guard let cut = path.utf8.lastIndex(of: slash) else { return "." }
        if cut == path.utf8.startIndex { return "/" }
        return String(path[..<cut])
    }

    /// What stands behind the last slash.
    public static func lastComponent(of path: String) -> String {
        guard let cut = path.utf8.lastIndex(of: slash) else { return path }
        return String(path[path.utf8.index(after: cut)...])
    }

    /// What stands behind the last dot of the last component, without the dot; empty when there is no dot or the name
    /// begins with its only one.
    public static func fileExtension(of path: String) -> String {
        let bytes = path.utf8
        var index = bytes.endIndex
        while index > bytes.startIndex {
            let previous = bytes.index(before: index)
            if bytes[previous] == slash { return "" }
            if bytes[previous] == dot {
                let isFirst = previous == bytes.startIndex || bytes[bytes.index(before: previous)] == slash
                return isFirst ? "" : String(path[index...])
            }
            index = previous
        }
        return ""
    }

    /// Whether an absolute, normal path is a folder or below it.
    public static func isBelow(_ path: String, _ folder: String) -> Bool {
        if folder == "/" || path == folder { return true }
        return path.utf8.count > folder.utf8.count && path.utf8.starts(with: folder.utf8)
            && path.utf8[path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)] == slash
    }

    /// An absolute, normal path as seen from an absolute, normal folder, with `..` where it lies outside.
    public static func relative(_ path: String, to base: String) -> String {
        if path == base { return "." }
        if isBelow(path, base) {
            let length = base == "/" ? 1 : base.utf8.count + 1
            return String(path.utf8.dropFirst(length)) ?? path
        }
        let own = components(path)
        let other = components(base)
        let shared = zip(own, other).prefix { $0 == $1 }.count
        let steps = [Substring](repeating: "..", count: other.count - shared) + own[shared...]
        return steps.joined(separator: "/")
    }

    /// Whether the bytes of a text stand somewhere in a path; to compare characters, as texts do by themselves, costs many times as much.
    package static func contains(_ path: String, _ part: String) -> Bool {
        var (path, part) = (path, part)
        return path.withUTF8 { path in
            part.withUTF8 { part in
                guard let first = part.first else { return true }
                var start = 0
                while start + part.count <= path.count {
                    if path[start] == first, part.indices.allSatisfy({ path[start + $0] == part[$0] }) { return true }
                    start += 1
                }
                return false
            }
        }
    }
}
