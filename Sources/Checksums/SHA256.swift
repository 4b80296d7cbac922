#if canImport(CCrypto)
    import CCrypto
#else
    import CryptoKit
#endif

/// Makes SHA-256 checksums, whole or piece by piece.
///
///     let checksum = SHA256.digest(of: bytes)
///     print(checksum.text)
///
/// The work is done by libcrypto, on macOS by CryptoKit; both use the instructions that processors have for it.
package struct SHA256: ~Copyable {
    #if canImport(CCrypto)
        private let context: OpaquePointer?
    #else
        private var hasher = CryptoKit.SHA256()
    #endif

    /// Begins a checksum.
    package init() {
        #if canImport(CCrypto)
            context = EVP_MD_CTX_new()
            EVP_DigestInit_ex(context, EVP_sha256(), nil)
        #endif
    }

    #if canImport(CCrypto)
        deinit {
            EVP_MD_CTX_free(context)
        }
    #endif

    /// Adds bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        #if canImport(CCrypto)
            EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
        #else
            hasher.update(bufferPointer: bytes)
        #endif
    }

    /// Adds bytes.
    package mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { update($0) }
    }

    /// The checksum of all bytes that were added.
    package consuming func finish() -> Digest {
        var bytes = [UInt8](repeating: 0, count: Digest.byteCount)
        #if canImport(CCrypto)
            EVP_DigestFinal_ex(context, &bytes, nil)
        #else
            bytes = Array(hasher.finalize())
        #endif
        return Digest(complete: bytes)
    }

    /// The checksum of some bytes.
    package static func digest(of bytes: [UInt8]) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }
}
