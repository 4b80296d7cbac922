/// The paths that an exception set of a synchronized folder names.
///
/// A path is relative to the folder. A file that exists once per language is named for all languages together, as
/// `/Localized/Sub/Name.strings` without the `xx.lproj` folder; the path of a single language means nothing. Xcode
/// writes that form; `/Localized: Sub/Name.strings`, which is told of, is understood as well.
struct ExceptionPaths: Sendable {
    private(set) var files: Set<String> = []
    private(set) var localizedFiles: Set<String> = []

    private static let localizedPrefixes = ["/Localized/", "/Localized: "]

    mutating func add(_ paths: [String]) {
        for path in paths {
            if let prefix = Self.localizedPrefixes.first(where: path.hasPrefix) {
                localizedFiles.insert(String(path.dropFirst(prefix.count)))
            } else {
                files.insert(path)
            }
        }
    }

    /// Whether an item of the folder is named.
    func contains(_ item: SynchronizedItem) -> Bool {
        if let localizedPath = item.localizedPath { return localizedFiles.contains(localizedPath) }
        return files.contains(item.path)
    }
}
