import Archives
import Diagnostics
import ObjectFiles
import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite("Places of bundles")
struct BundleOutputTests {
    private func output(_ path: String, force: Bool = false) throws -> BundleOutput {
        try BundleOutput(path, fileExtension: "xcframework", writer: OutputWriter(force: force))
    }

    @Test("a bundle is a folder, or a zip with the folder in it")
    func forms() throws {
        try ScratchFolder.with { scratch in
            var tree = OutputTree()
            try tree.add("Info.plist", text: "1")
            try output(scratch.path("X.xcframework")).write(tree)
            try output(scratch.path("X.xcframework.zip")).write(tree)
            #expect(scratch.names() == ["X.xcframework", "X.xcframework.zip", "X.xcframework/Info.plist"])
            #expect(
                try ArchiveReader().entries(of: scratch.path("X.xcframework.zip")).map(\.path) == [
                    "X.xcframework", "X.xcframework/Info.plist",
                ])
        }
    }

    @Test("another ending is refused, and so is a place that is taken", arguments: ["X", "X.zip", ".xcframework", "X.framework", ".", "/"])
    func refused(name: String) throws {
        try ScratchFolder.with { scratch in
            let error = #expect(throws: DiagnosticError.self) { try output(name) }
            #expect(error?.diagnostics.first?.code == "invalid-output")
            try scratch.makeFolder("Y.xcframework")
            #expect(throws: DiagnosticError.self) { try output(scratch.path("Y.xcframework")) }
            #expect(throws: Never.self) { try output(scratch.path("Y.xcframework"), force: true) }
        }
    }

    @Test("a file that is made of parts of others is written piece by piece")
    func source() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("0123456789", to: "in")
            let file = try ByteSource(contentsOf: scratch.path("in")).window(at: 2, count: 3)
            let joined = ByteSource(joining: [file, ByteSource(Array("abc".utf8), path: "m")], as: BytePlace(path: "j"))
            var tree = OutputTree()
            try tree.add("out", source: joined, isExecutable: true)
            try OutputWriter().write(tree, to: scratch.path("X"))
            #expect(scratch.text("X/out") == "234abc")
        }
    }

    @Test("a zip is written beside what is packed, unless another place is named")
    func zip() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("1", to: "X/a")
            try scratch.write("", to: "X/.DS_Store")
            let notes = try ZipArchiving(path: scratch.path("X") + "/", output: nil, level: "9").write(with: OutputWriter())
            #expect(notes.map(\.code) == ["junk-left-out"])
            #expect(try ArchiveReader().entries(of: scratch.path("X.zip")).map(\.path) == ["X", "X/a"])
            let again = ZipArchiving(path: scratch.path("X"), output: scratch.path("X.zip"), level: "9")
            #expect(throws: DiagnosticError.self) { try again.write(with: OutputWriter()) }
        }
    }
}
