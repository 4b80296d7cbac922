#if canImport(CryptoKit)
    import CryptoKit
#else
    import CCrypto
#endif

/// Makes SHA-256 checksums, whole or piece by piece.
///
///     let checksum = SHA256.digest(of: bytes)
///     print(checksum.text)
///
/// The work is done by libcrypto, on macOS by CryptoKit; both use the instructions that processors have for it.
package struct SHA256: ~Copyable {
    #if canImport(CryptoKit)
        private var hasher = CryptoKit.SHA256()
    #else
        private let context: OpaquePointer?
    #endif

    /// Begins a checksum.
    package init() {
        #if !canImport(CryptoKit)
            context = EVP_MD_CTX_new()
            EVP_DigestInit_ex(context, EVP_sha256(), nil)
        #endif
    }

    #if !canImport(CryptoKit)
        deinit {
            EVP_MD_CTX_free(context)
        }
    #endif

    /// Adds bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        #if canImport(CryptoKit)
            hasher.update(bufferPointer: bytes)
        #else
            EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Adds bytes.
    package mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { update($0) }
    }

    /// The checksum of all bytes that were added.
    package consuming func finish() -> Digest {
        #if canImport(CryptoKit)
            return hasher.finalize().withUnsafeBytes { Digest(complete: $0) }
        #else
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Digest.byteCount) { bytes in
                EVP_DigestFinal_ex(context, bytes.baseAddress, nil)
                return Digest(complete: UnsafeRawBufferPointer(bytes))
            }
        #endif
    }

    /// The checksum of some bytes.
    package static func digest(of bytes: [UInt8]) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }
}
