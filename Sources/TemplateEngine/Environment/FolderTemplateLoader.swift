/// Templates below declared folders.
///
/// A name is a path below one of the folders, which are tried in order. A name that leads out of them, an absolute one
/// among them, is an error and is never read.
public struct FolderTemplateLoader: TemplateLoader {
    /// Where a name is looked for.
    public enum Search: Sendable {
        /// In the declared folders.
        case folders
        /// In the folder of the template that has the name in it, which has to be below a declared one.
        case besideIncluder
    }

    private let folders: [String]
    private let search: Search
    private let read: @Sendable (String) throws -> [UInt8]?

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - folders: the paths of the folders.
    ///   - search: where a name is looked for.
    ///   - read: gives the bytes of a file, `nil` when there is none. It has to refuse links that lead out of the folders.
    public init(folders: [String], search: Search = .folders, read: @escaping @Sendable (String) throws -> [UInt8]?) {
        self.folders = folders.map { Self.normalized($0) ?? $0 }
        self.search = search
        self.read = read
    }

    public var loaderName: String { "folders \(folders.map { "'\($0)'" }.joined(separator: ", "))" }

    public func template(named name: String, from path: String) throws -> TemplateSource? {
        var starts = folders
        if search == .besideIncluder {
            let folder = Self.normalized(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
            starts = [folder].compactMap { $0 }
        }
        guard !name.hasPrefix("/") else { throw outside(name) }
        for start in starts {
            guard let file = Self.normalized(start + "/" + name), isAllowed(file, from: start) else { throw outside(name) }
            if let bytes = try read(file) { return TemplateSource(path: file, bytes: bytes) }
        }
        return nil
    }

    private func isAllowed(_ file: String, from start: String) -> Bool {
        let homes = search == .besideIncluder ? [start] : folders
        return homes.contains { $0 == "." ? !file.hasPrefix("../") && !file.hasPrefix("/") : file.hasPrefix($0 == "/" ? "/" : $0 + "/") }
            && folders.contains { $0 == "." ? !file.hasPrefix("../") && !file.hasPrefix("/") : file.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }

    private func outside(_ name: String) -> TemplateFailure {
        TemplateFailure("template '\(name)' lies outside the template folders; move it below one of them", code: "template-outside")
    }

    /// A path without `.`, `..` and double slashes; `nil` when it leads above the root.
    private static func normalized(_ path: String) -> String? {
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part == ".." && isAbsolute {
                return nil
            } else {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }
}
