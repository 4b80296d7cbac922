package import JSON

/// What the `info.json` of an artifact bundle says: which programs and libraries there are, for which triples.
///
/// Keys that nobody knows are kept, so that a file that is read and written again loses nothing.
package struct ArtifactBundleInfo: Sendable, Hashable {
    /// The version of the schema, such as `1.0`.
    package var schemaVersion: String
    /// The artifacts in the order of the file.
    package var artifacts: [Artifact]
    /// Members that the schema does not have.
    package var unknown: [JSONValue.Member] = []

    /// The name of the file in a bundle.
    package static let fileName = "info.json"
    /// The versions that SwiftPM takes.
    package static let schemaVersions = ["1.0", "1.1", "1.2"]

    /// Makes a value.
    package init(schemaVersion: String, artifacts: [Artifact]) {
        self.schemaVersion = schemaVersion
        self.artifacts = artifacts
    }

    /// A program or library, for one triple or several.
    package struct Artifact: Sendable, Hashable {
        /// The name: for a program the one by which plugins ask for it.
        package var name: String
        /// What it is.
        package var type: ArtifactType
        /// The version; SwiftPM takes no artifact without one.
        package var version: String?
        /// The files.
        package var variants: [Variant]
        /// Members that the schema does not have.
        package var unknown: [JSONValue.Member] = []

        /// Makes an artifact.
        package init(name: String, type: ArtifactType, version: String?, variants: [Variant]) {
            self.name = name
            self.type = type
            self.version = version
            self.variants = variants
        }
    }

    /// A file or folder, and the triples that it is for.
    package struct Variant: Sendable, Hashable {
        /// The path below the root of the bundle.
        package var path: String
        /// The triples; `nil` when the key is missing.
        package var supportedTriples: [String]?
        /// What belongs to a static library.
        package var staticLibraryMetadata: StaticLibraryMetadata?
        /// Members that the schema does not have.
        package var unknown: [JSONValue.Member] = []

        /// Makes a variant.
        package init(path: String, supportedTriples: [String]?, staticLibraryMetadata: StaticLibraryMetadata? = nil) {
            self.path = path
            self.supportedTriples = supportedTriples
            self.staticLibraryMetadata = staticLibraryMetadata
        }
    }

    /// How the headers of a static library are found.
    package struct StaticLibraryMetadata: Sendable, Hashable {
        /// Folders below the root of the bundle, in the order in which they are searched.
        package var headerPaths: [String]
        /// The module map; without it the one in a folder of headers counts.
        package var moduleMapPath: String?
        /// Members that the schema does not have.
        package var unknown: [JSONValue.Member] = []

        /// Makes a value.
        package init(headerPaths: [String], moduleMapPath: String?) {
            self.headerPaths = headerPaths
            self.moduleMapPath = moduleMapPath
        }
    }
}

/// What an artifact of a bundle is.
package enum ArtifactType: Sendable, Hashable {
    case executable
    case staticLibrary
    case swiftSDK
    case crossCompilationDestination
    case experimentalWindowsDLL
    /// A word that SwiftPM does not know.
    case other(String)

    private static let known: [(word: String, type: ArtifactType)] = [
        ("executable", .executable), ("staticLibrary", .staticLibrary), ("swiftSDK", .swiftSDK),
        ("crossCompilationDestination", .crossCompilationDestination), ("experimentalWindowsDLL", .experimentalWindowsDLL),
    ]

    /// The words that SwiftPM knows.
    package static var knownWords: [String] { known.map(\.word) }

    /// The type of a word.
    package init(word: String) {
        self = Self.known.first { $0.word == word }?.type ?? .other(word)
    }

    /// The word of the type.
    package var word: String {
        if case .other(let word) = self { return word }
        return Self.known.first { $0.type == self }?.word ?? ""
    }
}
