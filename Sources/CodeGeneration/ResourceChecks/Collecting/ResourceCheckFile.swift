import SystemSupport

/// A file or folder that a check of resources looks at.
struct ResourceCheckFile: Sendable, Hashable {
    /// Where it is, absolute.
    var path: String
    /// How messages name it.
    var shownPath: String
    /// Whether findings about it are wanted; what is not checked only counts as there, or as mentioning something.
    var isChecked: Bool
    /// Whether it lies in a folder that is copied whole, so that code may find it without its name.
    var isInCopiedFolder = false
    /// The platforms of the targets that it belongs to, as far as they are known.
    var platforms: Set<String> = []

    /// What is read from a file.
    enum Kind: Sendable, Hashable {
        case swift
        /// Text whose quoted parts count as mentions: other sources, and data.
        case quotingText
        case assetCatalog
        case strings
        case stringsDictionary
        case stringCatalog
        case font
        case image
        case interface
        case propertyList
        case other
    }

    /// What is read from it, by its extension.
    var kind: Kind { Self.kinds[PathText.fileExtension(of: path).lowercased()] ?? .other }

    /// Whether it is a source of a program, so that it says what is used.
    var isCode: Bool { kind == .swift || ["m", "mm", "c", "cc", "cpp"].contains(PathText.fileExtension(of: path).lowercased()) }

    private static let extensions: [(kind: Kind, names: [String])] = [
        (.swift, ["swift"]), (.assetCatalog, ["xcassets"]), (.strings, ["strings"]), (.stringsDictionary, ["stringsdict"]),
        (.stringCatalog, ["xcstrings"]), (.font, ["ttf", "otf", "ttc"]), (.interface, ["storyboard", "xib"]), (.propertyList, ["plist"]),
        (.image, ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp"]),
        (.quotingText, ["m", "mm", "h", "c", "cpp", "cc", "hpp", "json", "yml", "yaml", "html", "css", "js", "intentdefinition"]),
    ]
    private static let kinds: [String: Kind] = Dictionary(
        uniqueKeysWithValues: extensions.flatMap { item in item.names.map { ($0, item.kind) } })

    /// The name without its extension.
    var baseName: String {
        let name = PathText.lastComponent(of: path)
        let kind = PathText.fileExtension(of: name)
        return String(name.dropLast(kind.isEmpty ? 0 : kind.utf8.count + 1))
    }

    /// The language of the folder `….lproj` that it is in; `nil` when it is in none.
    var language: String? {
        let folder = PathText.lastComponent(of: PathText.parent(of: path))
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }

    /// The folder that it is in, that of its language left out.
    var folder: String {
        let folder = PathText.parent(of: path)
        return language == nil ? folder : PathText.parent(of: folder)
    }
}
