import Foundation
import TestSupport
import Testing

@Suite("scratch folders")
struct ScratchFolderTests {
    private struct Stop: Error {}

    @Test("a folder is there for the test and gone afterwards, also when the test throws")
    func lifetime() throws {
        var path = ""
        #expect(throws: Stop.self) {
            try ScratchFolder.with { folder in
                path = folder.path
                try folder.write("text", to: "deep/file")
                try folder.makeFolder("empty")
                try folder.link("link", to: "nowhere")
                #expect(folder.text("deep/file") == "text")
                #expect(folder.text("missing") == nil)
                #expect(folder.names() == ["deep", "deep/file", "empty", "link"])
                throw Stop()
            }
        }
        #expect(!path.isEmpty && !FileManager.default.fileExists(atPath: path))
    }
}
