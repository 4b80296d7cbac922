/// Where the cache of a team is, and what may be done there.
package struct RemoteCacheSettings: Sendable, Hashable {
    /// The address that `/ac/` and `/cas/` follow, with `http` or `https`.
    package var address: String
    /// Whether what was made here is sent there; who only reads cannot bring anything into the builds of others.
    package var isUploading = false
    /// Sent as `Authorization: Bearer …`; `nil` for none.
    package var token: String?
    /// With a secret, results are sealed when they are sent, and only results that are sealed with it are taken.
    package var secret: String?
    /// A netrc file with names and passwords; `nil` for none.
    package var credentialsFile: String?
    /// How long a request may take, in seconds.
    package var timeoutSeconds = 30

    /// Names a cache that is only read.
    package init(address: String) {
        self.address = address
    }
}
