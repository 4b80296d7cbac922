import Foundation
import SystemSupport
import Testing

@Suite("Search for programs")
struct ExecutableSearchTests {
    @Test("the first file that may be run counts; folders, other files and relative places do not")
    func searching() throws {
        try TestFiles.with { files in
            try files.makeFolder("one/tool")
            try files.write("", to: "two/tool")
            for folder in ["three", "four"] {
                try files.write("", to: folder + "/tool")
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: files.path(folder + "/tool"))
            }
            let path = ["", ".", "three", files.path("one"), files.path("two"), files.path("three"), files.path("four")]
                .joined(separator: ":")
            #expect(ExecutableSearch.find("tool", path: path) == files.path("three/tool"))
            #expect(ExecutableSearch.find("other", path: path) == nil)
            #expect(ExecutableSearch.find("", path: path) == nil)
            #expect(ExecutableSearch.find("tool", path: "") == nil)
            #expect(ExecutableSearch.find(files.path("four/tool"), path: "") == files.path("four/tool"))
            #expect(ExecutableSearch.find(files.path("two/tool"), path: path) == nil)
        }
    }
}
