import PropertyLists
import SystemSupport

/// How a file or group names its place: a path, and what it is relative to.
struct ReferencePath: Sendable, Hashable {
    var path: String
    var sourceTree: String

    /// The path of a file for an object that stands in a group, as Xcode writes it: relative to the group wherever the group has a
    /// folder on disk.
    ///
    /// - Parameters:
    ///   - file: the place, absolute.
    ///   - folder: the folder of the group.
    ///   - sourceRoot: the folder that `SOURCE_ROOT` stands for.
    ///   - old: the object as it was; a path from the source root or the root of the disk stays one.
    init(of file: String, inGroupAt folder: ResolvedPath, sourceRoot: String, like old: DraftObject? = nil) {
        let sourceTree = old?.text("sourceTree")
        if old?.text("path")?.hasPrefix("/") == true {
            self.init(path: file, sourceTree: sourceTree ?? "<absolute>")
            return
        }
        switch (sourceTree, folder.absolutePath) {
        case ("<absolute>"?, _):
            self.init(path: file, sourceTree: "<absolute>")
        case ("SOURCE_ROOT"?, _), (_, nil):
            self.init(path: PathText.relative(file, to: sourceRoot), sourceTree: "SOURCE_ROOT")
        case (_, let folder?):
            self.init(path: PathText.relative(file, to: folder), sourceTree: "<group>")
        }
    }

    private init(path: String, sourceTree: String) {
        self.path = path
        self.sourceTree = sourceTree
    }
}

extension DraftObject {
    /// Gives a file or folder a place. It has a name of its own where its path is more than that, or where somebody has named it.
    ///
    /// - Parameter repeatsName: whether the name stands there as well when the path is nothing else.
    mutating func setPlace(_ place: ReferencePath, repeatsName: Bool = false) {
        let oldName = PathText.lastComponent(of: text("path") ?? "")
        let newName = PathText.lastComponent(of: place.path)
        let isNamed = text("name").map { $0 != oldName } ?? false
        let hadName = text("name") != nil
        // Some go by their whole path.
        let goesByPath = !hadName && text("path")?.contains("/") == true
        // The oldest files have no source tree, which means that of the group; an absolute path needs none.
        let isOldest =
            self["path"] != nil && self["sourceTree"] == nil && (place.sourceTree == "<group>" || place.path.hasPrefix("/"))
        self["path"] = .string(place.path)
        if !isOldest { self["sourceTree"] = .string(place.sourceTree) }
        guard !isNamed, !goesByPath else { return }
        self["name"] = place.path != newName || hadName && repeatsName ? .string(newName) : nil
    }
}
