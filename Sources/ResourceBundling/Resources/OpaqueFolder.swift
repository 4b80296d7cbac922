import SystemSupport

/// Folders that are one thing for those who look at a project.
enum OpaqueFolder {
    private static let extensions: Set = [
        "xcassets", "bundle", "iconset", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "momd", "storyboardc", "mlpackage", "mlmodelc",
        "scnassets", "rkassets", "atlas", "framework", "xcframework", "docc", "icon", "realitycomposerpro",
    ]

    /// Whether a folder with this name is one thing.
    static func isOne(_ name: String) -> Bool { extensions.contains(PathText.fileExtension(of: name).lowercased()) }
}
