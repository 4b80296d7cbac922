package import SystemSupport

/// A slice before it is written: what the folder holds, and what the `Info.plist` will say about it.
package struct XCFrameworkSlice: Sendable {
    /// Where it comes from, for messages.
    package var origin: String
    /// The framework or the library, in the slice's folder.
    package var libraryPath: String
    /// The file with the code, in the slice's folder.
    package var binaryPath: String
    /// The code.
    package var binary: SliceBinary
    /// What it runs on.
    package var platform: XCFrameworkPlatform
    /// What is in the slice's folder.
    package var tree: OutputTree
    /// What the `Info.plist` of an xcframework says about it that is found nowhere else; `nil` for a new slice.
    package var original: XCFrameworkLibrary?

    /// The names of folders in a slice.
    static let headersPath = "Headers"
    static let debugSymbolsPath = "dSYMs"

    /// The name of the slice's folder.
    package var identifier: String { platform.identifier(binary.architectures) }

    /// What the `Info.plist` says about it.
    package var library: XCFrameworkLibrary {
        let isFramework = XCFrameworkLibraryKind(path: libraryPath) == .framework
        var library = XCFrameworkLibrary(
            identifier: identifier, libraryPath: libraryPath, binaryPath: binaryPath,
            headersPath: isFramework ? nil : existing(original?.headersPath ?? Self.headersPath),
            debugSymbolsPath: existing(original?.debugSymbolsPath ?? Self.debugSymbolsPath),
            architectures: binary.architectures, platform: platform)
        library.isMergeable = binary.isMergeable && !binary.isStatic
        if let original {
            library.bitcodeSymbolMapsPath = original.bitcodeSymbolMapsPath.flatMap(existing)
            library.otherKeys = original.otherKeys
        }
        return library
    }

    private func existing(_ folder: String) -> String? {
        if case .folder? = tree[path: folder] { folder } else { nil }
    }
}
