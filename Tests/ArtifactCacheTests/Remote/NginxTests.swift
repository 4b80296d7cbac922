import ArtifactCache
import Checksums
import SystemSupport
import TestSupport
import Testing

/// A real server: nginx, which keeps what it is sent without looking into it.
@Suite("The cache of a team on nginx", .enabled(if: NginxServer.program != nil, "no nginx on this machine"))
struct NginxTests {
    @Test("what one machine has made, another finds; what was damaged on the server is made anew")
    func sharing() throws {
        try NginxServer.with { (address, files) throws in
            try ScratchFolder.with { folder throws in
                var settings = RemoteCacheSettings(address: address)
                settings.isUploading = true
                let first = SharedCache(local: ArtifactCache(folder: folder.path + "/a"), remote: RemoteCache(settings))
                let key = SHA256.digest(of: Array("key".utf8))
                let bytes = [UInt8](repeating: 3, count: 200_000)
                try first.store([.init(path: "a/b.car", bytes: bytes), .init(path: "c", bytes: [1])], for: key)
                #expect(first.remote?.diagnostics == [])
                #expect(first.remote?.counts.uploads == 1)

                settings.isUploading = false
                let second = SharedCache(local: ArtifactCache(folder: folder.path + "/b"), remote: RemoteCache(settings))
                #expect(second.files(for: SHA256.digest(of: [])) == nil)
                let found = try #require(second.files(for: key))
                #expect(found.origin == .remote)
                #expect(found.contents == [bytes, [1]])

                try files.write("other", to: "cache/cas/\(SHA256.digest(of: [1]).text)")
                let third = SharedCache(local: ArtifactCache(folder: folder.path + "/c"), remote: RemoteCache(settings))
                #expect(third.files(for: key) == nil)
                #expect(third.remote?.diagnostics.count == 1)
            }
        }
    }
}
