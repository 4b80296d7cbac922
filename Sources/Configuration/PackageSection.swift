package import Diagnostics

/// The section `package` of a `trellis.yml`: what is packed for others, and how.
///
///     package:
///       - name: Whisk
///         kind: xcframework
///         inputs:
///           - { library: build/ios/libWhisk.a, headers: include }
///           - { library: build/macos/libWhisk.a, headers: include }
///         output: build/Whisk.xcframework
///         zip: build/Whisk.xcframework.zip
package struct PackageSection: Sendable {
    /// The entries in their order; no two have the same name.
    package var entries: [Entry]
    /// Where the section begins.
    package var location: SourceLocation

    /// Something that is packed.
    package struct Entry: Sendable {
        /// The name to ask for it by.
        package var name: Located<String>
        /// What it is made of.
        package var content: Content
        /// The xcframework or the artifact bundle.
        package var output: Located<String>
        /// The zip that is made of it.
        package var zip: Located<String>?
        /// The file for the checksum of the zip.
        package var checksum: Located<String>?
        /// Whether what stands at the output is replaced.
        package var isForced = false
        /// Where the entry begins.
        package var location: SourceLocation
    }

    /// What something is made of, by its kind.
    package enum Content: Sendable {
        /// Frameworks or libraries for several platforms.
        case xcframework(XCFramework)
        /// Programs or static libraries for several triples.
        case artifactBundle(ArtifactBundle)
    }

    /// Frameworks or libraries for several platforms.
    package struct XCFramework: Sendable {
        /// The frameworks or the libraries.
        package var inputs: [Input]
        /// Whether slices for the same platform are made into one.
        package var isMerging = false
        /// Whether modules that only the same compiler can read may be in it.
        package var allowsInternalDistribution = false
        /// What binaries run on that do not say it.
        package var platform: Located<String>?

        /// A framework or a library.
        package struct Input: Sendable {
            /// Whether it is a framework.
            package var isFramework: Bool
            /// Where it is; the name in the archive when there is one.
            package var path: Located<String>
            /// The archive of Xcode that it is in.
            package var archive: Located<String>?
            /// The folder with the headers of a library.
            package var headers: Located<String>?
            /// Its debug symbols.
            package var debugSymbols: [Located<String>] = []
        }
    }

    /// Programs or static libraries for several triples.
    package struct ArtifactBundle: Sendable {
        /// The version that the bundle says it is of.
        package var version: Located<String>
        /// The programs or the libraries.
        package var variants: [Variant]

        /// A program or a static library for some triples.
        package struct Variant: Sendable {
            /// Whether it is a program.
            package var isExecutable: Bool
            /// Where it is.
            package var path: Located<String>
            /// The name by which the bundle offers it; the name of the entry when it is `nil`.
            package var artifact: Located<String>?
            /// The triples that it is for.
            package var triples: [Located<String>]
            /// The folders with the headers of a library.
            package var headers: [Located<String>] = []
            /// The module map of a library.
            package var moduleMap: Located<String>?
        }
    }
}
