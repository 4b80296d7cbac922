import Diagnostics
import Foundation
import SystemSupport
import Testing

@Suite("Files that are too large")
struct LargeFileTests {
    @Test("a file of 4 GB is refused before it is read")
    func refusal() throws {
        try TestFiles.with { files in
            try files.write("", to: "sparse")
            let path = files.path("sparse")
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.truncate(atOffset: 1 << 32)
            try handle.close()
            let error = DiagnosticError("file-too-large", "'\(path)' is larger than 4 GB", at: SourceLocation(path: path))
            #expect(throws: error) { try DiskFileSystem().read(path) }
        }
    }
}
