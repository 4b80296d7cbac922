/// What becomes of a file by its extension alone, when the manifest says nothing about it.
enum AutomaticRule: Sendable, Hashable {
    case compile
    case header
    case moduleMap
    case process
    case processInXcode
    case ignore

    /// The rule for an extension, in which upper and lower case differ; `nil` when there is none.
    init?(extension fileExtension: String, tools: ToolsVersion) {
        switch fileExtension {
        case "swift", "c", "m", "mm", "cc", "cpp", "cxx": self = .compile
        case "s", "S":
            guard tools >= ToolsVersion(5, 0) else { return nil }
            self = .compile
        case "h", "hh", "hpp", "h++", "hp", "hxx", "H", "ipp", "def": self = .header
        case "modulemap": self = .moduleMap
        case "apinotes": self = .ignore
        case "docc":
            guard tools >= ToolsVersion(5, 5) else { return nil }
            self = .ignore
        case "xcprivacy":
            guard tools >= ToolsVersion(6, 0) else { return nil }
            self = .ignore
        case "xcstrings":
            guard tools >= ToolsVersion(5, 9) else { return nil }
            self = .processInXcode
        case "nib", "xib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "metal":
            guard tools >= ToolsVersion(5, 3) else { return nil }
            self = tools < ToolsVersion(5, 5) ? .process : .processInXcode
        default: return nil
        }
    }

    /// Whether files with this extension, and folders of that name, are never looked at.
    static func isPassedOver(extension fileExtension: String, tools: ToolsVersion) -> Bool {
        switch fileExtension {
        case "xcodeproj", "playground", "xcworkspace": true
        case "lproj": tools < ToolsVersion(5, 3)
        default: false
        }
    }

    /// Whether a folder with this extension is one item and not a folder to look into. From 5.3 to 5.5 every extension made
    /// it so.
    static func isOneItem(extension fileExtension: String, tools: ToolsVersion) -> Bool {
        guard !fileExtension.isEmpty, fileExtension != "lproj", tools >= ToolsVersion(5, 3) else { return false }
        return tools < ToolsVersion(5, 6) || packageExtensions.contains(fileExtension)
    }

    private static let packageExtensions: Set<String> = [
        "docc", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcprivacy", "xcstrings", "xib",
    ]
}
