package import PropertyLists

/// What the `Info.plist` of an xcframework says: which slices there are, and for what.
///
///     let info = try XCFrameworkInfo.read(bytes, path: "X.xcframework/Info.plist", diagnostics: &diagnostics)
///     info.libraries.map(\.identifier)   // ["ios-arm64", "ios-arm64_x86_64-simulator"]
package struct XCFrameworkInfo: Sendable, Hashable {
    /// The slices.
    package var libraries: [XCFrameworkLibrary]
    /// Keys that have no meaning here, which are kept.
    package var otherKeys: [PropertyListTree.Pair]

    /// Describes an xcframework.
    package init(libraries: [XCFrameworkLibrary], otherKeys: [PropertyListTree.Pair] = []) {
        self.libraries = libraries
        self.otherKeys = otherKeys
    }

    /// The name of the file in an xcframework.
    package static let fileName = "Info.plist"

    /// The version that older readers understand as well; `1.1` only where a slice can be merged into what uses it.
    package var formatVersion: String { libraries.contains { $0.isMergeable } ? "1.1" : "1.0" }

    /// The slice of an identifier.
    package func library(identifier: String) -> XCFrameworkLibrary? { libraries.first { $0.identifier == identifier } }
}

// MARK: - Writing

extension XCFrameworkInfo {
    /// The file: keys in the order of their bytes, slices in the order of their identifiers, so that the same slices give the same bytes.
    package var bytes: [UInt8] { XMLWriter.bytes(of: tree) }

    private var tree: PropertyListTree {
        let sorted = libraries.sorted { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
        let version = formatVersion
        return .dictionary(
            otherKeys + [
                .init("AvailableLibraries", .array(sorted.map { $0.tree(formatVersion: version) })),
                .init("CFBundlePackageType", .string("XFWK")),
                .init("XCFrameworkFormatVersion", .string(version)),
            ])
    }
}

extension XCFrameworkLibrary {
    fileprivate func tree(formatVersion: String) -> PropertyListTree {
        var pairs: [PropertyListTree.Pair] = otherKeys
        func add(_ key: String, _ text: String?) {
            if let text { pairs.append(.init(key, .string(text))) }
        }
        add("BinaryPath", binaryPath)
        add("BitcodeSymbolMapsPath", bitcodeSymbolMapsPath)
        add("DebugSymbolsPath", debugSymbolsPath)
        add("HeadersPath", headersPath)
        add("LibraryIdentifier", identifier)
        add("LibraryPath", libraryPath)
        if isMergeable, formatVersion != "1.0" { pairs.append(.init("MergeableMetadata", .boolean(true))) }
        pairs.append(.init("SupportedArchitectures", .array(architectures.map { .string($0) })))
        add("SupportedPlatform", platform.name)
        add("SupportedPlatformVariant", platform.variant)
        return .dictionary(pairs)
    }
}
