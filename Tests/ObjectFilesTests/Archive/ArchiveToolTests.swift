import ObjectFiles
import TestSupport
import Testing

@Suite(.enabled(if: BinaryTool.areThere(.clang, .archiver, .names, .appleLinker), "no clang, llvm-ar, llvm-nm or ld64.lld on PATH"))
struct ArchiveToolTests {
    private static let names = ["one.o", "other.o", "a name that is longer than the header.o", "exactly-16-byt.o", "fifteen-bytes.o"]

    private func compile(for triple: String, in folder: ScratchFolder) throws {
        for (index, name) in Self.names.enumerated() {
            let code = index == 0 ? oneCode : index == 1 ? otherCode : "int value\(index)(void) { return \(index); }"
            try BinaryTool.compile(code, for: triple, to: name, in: folder)
        }
        try folder.write("some words", to: "readme.txt")
    }

    @Test(
        "the archive is the one that llvm-ar makes, byte for byte",
        arguments: [
            ("arm64-apple-ios15.0", true), ("armv7-apple-ios9.0", true), ("x86_64-unknown-linux-gnu", false),
            ("aarch64-unknown-linux-gnu", false), ("armv7-unknown-linux-gnueabihf", false),
        ])
    func sameBytes(triple: String, isDarwin: Bool) throws {
        try ScratchFolder.with { folder in
            try compile(for: triple, in: folder)
            for names in [Self.names + ["readme.txt"], Array(Self.names.prefix(1)), ["readme.txt"], []] {
                _ = try ShellScript.run("rm -f theirs.a ours.a", in: folder.path)
                try BinaryTool.archiver.run(["--format=\(isDarwin ? "darwin" : "gnu")", "qcsD", "theirs.a"] + names, in: folder.path)
                let members = try names.map { ArchiveMember(name: $0, source: try folder.source($0)) }
                let outcome = try ArchiveWriter(dialect: isDarwin ? .darwin : .gnu).archive(of: members, path: "ours.a")
                #expect(outcome.warnings.isEmpty)
                try folder.write(outcome.source, to: "ours.a")
                #expect(try folder.haveSameBytes("theirs.a", "ours.a"), "\(names)")
            }
        }
    }

    @Test("an archive that is read and written again stays the same, and one with times becomes it")
    func again() throws {
        try ScratchFolder.with { folder in
            try compile(for: "arm64-apple-ios15.0", in: folder)
            try BinaryTool.archiver.run(["--format=darwin", "rcsD", "fixed.a"] + Self.names, in: folder.path)
            try BinaryTool.archiver.run(["--format=darwin", "rcsU", "timed.a"] + Self.names, in: folder.path)
            for name in ["fixed.a", "timed.a"] {
                let archive = try StaticArchive(folder.source(name))
                #expect(archive.members.map(\.name) == Self.names)
                let source = try ArchiveWriter(dialect: archive.dialect).archive(of: archive.members, path: name).source
                #expect(try source.readAll() == folder.source("fixed.a").readAll())
            }
        }
    }

    @Test("a linker finds the members of a merged archive through its table")
    func linked() throws {
        try ScratchFolder.with { folder in
            try compile(for: "arm64-apple-ios15.0", in: folder)
            try BinaryTool.archiver.run(["--format=darwin", "rcsD", "one.a", "one.o"], in: folder.path)
            try BinaryTool.archiver.run(["--format=gnu", "rcsD", "other.a", "other.o"], in: folder.path)
            let sources = try ["one.a", "other.a"].map { try folder.source($0) }
            try folder.write(ArchiveWriter(dialect: .darwin).merge(sources, path: "libX.a").source, to: "libX.a")
            try BinaryTool.compile("int one(int); int start(void) { return one(1); }", for: "arm64-apple-ios15.0", to: "main.o", in: folder)
            try BinaryTool.appleLinker.run(
                ["-dylib", "-arch", "arm64", "-platform_version", "ios", "15.0", "17.0", "main.o", "libX.a", "-o", "out"], in: folder.path)
            let names = try MachOFile(folder.source("out")).symbolNames()
            #expect(names.exported.sorted() == ["_common_one", "_one", "_other", "_start", "_text", "_two", "_numbers"].sorted())
            #expect(try BinaryTool.names.run(["--print-armap", "libX.a"], in: folder.path).contains("_other in other.o"))
        }
    }
}
