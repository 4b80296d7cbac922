import SystemSupport

/// What somebody may want to know of a file, as its path tells.
enum FileInterest: Hashable {
    /// A property list: Info.plist, a privacy manifest, a seal.
    case propertyList
    /// The info.json of an artifact bundle.
    case artifactBundle
    /// A module map.
    case moduleMap
    /// A Swift interface.
    case interface
    /// A text that may hold paths of the machine that built it.
    case text
    /// A module in the form of the compiler, which may hold them too.
    case swiftModule
    /// A compiled catalog of assets.
    case compiledCatalog
    /// A picture beside the binary of an app, where icons stand.
    case icon
    /// Code, if its first bytes say so.
    case code

    /// Files of these kinds that are larger than this are no such files.
    static let textLimit = 64 << 20

    init(path: String) {
        let name = PathText.lastComponent(of: path)
        switch PathText.fileExtension(of: path) {
        case "plist" where name == "Info.plist": self = .propertyList
        case "xcprivacy": self = .propertyList
        case "json" where path.hasSuffix(".artifactbundle/info.json"): self = .artifactBundle
        case "modulemap": self = .moduleMap
        case "swiftinterface": self = .interface
        case "h" where name.hasSuffix("-Swift.h"): self = .text
        case "yml" where PathText.contains(path, ".dSYM/"): self = .text
        case "cmake", "pc": self = .text
        case "swiftmodule", "swiftdoc": self = .swiftModule
        case "car": self = .compiledCatalog
        case "png" where PathText.parent(of: path).hasSuffix(".app"): self = .icon
        case "" where name == "CodeResources": self = .propertyList
        default: self = .code
        }
    }
}
