import Diagnostics

/// What an artifact bundle is to be made of.
package struct ArtifactBundleRequest: Sendable, Hashable {
    /// What an artifact is.
    package enum Kind: Sendable, Hashable {
        /// A program.
        case executable
        /// A static library with its headers: a folder, and the module map when it is not in the folder.
        case staticLibrary(headers: String?, moduleMap: String?)
    }

    /// A program or library.
    package struct Artifact: Sendable, Hashable {
        /// The name; for a program the one by which plugins ask for it.
        package var name: String
        /// What it is.
        package var kind: Kind
        /// The files, each with the triple that it is for.
        package var variants: [Variant]

        /// Makes an artifact.
        package init(name: String, kind: Kind, variants: [Variant] = []) {
            self.name = name
            self.kind = kind
            self.variants = variants
        }
    }

    /// A file for a triple.
    package struct Variant: Sendable, Hashable {
        /// The triple.
        package var triple: String
        /// The file.
        package var path: String

        /// Makes a variant.
        package init(triple: String, path: String) {
            self.triple = triple
            self.path = path
        }
    }

    /// The artifacts.
    package var artifacts: [Artifact]
    /// The version of all artifacts.
    package var version: String?

    /// Makes a request.
    package init(artifacts: [Artifact], version: String?) {
        self.artifacts = artifacts
        self.version = version
    }
}
