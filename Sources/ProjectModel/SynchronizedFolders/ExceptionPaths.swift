/// The paths that an exception set of a synchronized folder names.
///
/// A path is relative to the folder. A file that exists once per language is named for all languages together, as
/// `/Localized: Sub/Name.strings` without the `xx.lproj` folder; the path of a single language means nothing.
struct ExceptionPaths: Sendable {
    private(set) var files: Set<String> = []
    private(set) var localizedFiles: Set<String> = []

    private static let localizedPrefix = "/Localized: "

    mutating func add(_ paths: [String]) {
        for path in paths {
            if path.hasPrefix(Self.localizedPrefix) {
                localizedFiles.insert(String(path.dropFirst(Self.localizedPrefix.count)))
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
