package import Diagnostics

extension XCFrameworkInfo {
    /// Everything that makes an xcframework unusable to those who read it.
    ///
    /// - Parameter place: where the value of a key of a slice stands; for `nil` the list of slices.
    package func faults(at place: (_ index: Int?, _ key: String) -> SourceLocation?) -> [Diagnostic] {
        guard !libraries.isEmpty else {
            return [Diagnostic(.error, "no-libraries", "there is no library in 'AvailableLibraries'", at: place(nil, ""))]
        }
        var faults: [Diagnostic] = []
        for (index, library) in libraries.enumerated() {
            for (key, code, message) in library.faults { faults.append(Diagnostic(.error, code, message, at: place(index, key))) }
            if let fault = clash(of: index, at: place) { faults.append(fault) }
        }
        return faults
    }

    /// What two slices of one xcframework cannot have in common, or must have.
    private func clash(of index: Int, at place: (Int?, String) -> SourceLocation?) -> Diagnostic? {
        let library = libraries[index]
        let earlier = libraries[..<index]
        if let other = earlier.firstIndex(where: { $0.identifier == library.identifier }) {
            return Diagnostic(
                .error, "repeated-identifier", "the identifier '\(library.identifier)' already exists; each slice has a folder of its own",
                at: place(index, "LibraryIdentifier"), notes: [.init("the first one is here", at: place(other, "LibraryIdentifier"))])
        }
        if let other = earlier.firstIndex(where: { $0.equivalenceKey == library.equivalenceKey }) {
            return Diagnostic(
                .error, "equivalent-libraries",
                "'\(libraries[other].identifier)' and '\(library.identifier)' are equivalent library definitions: both are for "
                    + "'\(library.platform.word)', and readers take the first; merge them into one",
                at: place(index, "SupportedPlatform"), notes: [.init("the first one is here", at: place(other, "SupportedPlatform"))])
        }
        if let kind = library.kind, let first = earlier.first(where: { $0.kind != nil && $0.kind != kind }), let other = first.kind {
            return Diagnostic(
                .error, "mixed-library-kinds",
                "'\(library.libraryPath)' is \(kind.noun), but '\(first.libraryPath)' is \(other.noun); an xcframework holds one kind",
                at: place(index, "LibraryPath"))
        }
        return nil
    }
}

extension XCFrameworkLibrary {
    /// What is wrong with the slice alone: the key, a code and a message.
    fileprivate var faults: [(key: String, code: String, message: String)] {
        var faults: [(String, String, String)] = []
        for (key, text) in [
            ("LibraryIdentifier", identifier), ("LibraryPath", libraryPath), ("SupportedPlatform", platform.name),
            ("HeadersPath", headersPath),
            ("DebugSymbolsPath", debugSymbolsPath), ("SupportedPlatformVariant", platform.variant),
        ] where text == "" {
            faults.append((key, "empty-value", "'\(key)' of '\(identifier)' is empty"))
        }
        for (key, path) in [
            ("LibraryIdentifier", identifier), ("LibraryPath", libraryPath), ("BinaryPath", binaryPath ?? ""),
            ("HeadersPath", headersPath ?? ""),
            ("DebugSymbolsPath", debugSymbolsPath ?? ""),
        ] where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
            faults.append((key, "path-outside", "'\(key)' is '\(path)', which leads out of the xcframework"))
        }
        if kind == nil, !libraryPath.isEmpty {
            faults.append(
                (
                    "LibraryPath", "unknown-library-kind",
                    "'\(libraryPath)' is of no kind that is known; a library ends in '.framework', '.a', '.dylib' or '.so'"
                ))
        }
        if kind == .framework, headersPath != nil {
            faults.append(
                (
                    "HeadersPath", "headers-of-framework",
                    "'\(libraryPath)' is a framework, which has its headers inside; remove 'HeadersPath'"
                ))
        }
        if isMergeable, kind == .staticLibrary {
            faults.append(
                (
                    "MergeableMetadata", "mergeable-static-library",
                    "'\(libraryPath)' is a static library, which has no mergeable metadata; remove 'MergeableMetadata'"
                ))
        }
        if isMergeable, kind != .staticLibrary, (binaryPath ?? "").isEmpty {
            faults.append(
                (
                    "MergeableMetadata", "mergeable-without-binary",
                    "'\(identifier)' has mergeable metadata, so that 'BinaryPath' must name its binary"
                ))
        }
        return faults
    }
}
