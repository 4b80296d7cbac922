package import SystemSupport

/// Where the results of an entry go.
package struct OutputPlace: Sendable, Hashable {
    /// The file or folder, absolute and normal.
    package var path: String
    /// Whether each template has a file of its own in the folder, or all of them share the file.
    package var isFolder: Bool
    /// The folder that symbolic links may not lead out of, absolute.
    package var root: String

    /// Names a place.
    package init(path: String, isFolder: Bool, root: String) {
        self.path = path
        self.isFolder = isFolder
        self.root = root
    }

    /// Files whose name has to have no extension.
    private static let bareNames: Set<String> = ["apple-app-site-association"]

    /// Understands a path as it is written in a configuration: what ends in a slash, is a folder, or has no extension, is a folder.
    ///
    /// - Parameters:
    ///   - text: the path, relative to the folder.
    ///   - folder: the folder of the configuration, absolute.
    ///   - fileSystem: where it may stand already.
    package init(_ text: String, in folder: String, fileSystem: any FileSystem) {
        path = PathText.normalized(PathText.join(folder, text))
        let kind = fileSystem.kind(at: path)
        let hasName = !PathText.fileExtension(of: path).isEmpty || Self.bareNames.contains(PathText.lastComponent(of: path))
        isFolder = kind == .directory || (kind == nil && (text.hasSuffix("/") || !hasName))
        root = Self.root(of: path, in: folder, fileSystem: fileSystem)
    }

    /// The folder that may not be left when a path is written: that of the configuration, or where the path lies outside of it,
    /// the nearest folder that is there.
    static func root(of path: String, in folder: String, fileSystem: any FileSystem) -> String {
        PathText.isBelow(path, folder) ? folder : existingRoot(of: path, fileSystem: fileSystem)
    }

    /// The nearest folder around a path that is there.
    static func existingRoot(of path: String, fileSystem: any FileSystem) -> String {
        var root = PathText.parent(of: path)
        while root != "/", fileSystem.kind(at: root) != .directory { root = PathText.parent(of: root) }
        return root
    }

    /// The folder that parts of `sourcery:file:` are written below.
    var folder: String { isFolder ? path : PathText.parent(of: path) }

    /// The file of a template.
    func file(ofTemplate name: String) -> String {
        isFolder ? PathText.join(path, name + ".generated.swift") : path
    }

    /// The file of a part; `nil` when its name leads out of the folder.
    func file(ofPart name: String) -> String? {
        let last = PathText.lastComponent(of: name)
        if last.isEmpty || last == "." || last == ".." { return nil }
        let whole = PathText.fileExtension(of: name).isEmpty ? name + ".generated.swift" : name
        let file = PathText.normalized(PathText.join(folder, whole))
        return file != folder && PathText.isBelow(file, folder) ? file : nil
    }
}
