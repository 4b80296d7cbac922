import ArtifactCache
import Diagnostics
import Foundation
import ResourceBundling
import SystemSupport
import TestSupport
import Testing

@Suite("Builds at once")
struct ConcurrentBuildsTests {
    @Test("builds of different resources into one output at once leave what one of them makes, never a mixture")
    func mixtures() throws {
        try ScratchFolder.with { folder throws in
            let names = ["a", "b", "c", "d", "e", "f"]
            for source in ["One", "Two"] { for name in names { try folder.write(source, to: "\(source)/\(name).txt") } }
            for round in 0..<30 {
                // A file that is new makes each of them write, and keep what it believes to be its own.
                for source in ["One", "Two"] { try folder.write("\(source)", to: "\(source)/new\(round).txt") }
                let requests = try ["One", "Two", "One", "Two"].map { try BundleExample.request(folder, resources: $0) }
                let failures = ParallelMap.map(requests, threadCount: 4) { request in
                    Result { try BundleBuilder(request).build() }
                }.compactMap { result -> String? in if case .failure(let error) = result { "\(error)" } else { nil } }
                #expect(failures == [])
                let bundle = folder.path + "/Build/Shop.bundle"
                let texts = try FileManager.default.contentsOfDirectory(atPath: bundle).filter { $0.hasSuffix(".txt") }
                    .map { try String(contentsOfFile: "\(bundle)/\($0)", encoding: .utf8) }
                #expect(texts.count == names.count + round + 1)
                #expect(Set(texts).count == 1, "\(texts.sorted())")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Build") == ["Shop.bundle"])
        }
    }

    @Test("a file that is written again within the step of time that files have is seen")
    func freshness() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("one", to: "Resources/a.txt")
            _ = try BundleBuilder(BundleExample.request(folder)).build()
            for text in ["two", "six", "ten", "one", "two", "six", "ten"] {
                try folder.write(text, to: "Resources/a.txt")
                _ = try BundleBuilder(BundleExample.request(folder)).build()
                #expect(try String(contentsOfFile: folder.path + "/Build/Shop.bundle/a.txt", encoding: .utf8) == text)
            }
        }
    }
}
