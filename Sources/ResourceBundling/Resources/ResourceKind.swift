import SystemSupport

/// What has to be done with a resource before it can be loaded.
enum ResourceKind: Sendable, Hashable {
    /// Nothing.
    case plain
    /// A `.strings` file.
    case strings
    /// A `.stringsdict` file.
    case stringsDictionary
    /// A string catalog.
    case stringCatalog
    /// A property list.
    case propertyList
    /// A privacy manifest.
    case privacyManifest
    /// A folder with an icon for macOS.
    case iconSet
    /// Only a tool of Apple can do it.
    case apple(AppleTool)

    init(_ resource: Resource) {
        self = resource.isVerbatim ? .plain : Self.kind(ofExtension: PathText.fileExtension(of: resource.destination).lowercased())
    }

    private static func kind(ofExtension fileExtension: String) -> ResourceKind {
        switch fileExtension {
        case "strings": .strings
        case "stringsdict": .stringsDictionary
        case "xcstrings": .stringCatalog
        case "plist": .propertyList
        case "xcprivacy": .privacyManifest
        case "iconset": .iconSet
        default: tools[fileExtension].map { .apple($0) } ?? .plain
        }
    }

    /// The tools by the extensions of what they compile.
    private static let tools = Dictionary(
        AppleTool.allCases.flatMap { tool in tool.extensions.map { ($0, tool) } }, uniquingKeysWith: { first, _ in first })
}
