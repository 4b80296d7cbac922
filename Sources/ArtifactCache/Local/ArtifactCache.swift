package import Checksums
package import Diagnostics
import SystemSupport

/// A folder with what was costly to make, for all tools and all projects of a user.
///
///     let cache = ArtifactCache(folder: folder)
///     if let value = cache.value(for: key) { return value }
///     let value = make()
///     try cache.store(value, for: key)
///
/// There are two kinds of entries, as in the caches that build tools share over a network: *values*, found by a key that
/// says what they were made of, and *contents*, found by their own checksum. Both are verified when they are read; what is
/// damaged is as good as missing, and goes. Several processes may use the folder at once. What was used last stays
/// when the folder grows beyond its limit.
package struct ArtifactCache: Sendable {
    /// The folder, absolute; it is made with the first entry.
    package let folder: String
    /// How large the folder may grow, in bytes.
    package let sizeLimitBytes: Int

    /// 5 GB.
    package static let standardSizeLimitBytes = 5_000_000_000

    /// Names a folder.
    package init(folder: String, sizeLimitBytes: Int = standardSizeLimitBytes) {
        self.folder = folder
        self.sizeLimitBytes = max(0, sizeLimitBytes)
    }

    /// The folder that `TRELLIS_CACHE` names, else `trellis/artifacts` in the user's folder for caches.
    ///
    /// - Returns: `nil` when the environment names no absolute folder.
    package static func standardFolder(environment: [String: String]) -> String? {
        if let folder = environment["TRELLIS_CACHE"], folder.hasPrefix("/") { return PathText.normalized(folder) }
        return CacheFolder.standardPath(for: "artifacts", environment: environment)
    }

    // MARK: - Values

    /// What was made of something before; `nil` when there is nothing, or it is damaged.
    package func value(for key: Digest) -> [UInt8]? {
        let file = file(of: .value, key)
        guard let bytes = try? DiskFileSystem().read(file) else { return nil }
        let value = Array(bytes.dropFirst(Digest.byteCount))
        guard Digest(bytes.prefix(Digest.byteCount)) == SHA256.digest(of: value) else {
            FileRemoval.remove(file)
            return nil
        }
        FileUse.note(file)
        return value
    }

    /// Keeps what was made of something.
    ///
    /// - Throws: ``DiagnosticError`` when the folder cannot be written; nothing is lost then but time.
    package func store(_ value: [UInt8], for key: Digest) throws(DiagnosticError) {
        try write(SHA256.digest(of: value).bytes + value, to: file(of: .value, key))
    }

    // MARK: - Contents

    /// The content with a checksum; `nil` when it is not there, or damaged.
    package func content(_ digest: Digest) -> [UInt8]? {
        let file = file(of: .content, digest)
        guard let bytes = try? DiskFileSystem().read(file) else { return nil }
        guard SHA256.digest(of: bytes) == digest else {
            FileRemoval.remove(file)
            return nil
        }
        FileUse.note(file)
        return bytes
    }

    /// Keeps a content, once however often it is stored.
    ///
    /// - Returns: its checksum.
    /// - Throws: ``DiagnosticError`` when the folder cannot be written; nothing is lost then but time.
    package func storeContent(_ bytes: [UInt8]) throws(DiagnosticError) -> Digest {
        let digest = SHA256.digest(of: bytes)
        let file = file(of: .content, digest)
        if FileStamp(of: file)?.sizeBytes != Int64(bytes.count) { try write(bytes, to: file) }
        return digest
    }

    // MARK: - Files

    /// The two kinds of entries, by the folders they stand in, whose names are those of shared build caches.
    enum Kind: String, CaseIterable {
        case value = "ac"
        case content = "cas"
    }

    /// The folder of a format of entries; another format has another folder, so that old and new tools do not meet.
    var root: String { PathText.join(folder, "v1") }

    /// The file of an entry, in one of 256 folders, because long folders are slow.
    private func file(of kind: Kind, _ digest: Digest) -> String {
        let name = digest.text
        return "\(root)/\(kind.rawValue)/\(name.prefix(2))/\(name.dropFirst(2))"
    }

    private func write(_ bytes: [UInt8], to file: String) throws(DiagnosticError) {
        try PrivateFolder.make(PathText.parent(of: file))
        _ = try AtomicFile.write(bytes, to: file, below: folder, isDurable: false)
    }
}
