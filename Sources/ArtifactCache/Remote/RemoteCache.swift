package import Checksums
package import Diagnostics
import Synchronization
import SystemSupport

/// The cache of a team, on a server that speaks the HTTP protocol of Bazel's remote caches: bazel-remote, nginx with WebDAV, gateways
/// to S3.
///
/// Nothing that a server does or does not do makes a build fail or makes it wrong: what does not answer, says no, or sends other bytes
/// than it should is a miss and a warning. A server that fails several times in a row is left alone for the rest of the run. Contents
/// are sent before the result that names them, so that nobody finds a result whose contents are missing.
package final class RemoteCache: Sendable {
    private let settings: RemoteCacheSettings
    private let requests: RemoteCacheRequests
    private let counted = Mutex(RemoteCacheCounts())

    /// Names a cache; nothing is asked yet.
    ///
    /// - Parameters:
    ///   - settings: where it is.
    ///   - pause: waits for some seconds before a request is made again.
    package init(_ settings: RemoteCacheSettings, pause: @escaping @Sendable (Double) -> Void = Pause.seconds) {
        self.settings = settings
        requests = RemoteCacheRequests(settings, pause: pause)
    }

    /// What has happened so far.
    package var counts: RemoteCacheCounts {
        var counts = counted.withLock { $0 }
        counts.failures = requests.failureCount
        return counts
    }

    /// What the user should know about the cache, each problem once.
    package var diagnostics: [Diagnostic] { requests.diagnostics }

    /// What was made of something on another machine.
    ///
    /// - Returns: `nil` when the cache does not know it, or its answer cannot be trusted.
    package func result(for key: Digest) -> StepResult? {
        let result = verifiedResult(for: key)
        counted.withLock { if result == nil { $0.misses += 1 } else { $0.hits += 1 } }
        return result
    }

    private func verifiedResult(for key: Digest) -> StepResult? {
        guard let bytes = requests.get("ac/\(key.text)", limitBytes: Self.resultLimitBytes) else { return nil }
        // Nothing at all is a result without outputs in this format, and what servers send for want of anything better.
        guard !bytes.isEmpty, let (result, seal) = StepResult.decode(bytes) else {
            requests.noteDamage("the result for \(key.text) is no ActionResult")
            return nil
        }
        guard let secret = settings.secret else { return result }
        guard ResultSeal.isRight(seal, of: result, key: key, secret: secret) else {
            requests.noteDamage("the result for \(key.text) is not sealed with the secret of this team")
            return nil
        }
        return result
    }

    /// The content with a checksum; `nil` when the cache does not have it, or sends another.
    package func content(of output: StepOutput) -> [UInt8]? {
        if output.sizeBytes == 0 { return output.digest == SHA256.digest(of: []) ? [] : nil }
        guard output.sizeBytes <= Self.contentLimitBytes else { return nil }
        guard let bytes = requests.get("cas/\(output.digest.text)", limitBytes: output.sizeBytes) else { return nil }
        guard SHA256.digest(of: bytes) == output.digest else {
            requests.noteDamage("the content \(output.digest.text) has other bytes than its name says")
            return nil
        }
        return bytes
    }

    /// Sends what was made, if the settings say so: the contents, then the result.
    package func upload(_ result: StepResult, contents: [[UInt8]], for key: Digest) {
        guard settings.isUploading else { return }
        for (output, bytes) in zip(result.outputs, contents) where !bytes.isEmpty {
            guard bytes.count <= Self.contentLimitBytes else { return }
            let path = "cas/\(output.digest.text)"
            // Asking costs less than sending what is there already.
            if bytes.count > 65_536, requests.has(path) { continue }
            guard requests.put(path, bytes) else { return }
        }
        let seal = settings.secret.map { ResultSeal.make(result, key: key, secret: $0) } ?? []
        let encoded = result.encoded(seal: seal)
        guard !encoded.isEmpty else { return }
        if requests.put("ac/\(key.text)", encoded) { counted.withLock { $0.uploads += 1 } }
    }

    private static let resultLimitBytes = 16 << 20
    private static let contentLimitBytes = 1 << 30
}
