import SystemSupport

/// What a file of a slice is, as far as it decides how two slices of one platform are made into one.
enum MergeRole: Hashable {
    /// Code, or the debug information of code: a part for each architecture.
    case code
    /// A seal of what stands beside it, which a change breaks.
    case signature
    /// A file that stands in one slice only where its name says so, as those of Swift modules do.
    case perArchitecture
    /// A header that the Swift compiler has written.
    case swiftHeader
    /// A property list with traces of the machine that built it.
    case infoPlist
    /// Anything else, which must be the same.
    case common

    /// The role of a path in a slice's folder.
    init(of path: String, in slice: XCFrameworkSlice) {
        let parts = path.split(separator: "/")
        let name = parts.last ?? ""
        if path == slice.binaryPath {
            self = .code
        } else if parts.contains("_CodeSignature") || name == "CodeResources" {
            self = .signature
        } else if parts.first == "dSYMs" {
            self = Self.ofDebugSymbols(parts.dropFirst(2))
        } else if parts.dropLast().contains(where: { $0.hasSuffix(".swiftmodule") }) {
            self = .perArchitecture
        } else if name.hasSuffix("-Swift.h") {
            self = .swiftHeader
        } else if name == "Info.plist", Self.isOfFramework(parts) {
            self = .infoPlist
        } else {
            self = .common
        }
    }

    /// The role of a file in a `.dSYM`.
    private static func ofDebugSymbols(_ parts: ArraySlice<Substring>) -> MergeRole {
        let path = parts.joined(separator: "/")
        if path == "Contents/Info.plist" { return .infoPlist }
        return path.hasPrefix("Contents/Resources/DWARF/") ? .code : .perArchitecture
    }

    /// Whether an `Info.plist` is that of the framework: at its top, or in the resources of a version of it.
    private static func isOfFramework(_ parts: [Substring]) -> Bool {
        parts.count == 2 || parts.count == 5 && parts[1] == "Versions" && parts[3] == "Resources"
    }
}
