import ArtifactCache
import Checksums
import Diagnostics
import Synchronization
import SystemSupport
import TestSupport
import Testing

@Suite("The cache of a team")
struct RemoteCacheTests {
    private static let key = SHA256.digest(of: Array("key".utf8))
    private static let files = [
        SharedCache.MadeFile(path: "de.lproj/A.strings", bytes: Array("eins".utf8)),
        SharedCache.MadeFile(path: "bin/tool", bytes: [UInt8](repeating: 7, count: 100_000), isExecutable: true),
        SharedCache.MadeFile(path: "empty", bytes: []),
    ]

    /// A machine of its own, beside a server.
    ///
    /// - Parameter timeoutSeconds: short only where the test is about waiting: a busy machine may need seconds for an answer.
    private func machine(
        _ folder: ScratchFolder,
        _ name: String,
        _ server: LoopbackServer,
        isUploading: Bool = false,
        secret: String? = nil,
        timeoutSeconds: Int = 120
    ) -> SharedCache {
        var settings = RemoteCacheSettings(address: server.address + "/team")
        settings.isUploading = isUploading
        settings.secret = secret
        settings.timeoutSeconds = timeoutSeconds
        return SharedCache(local: ArtifactCache(folder: "\(folder.path)/\(name)"), remote: RemoteCache(settings) { _ in })
    }

    private func withServer(
        _ reply: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Reply,
        use body: (LoopbackServer, ScratchFolder) throws -> Void
    ) throws {
        let server = try #require(LoopbackServer(reply))
        defer { server.stop() }
        try ScratchFolder.with { try body(server, $0) }
    }

    @Test("what one machine has made, another finds, and then has itself")
    func sharing() throws {
        let validating = ValidatingServer()
        try withServer(validating.reply) { (server, folder) throws in
            try machine(folder, "a", server, isUploading: true).store(Self.files, report: Array("said".utf8), for: Self.key)
            #expect(validating.refusals == [])
            #expect(validating.names.count == 3)
            let other = machine(folder, "b", server)
            let found = try #require(other.files(for: Self.key))
            #expect(found.origin == .remote)
            #expect(found.result.outputs.map(\.path) == ["bin/tool", "de.lproj/A.strings", "empty"])
            #expect(found.result.outputs.map(\.isExecutable) == [true, false, false])
            #expect(found.contents == [Self.files[1].bytes, Self.files[0].bytes, []])
            #expect(found.result.report == Array("said".utf8))
            #expect(other.remote?.counts.hits == 1)
            let requestCount = server.requests.count
            #expect(other.files(for: Self.key)?.origin == .local)
            #expect(server.requests.count == requestCount)
        }
    }

    @Test("contents are sent before the result that names them")
    func order() throws {
        let validating = ValidatingServer()
        try withServer(validating.reply) { (server, folder) throws in
            try machine(folder, "a", server, isUploading: true).store(Self.files, for: Self.key)
            #expect(server.requests.last == "PUT /team/ac/\(Self.key.text)")
            #expect(server.requests.dropLast().allSatisfy { $0.contains(" /team/cas/") })
        }
    }

    @Test("who may only read sends nothing")
    func readOnly() throws {
        try withServer { _ in
            .answer(status: 200)
        } use: { (server, folder) throws in
            try machine(folder, "a", server).store(Self.files, for: Self.key)
            #expect(server.requests == [])
        }
    }

    @Test("a result whose content is gone is a miss")
    func gone() throws {
        let validating = ValidatingServer()
        try withServer(validating.reply) { (server, folder) throws in
            try machine(folder, "a", server, isUploading: true).store(Self.files, for: Self.key)
            validating.replace("cas/\(SHA256.digest(of: Self.files[0].bytes).text)", with: nil)
            let other = machine(folder, "b", server)
            #expect(other.files(for: Self.key) == nil)
            #expect(other.remote?.diagnostics == [])
        }
    }

    @Test("other bytes than the checksum says are a miss and a warning")
    func wrongBytes() throws {
        let validating = ValidatingServer()
        try withServer(validating.reply) { (server, folder) throws in
            try machine(folder, "a", server, isUploading: true).store(Self.files, for: Self.key)
            let digest = SHA256.digest(of: Self.files[0].bytes).text
            validating.replace("cas/\(digest)", with: Array("zwei".utf8))
            let other = machine(folder, "b", server)
            #expect(other.files(for: Self.key) == nil)
            #expect(
                other.remote?.diagnostics.map(\.message) == [
                    "the content \(digest) has other bytes than its name says; it was made anew: '\(server.address)/team'"
                ])
        }
    }

    @Test("only results that are sealed with the team's secret are taken")
    func seal() throws {
        let validating = ValidatingServer()
        try withServer(validating.reply) { (server, folder) throws in
            try machine(folder, "a", server, isUploading: true, secret: "s1").store(Self.files, for: Self.key)
            #expect(validating.refusals == [])
            #expect(machine(folder, "b", server, secret: "s1").files(for: Self.key)?.origin == .remote)
            let other = machine(folder, "c", server, secret: "s2")
            #expect(other.files(for: Self.key) == nil)
            #expect(other.remote?.diagnostics.map(\.code) == ["remote-cache-damaged"])
            // A sealed result under another key is none of that key.
            let otherKey = SHA256.digest(of: Array("other".utf8))
            let unsealed = machine(folder, "d", server, isUploading: true)
            try unsealed.store(Self.files, for: otherKey)
            #expect(machine(folder, "e", server, secret: "s1").files(for: otherKey) == nil)
            #expect(machine(folder, "f", server).files(for: Self.key)?.origin == .remote)
        }
    }

    @Test(
        "whatever a server does instead of answering is a miss, with one warning",
        arguments: [
            (LoopbackServer.Reply.answer(status: 401), "remote-cache-refuses", 1), (.answer(status: 403), "remote-cache-refuses", 1),
            (.answer(status: 500), "remote-cache-fails", 3), (.answer(status: 418), "remote-cache-fails", 1),
            (.hangUp, "remote-cache-fails", 3), (.half(status: 200, body: [1], promisedByteCount: 9), "remote-cache-fails", 3),
            (.answer(status: 200, body: Array("<html>".utf8)), "remote-cache-damaged", 1),
            (.answer(status: 200), "remote-cache-damaged", 1),
        ])
    func failures(reply: LoopbackServer.Reply, code: String, requestCount: Int) throws {
        try withServer { _ in
            reply
        } use: { (server, folder) throws in
            let cache = machine(folder, "a", server)
            #expect(cache.files(for: Self.key) == nil)
            #expect(cache.remote?.diagnostics.map(\.code) == [code])
            #expect(server.requests.count == requestCount)
            #expect(try cache.store(Self.files, for: Self.key).origin == .made)
            #expect(cache.files(for: Self.key)?.origin == .local)
        }
    }

    @Test("a server that is silent costs its time and then nothing more")
    func silence() throws {
        try withServer { _ in
            .silence
        } use: { (server, folder) throws in
            let cache = machine(folder, "a", server, timeoutSeconds: 1)
            #expect(cache.remote?.result(for: Self.key) == nil)
            #expect(cache.remote?.result(for: SHA256.digest(of: [1])) == nil)
            #expect(cache.remote?.diagnostics.map(\.code) == ["remote-cache-fails"])
            // A busy machine may not have read the first request when the client gives it up; there is no second one.
            #expect(server.requests.count <= 1)
        }
    }

    @Test("a server that fails three times in a row is left alone")
    func leftAlone() throws {
        try withServer { _ in
            .answer(status: 503)
        } use: { (server, folder) throws in
            let cache = machine(folder, "a", server)
            for number in 0..<5 { #expect(cache.remote?.result(for: SHA256.digest(of: [UInt8(number)])) == nil) }
            #expect(server.requests.count == 9)
            #expect(cache.remote?.diagnostics.count == 1)
            #expect(cache.remote?.counts == RemoteCacheCounts(hits: 0, misses: 5, failures: 3, uploads: 0))
        }
    }

    @Test("between attempts there is a pause that grows, and a server that recovers is used")
    func backOff() throws {
        let attempts = Mutex(0)
        let pauses = Mutex<[Double]>([])
        let validating = ValidatingServer()
        let reply: @Sendable (LoopbackServer.Request) -> LoopbackServer.Reply = { request in
            let attempt = attempts.withLock { count in
                count += 1
                return count
            }
            return attempt < 3 ? .answer(status: 503) : validating.reply(request)
        }
        try withServer(reply) { (server, folder) throws in
            let remote = RemoteCache(RemoteCacheSettings(address: server.address)) { seconds in pauses.withLock { $0.append(seconds) } }
            #expect(remote.result(for: Self.key) == nil)
            #expect(pauses.withLock { $0 } == [0.2, 0.8])
            #expect(remote.diagnostics == [])
        }
    }

    @Test("a full cache is sent nothing more, and still read")
    func full() throws {
        try withServer {
            $0.method == "PUT" ? .answer(status: 507) : .answer(status: 404)
        } use: { (server, folder) throws in
            let cache = machine(folder, "a", server, isUploading: true)
            try cache.store(Self.files, for: Self.key)
            #expect(cache.remote?.diagnostics.map(\.code) == ["remote-cache-full"])
            let requestCount = server.requests.count
            let other = SHA256.digest(of: [1])
            try cache.store([SharedCache.MadeFile(path: "b", bytes: [9])], for: other)
            #expect(server.requests.count == requestCount)
            #expect(cache.remote?.result(for: other) == nil)
            #expect(server.requests.count == requestCount + 1)
        }
    }

    @Test("a warning shows no password")
    func password() throws {
        try withServer { _ in
            .answer(status: 401)
        } use: { (server, folder) throws in
            let remote = RemoteCache(RemoteCacheSettings(address: "http://me:secret@127.0.0.1:\(server.port)/c")) { _ in }
            #expect(remote.result(for: Self.key) == nil)
            #expect(
                remote.diagnostics.map(\.message) == [
                    "the cache does not know this user (401); give it credentials in the address, in a netrc file or in "
                        + "TRELLIS_CACHE_TOKEN: 'http://…@127.0.0.1:\(server.port)/c'"
                ])
        }
    }
}
