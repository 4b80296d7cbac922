#if canImport(CryptoKit)
    import CryptoKit
#else
    import CCrypto
#endif

/// Shows that who made some bytes knew a secret: HMAC with SHA-256, of [RFC 2104](https://www.rfc-editor.org/rfc/rfc2104).
package enum AuthenticationCode {
    /// The code of some bytes.
    package static func code(of bytes: [UInt8], secret: [UInt8]) -> Digest {
        #if canImport(CryptoKit)
            let code = HMAC<CryptoKit.SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: secret))
            return code.withUnsafeBytes { Digest(complete: $0) }
        #else
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Digest.byteCount) { code in
                var count = UInt32(Digest.byteCount)
                HMAC(EVP_sha256(), secret, Int32(clamping: secret.count), bytes, bytes.count, code.baseAddress, &count)
                return Digest(complete: UnsafeRawBufferPointer(code))
            }
        #endif
    }

    /// Whether a code is that of some bytes; how long the answer takes says nothing about the right code.
    package static func isRight(_ code: Digest, of bytes: [UInt8], secret: [UInt8]) -> Bool {
        zip(code.bytes, self.code(of: bytes, secret: secret).bytes).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
