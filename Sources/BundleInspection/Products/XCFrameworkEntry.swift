package import PropertyLists
import SystemSupport

/// One library of an xcframework as its property list describes it.
package struct XCFrameworkEntry: Sendable {
    /// The xcframework.
    package var xcframework: Product
    /// The entry, for the places of its values.
    package var value: PropertyListValue
    /// `LibraryIdentifier`: the name of the folder.
    package var identifier: String
    /// `LibraryPath`.
    package var libraryPath: String
    /// `BinaryPath`; `nil` when it is left out.
    package var binaryPath: String?
    /// `HeadersPath`; `nil` when it is left out.
    package var headersPath: String?
    /// `DebugSymbolsPath`; `nil` when it is left out.
    package var debugSymbolsPath: String?
    /// `SupportedPlatform`.
    package var platform: String
    /// `SupportedPlatformVariant`; `nil` when it is left out.
    package var variant: String?
    /// `SupportedArchitectures`, as they are written.
    package var architectures: [String]

    /// The folder of the slice.
    package var folder: String { xcframework.path + "/" + identifier }

    /// The path of something in the slice.
    package func path(_ name: String) -> String { folder + "/" + name }

    /// Platform and variant, such as `ios-simulator`.
    package var destination: String { variant.map { "\(platform)-\($0)" } ?? platform }

    /// Whether the library is a framework.
    package var isFramework: Bool { PathText.fileExtension(of: libraryPath) == "framework" }

    /// The name that the identifier has by the rule that Xcode follows.
    package var conventionalIdentifier: String {
        let architectures = architectures.sorted(by: NameOrder.precedes).joined(separator: "_")
        return ["\(platform)-\(architectures)", variant].compactMap { $0 }.joined(separator: "-")
    }
}

extension Inspection {
    /// The libraries that the xcframeworks list and that name what they have to, in the order of the files.
    package var slices: [XCFrameworkEntry] { products(.xcframework).flatMap(slices) }

    /// The libraries that one xcframework lists and that name what they have to.
    package func slices(of xcframework: Product) -> [XCFrameworkEntry] {
        let items = info(of: xcframework)?["AvailableLibraries"]?.items
        return items?.compactMap { slice($0, of: xcframework) } ?? []
    }

    private func slice(_ value: PropertyListValue, of xcframework: Product) -> XCFrameworkEntry? {
        guard let identifier = value["LibraryIdentifier"]?.text, let library = value["LibraryPath"]?.text,
            let platform = value["SupportedPlatform"]?.text, !identifier.isEmpty, !library.isEmpty, !platform.isEmpty
        else { return nil }
        return XCFrameworkEntry(
            xcframework: xcframework, value: value, identifier: identifier, libraryPath: library, binaryPath: value["BinaryPath"]?.text,
            headersPath: value["HeadersPath"]?.text, debugSymbolsPath: value["DebugSymbolsPath"]?.text, platform: platform,
            variant: value["SupportedPlatformVariant"]?.text,
            architectures: value["SupportedArchitectures"]?.items.compactMap(\.text) ?? [])
    }

    /// The binary of a slice: the one that it names, or the one of its library; `nil` when it is not there or cannot be read.
    package func binaryPath(of slice: XCFrameworkEntry) -> String? {
        if let path = slice.binaryPath.flatMap({ tree.resolved(slice.path($0)) }) { return path }
        let library = slice.path(slice.libraryPath)
        return product(at: library)?.binaryPath ?? tree.resolved(library)
    }

    /// The binary of a slice.
    package func binary(of slice: XCFrameworkEntry) -> BinaryFacts? { binaryPath(of: slice).flatMap(binary) }
}
