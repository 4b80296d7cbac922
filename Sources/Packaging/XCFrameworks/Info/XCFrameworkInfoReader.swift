package import Diagnostics
import PropertyLists

extension XCFrameworkInfo {
    /// Reads the `Info.plist` of an xcframework.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its name, for locations.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: ``DiagnosticError`` with everything that is wrong, each at its place: a file that is no property list, a key that is
    ///   missing or has another kind of value, and what ``faults(at:)`` finds.
    package static func read(
        _ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> XCFrameworkInfo {
        let document = try PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics)
        var reader = XCFrameworkInfoReader(path: path)
        let info = reader.info(document.root)
        guard reader.faults.isEmpty else { throw DiagnosticError(reader.faults) }
        if let type = document.root["CFBundlePackageType"], type.text != "XFWK" {
            diagnostics.append(
                Diagnostic(
                    .warning, "unexpected-value", "'CFBundlePackageType' is '\(type.text ?? "")'; an xcframework has 'XFWK'",
                    at: type.location))
        }
        let faults = info.faults { index, key in
            guard let index else { return document.root["AvailableLibraries"]?.location }
            let entry = document.root["AvailableLibraries"].flatMap {
                Array($0.items).indices.contains(index) ? Array($0.items)[index] : nil
            }
            return entry?.value(forKey: key)?.location ?? entry?.location
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        return info
    }
}

/// Takes the facts out of a property list, and notes what is missing or of another kind.
private struct XCFrameworkInfoReader {
    let path: String
    private(set) var faults: [Diagnostic] = []

    init(path: String) {
        self.path = path
    }

    private static let newestVersion = (1, 1)
    private static let ownKeys = ["AvailableLibraries", "CFBundlePackageType", "XCFrameworkFormatVersion"]
    private static let libraryKeys = [
        "BinaryPath", "BitcodeSymbolMapsPath", "DebugSymbolsPath", "HeadersPath", "LibraryIdentifier", "LibraryPath", "MergeableMetadata",
        "SupportedArchitectures", "SupportedPlatform", "SupportedPlatformVariant",
    ]

    mutating func info(_ root: PropertyListValue) -> XCFrameworkInfo {
        guard root.kind == .dictionary else {
            fail("unexpected-value", "the file is no dictionary, so that it describes no xcframework", root)
            return XCFrameworkInfo(libraries: [])
        }
        checkVersion(root)
        var libraries: [XCFrameworkLibrary] = []
        if let list = root["AvailableLibraries"] {
            if list.kind != .array { fail("unexpected-value", "'AvailableLibraries' is no array", list) }
            for item in list.items { libraries.append(library(item)) }
        } else {
            fail("missing-key", "there is no 'AvailableLibraries', so that nothing is known about the slices", root)
        }
        return XCFrameworkInfo(libraries: libraries, otherKeys: Self.others(root, known: Self.ownKeys))
    }

    private mutating func checkVersion(_ root: PropertyListValue) {
        guard let text = text("XCFrameworkFormatVersion", root, isRequired: true) else { return }
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let major = numbers[0], let minor = numbers[1], major >= 0, minor >= 0 else {
            fail("unsupported-version", "'\(text)' is no version of the format; write '1.0'", root["XCFrameworkFormatVersion"])
            return
        }
        if (major, minor) > Self.newestVersion {
            fail(
                "unsupported-version", "version '\(text)' of the format is newer than '1.1', the newest that is known",
                root["XCFrameworkFormatVersion"])
        }
    }

    private mutating func library(_ entry: PropertyListValue) -> XCFrameworkLibrary {
        guard entry.kind == .dictionary else {
            fail("unexpected-value", "an item of 'AvailableLibraries' is no dictionary", entry)
            return XCFrameworkLibrary(identifier: "", libraryPath: "", architectures: [], platform: .init(""))
        }
        var library = XCFrameworkLibrary(
            identifier: text("LibraryIdentifier", entry, isRequired: true) ?? "",
            libraryPath: text("LibraryPath", entry, isRequired: true) ?? "",
            binaryPath: text("BinaryPath", entry),
            headersPath: text("HeadersPath", entry),
            debugSymbolsPath: text("DebugSymbolsPath", entry),
            architectures: architectures(entry),
            platform: XCFrameworkPlatform(
                text("SupportedPlatform", entry, isRequired: true) ?? "", variant: text("SupportedPlatformVariant", entry))
        )
        library.bitcodeSymbolMapsPath = text("BitcodeSymbolMapsPath", entry)
        if let mergeable = entry["MergeableMetadata"] {
            if mergeable.kind != .boolean { fail("unexpected-value", "'MergeableMetadata' is neither true nor false", mergeable) }
            library.isMergeable = mergeable.boolean ?? false
        }
        library.otherKeys = Self.others(entry, known: Self.libraryKeys)
        return library
    }

    private mutating func architectures(_ entry: PropertyListValue) -> [String] {
        guard let list = entry["SupportedArchitectures"] else {
            fail("missing-key", "there is no 'SupportedArchitectures'", entry)
            return []
        }
        guard list.kind == .array else {
            fail("unexpected-value", "'SupportedArchitectures' is no array", list)
            return []
        }
        var result: [String] = []
        for item in list.items {
            guard item.kind == .string, let text = item.text else {
                fail("unexpected-value", "an item of 'SupportedArchitectures' is no string", item)
                continue
            }
            result.append(text)
        }
        return result
    }

    private mutating func text(_ key: String, _ dictionary: PropertyListValue, isRequired: Bool = false) -> String? {
        guard let value = dictionary.value(forKey: key) else {
            if isRequired { fail("missing-key", "there is no '\(key)'", dictionary) }
            return nil
        }
        guard value.kind == .string else {
            fail("unexpected-value", "'\(key)' is no string", value)
            return nil
        }
        return value.text
    }

    private mutating func fail(_ code: String, _ message: String, _ value: PropertyListValue?) {
        faults.append(Diagnostic(.error, code, message, at: value?.location ?? SourceLocation(path: path)))
    }

    private static func others(_ dictionary: PropertyListValue, known: [String]) -> [PropertyListTree.Pair] {
        dictionary.pairs.compactMap { key, value in
            guard let name = key.text, !known.contains(name) else { return nil }
            return PropertyListTree.Pair(name, PropertyListTree(value))
        }
    }
}
