package import PropertyLists

/// One slice of an xcframework: a framework or a library, its platform and its architectures.
package struct XCFrameworkLibrary: Sendable, Hashable {
    /// The name of the slice's folder.
    package var identifier: String
    /// The framework or the library, in the slice's folder.
    package var libraryPath: String
    /// The file with the code, in the slice's folder and without symbolic links; older writers leave it out.
    package var binaryPath: String?
    /// The folder with the headers of a library, in the slice's folder.
    package var headersPath: String?
    /// The folder with the debug symbols, in the slice's folder.
    package var debugSymbolsPath: String?
    /// A folder that Xcode 12 and 13 wrote, and that nothing reads any more.
    package var bitcodeSymbolMapsPath: String?
    /// The architectures, in the order of the file.
    package var architectures: [String]
    /// What the slice runs on.
    package var platform: XCFrameworkPlatform
    /// Whether the code can be merged into what links it.
    package var isMergeable = false
    /// Keys that have no meaning here, which are kept.
    package var otherKeys: [PropertyListTree.Pair] = []

    /// Describes a slice.
    package init(
        identifier: String, libraryPath: String, binaryPath: String? = nil, headersPath: String? = nil, debugSymbolsPath: String? = nil,
        architectures: [String], platform: XCFrameworkPlatform
    ) {
        self.identifier = identifier
        self.libraryPath = libraryPath
        self.binaryPath = binaryPath
        self.headersPath = headersPath
        self.debugSymbolsPath = debugSymbolsPath
        self.architectures = architectures
        self.platform = platform
    }

    /// What kind of library it is, by the end of its name; `nil` when it is none that is known.
    package var kind: XCFrameworkLibraryKind? { XCFrameworkLibraryKind(path: libraryPath) }

    /// What distinguishes this slice from the others of an xcframework, as far as readers look: on other than Apple's platforms each
    /// architecture has a slice of its own.
    package var equivalenceKey: String {
        platform.isApple ? platform.word : ([platform.word] + architectures.sortedByBytes()).joined(separator: " ")
    }
}

/// The kinds of library that an xcframework can hold; it holds one of them.
package enum XCFrameworkLibraryKind: Sendable, Hashable {
    /// A folder with everything that belongs to the library.
    case framework
    /// Objects in an archive.
    case staticLibrary
    /// A file that is loaded at run time.
    case dynamicLibrary

    /// The kind that the end of a name stands for.
    package init?(path: String) {
        switch path {
        case _ where path.hasSuffix(".framework"): self = .framework
        case _ where path.hasSuffix(".a"): self = .staticLibrary
        case _ where path.hasSuffix(".dylib") || path.hasSuffix(".so"): self = .dynamicLibrary
        default: return nil
        }
    }

    /// What one is called in a message.
    var noun: String {
        switch self {
        case .framework: "a framework"
        case .staticLibrary: "a static library"
        case .dynamicLibrary: "a dynamic library"
        }
    }
}

extension [String] {
    /// The texts in the order of their UTF-8 bytes.
    func sortedByBytes() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
