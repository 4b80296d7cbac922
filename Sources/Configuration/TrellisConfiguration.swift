package import Diagnostics
package import SystemSupport

/// What a `trellis.yml` says.
package struct TrellisConfiguration: Sendable {
    /// The file, as the user named it.
    package var path: String
    /// The project that the file is about, relative to the folder of the file.
    package var project: Located<String>?
    /// How targets are linted; `nil` when the file has no such section.
    package var lint: LintSection?
    /// What is generated; `nil` when the file has no such section.
    package var codegen: CodegenSection?
    /// What is packed for others; `nil` when the file has no such section.
    package var package: PackageSection?
    /// Which bundles of resources are made; `nil` when the file has no such section.
    package var bundle: BundleSection?
    /// Where results are kept; `nil` when the file has no such section.
    package var cache: CacheSection?

    /// A part of the file that one tool reads.
    package enum Section: Sendable, Hashable {
        /// For `trellis-lint`.
        case lint
        /// For `trellis-codegen`.
        case codegen
        /// For `trellis-package`.
        case package
        /// For `trellis-bundle`, with the section about caches.
        case bundle
    }

    /// The name that the file has beside a project.
    package static let fileName = "trellis.yml"

    /// The folder that the paths in the file are relative to, written as ``path`` is.
    package var folder: String { PathText.parent(of: path) }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: the file as the user named it; a relative path is taken from `workingDirectory`.
    ///   - workingDirectory: an absolute path.
    ///   - fileSystem: where the file is.
    ///   - section: the only section that is read, so that a mistake in another stops nobody; all of them when `nil`.
    ///   - diagnostics: receives what does not stop the reading, such as a key that stands twice.
    /// - Throws: ``DiagnosticError`` when it cannot be read or says something that has no meaning.
    package static func load(
        at path: String,
        workingDirectory: String,
        fileSystem: any FileSystem,
        section: Section? = nil,
        diagnostics: inout [Diagnostic]
    ) throws -> TrellisConfiguration {
        let bytes = try fileSystem.read(PathText.normalized(PathText.join(workingDirectory, path)))
        return try read(bytes, path: path, section: section, diagnostics: &diagnostics)
    }

    /// Reads the content of a file.
    ///
    /// - Parameter section: the only section that is read; all of them when `nil`.
    /// - Throws: ``DiagnosticError`` with the place of what is wrong: text that is no YAML, an unknown key, a value of
    ///   another kind than is expected.
    package static func read(
        _ bytes: [UInt8],
        path: String,
        section: Section? = nil,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> TrellisConfiguration {
        try ConfigurationReader(path: path, section: section).configuration(bytes, diagnostics: &diagnostics)
    }
}
