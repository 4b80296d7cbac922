import Diagnostics
import Foundation
import SystemSupport
import Testing

@Suite("Temporary folders")
struct TemporaryFolderTests {
    private struct Stop: Error {}

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test("the folder is there, ours alone, and gone afterwards with everything in it")
    func use() throws {
        let path = try withTemporaryFolder { path in
            let files = TestFiles(root: path)
            try files.write("x", to: "a/b/c")
            try files.link("link", to: "/usr")
            try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: files.path("a/b"))
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
            #expect(PathText.lastComponent(of: path).hasPrefix("trellis-\(getpid())-"))
            return path
        }
        #expect(!exists(path))
        #expect(exists("/usr"))
    }

    @Test("the folder is gone after an error too")
    func errors() async throws {
        var path = ""
        #expect(throws: Stop.self) {
            try withTemporaryFolder {
                path = $0
                throw Stop()
            }
        }
        #expect(path != "" && !exists(path))
        let other = try await withTemporaryFolder { path in
            await Task.yield()
            #expect(exists(path))
            return path
        }
        #expect(!exists(other))
    }

    @Test("a place where none can be made is an error that names it")
    func failure() {
        let error = DiagnosticError(
            "create-failed",
            "cannot create '/nowhere/trellis-…': no such file or folder",
            at: SourceLocation(path: "/nowhere/trellis-…")
        )
        #expect(throws: error) { try TemporaryFolder(in: "/nowhere") }
    }

    @Test("folders of dead processes are removed, and no others")
    func sweeping() throws {
        try TestFiles.with { files in
            let dead = try processNumberOfTheDead()
            for name in ["trellis-\(dead)-AbCdEf", "trellis-\(getpid())-AbCdEf", "trellis-\(dead)", "other-\(dead)-AbCdEf"] {
                try files.write("x", to: name + "/deep/file")
            }
            try files.write("x", to: "trellis-\(dead)-aafile")
            try files.link("trellis-\(dead)-aalink", to: "other-\(dead)-AbCdEf")
            try files.makeFolder("trellis-\(dead)-locked")
            let lock = open(files.path("trellis-\(dead)-locked"), O_RDONLY)
            defer { close(lock) }
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)

            let folder = try TemporaryFolder(in: files.root)
            folder.remove()
            #expect(
                Set(files.names()) == [
                    "trellis-\(getpid())-AbCdEf", "trellis-\(dead)", "other-\(dead)-AbCdEf", "trellis-\(dead)-aafile",
                    "trellis-\(dead)-aalink", "trellis-\(dead)-locked",
                ]
            )
            #expect(files.text("other-\(dead)-AbCdEf/deep/file") == "x")
        }
    }

    /// The number of a process that has just ended.
    private func processNumberOfTheDead() throws -> String {
        let result = try ProcessRunner.run(ProcessRequest(executable: "/bin/sh", arguments: ["-c", "echo $$"]))
        return String(decoding: result.standardOutput, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
