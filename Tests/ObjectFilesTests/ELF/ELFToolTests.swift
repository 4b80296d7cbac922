import ObjectFiles
import TestSupport
import Testing

@Suite(.enabled(if: BinaryTool.areThere(.clang, .elfLinker, .elfReader, .names), "no clang, ld.lld, llvm-readelf or llvm-nm on PATH"))
struct ELFToolTests {
    @Test(
        "what clang and its linker make is read as readelf and nm read it",
        arguments: [
            ("x86_64-unknown-linux-gnu", "x86_64"), ("aarch64-unknown-linux-gnu", "aarch64"), ("armv7-unknown-linux-gnueabihf", "armv7"),
        ])
    func sameAsTools(triple: String, architecture: String) throws {
        try ScratchFolder.with { folder in
            try BinaryTool.compile(oneCode, for: triple, to: "one.o", options: ["-fPIC"], in: folder)
            try BinaryTool.elfLinker.run(
                [
                    "-shared", "-soname", "libX.so.1", "-rpath", "$ORIGIN", "--enable-new-dtags", "--hash-style=both", "one.o", "-o",
                    "libX.so",
                ], in: folder.path)
            let object = try ELFFile(folder.source("one.o"))
            #expect(object.type == .relocatable)
            #expect(object.architectureName == architecture)
            func listed(_ options: [String]) throws -> [String] {
                try BinaryTool.names.run(["-j"] + options, in: folder.path).split(separator: "\n").map(String.init).sorted()
            }
            #expect(try object.symbolNames().undefined.sorted() == listed(["-u", "one.o"]))
            #expect(try object.symbolNames().defined.sorted() == listed(["-gU", "one.o"]))

            let library = try ELFFile(folder.source("libX.so"))
            #expect(library.type == .dynamic)
            #expect(library.sharedName == "libX.so.1")
            #expect(library.runPaths == ["$ORIGIN"])
            #expect(try library.symbolNames().undefined.sorted() == ["other"])
            #expect(try library.symbolNames().defined.sorted() == listed(["-D", "-gU", "libX.so"]))
            #expect(try BinaryTool.elfReader.run(["-d", "libX.so"], in: folder.path).contains("[libX.so.1]"))
        }
    }
}
