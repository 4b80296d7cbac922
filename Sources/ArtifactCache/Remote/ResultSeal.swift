import Checksums

/// Shows that a result comes from somebody who knows the secret of the team, and that it is the result for this key.
enum ResultSeal {
    private static let prefix = Array("trellis-hmac-sha256:".utf8)

    /// The seal of a result.
    static func make(_ result: StepResult, key: Digest, secret: String) -> [UInt8] {
        prefix + AuthenticationCode.code(of: content(result, key), secret: Array(secret.utf8)).text.utf8
    }

    /// Whether a seal is that of a result.
    static func isRight(_ seal: [UInt8], of result: StepResult, key: Digest, secret: String) -> Bool {
        guard seal.starts(with: prefix), let code = Digest(text: String(decoding: seal.dropFirst(prefix.count), as: UTF8.self)) else {
            return false
        }
        return AuthenticationCode.isRight(code, of: content(result, key), secret: Array(secret.utf8))
    }

    private static func content(_ result: StepResult, _ key: Digest) -> [UInt8] { key.bytes + result.encoded() }
}
