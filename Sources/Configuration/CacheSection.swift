package import Diagnostics

/// Where results are kept: the section `cache` of a `trellis.yml`.
package struct CacheSection: Sendable, Hashable {
    /// The folder on this machine, relative to the folder of the file; `nil` for the standard one.
    package var folder: Located<String>?
    /// How large that folder may grow, in bytes; `nil` for the standard.
    package var sizeLimitBytes: Int?
    /// The address of the team's cache; `nil` for none.
    package var remote: Located<String>?
    /// Whether what is made here is sent to the team's cache.
    package var isUploading = false
    /// How long a request to the team's cache may take, in seconds; `nil` for the standard.
    package var timeoutSeconds: Int?
    /// Where the section stands.
    package var location: SourceLocation
}
