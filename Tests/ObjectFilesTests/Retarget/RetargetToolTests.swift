import ObjectFiles
import TestSupport
import Testing

@Suite(
    .enabled(
        if: BinaryTool.areThere(.clang, .appleLinker, .objectDump, .archiver, .objectTool, .names),
        "no clang, llvm-objdump, llvm-otool, llvm-nm, llvm-ar or ld64.lld on PATH"))
struct RetargetToolTests {
    private static let platforms = [
        (device: "ios", version: "9.0", simulator: "ios-simulator"), ("ios", "15.0", "ios-simulator"), ("tvos", "9.0", "tvos-simulator"),
        ("tvos", "15.0", "tvos-simulator"), ("watchos", "2.0", "watchos-simulator"), ("watchos", "9.0", "watchos-simulator"),
    ]

    /// This linker takes objects of a device for its simulator, so that the same link can be made before and after.
    private func link(_ inputs: [String], for platform: String, to output: String, in folder: ScratchFolder) throws -> [UInt8] {
        try BinaryTool.appleLinker.run(
            [
                "-dylib", "-arch", "arm64", "-platform_version", platform, "26.0", "26.0", "-fatal_warnings", "-install_name", "X",
                "-all_load",
            ] + inputs + ["-o", output],
            in: folder.path)
        return try folder.source(output).readAll()
    }

    @Test("a changed object file has the code, data, symbols and relocations that it had, and the mark of the simulator")
    func objects() throws {
        try ScratchFolder.with { folder in
            for (device, version, simulator) in Self.platforms {
                let triple = "arm64-apple-\(device)\(version)"
                try BinaryTool.compile(oneCode, for: triple, to: "old.o", options: ["-g", "-O1"], in: folder)
                let outcome = try SimulatorRetarget.retarget(folder.source("old.o"))
                #expect(outcome.changedCount == 1)
                _ = try ShellScript.run("rm -f new.o", in: folder.path)
                try folder.write(outcome.source, to: "new.o")
                for option in ["-h", "-r", "-t", "-d", "-s"] {
                    let texts = try ["old.o", "new.o"].map { file in
                        let lines = try BinaryTool.objectDump.run([option, file], in: folder.path).split(separator: "\n")
                        return Array(lines.drop { !$0.contains("file format") }.dropFirst())
                    }
                    #expect(texts[0].count > 3)
                    #expect(texts[0] == texts[1], "\(triple) \(option)")
                }
                let commands = try BinaryTool.objectTool.run(["-l", "new.o"], in: folder.path)
                #expect(commands.contains("platform \(simulator.replacing("-", with: ""))\n"), "\(triple)")
                #expect(!commands.contains("LC_VERSION_MIN"))
            }
        }
    }

    @Test("a library linked from a changed archive is the one linked from the old archive, byte for byte")
    func sameLibrary() throws {
        try ScratchFolder.with { folder in
            for (device, version, simulator) in Self.platforms {
                for (name, code) in [("one.o", oneCode), ("other.o", otherCode)] {
                    try BinaryTool.compile(code, for: "arm64-apple-\(device)\(version)", to: name, options: ["-O1"], in: folder)
                }
                _ = try ShellScript.run("rm -f old.a new.a", in: folder.path)
                try BinaryTool.archiver.run(["--format=darwin", "rcsD", "old.a", "one.o", "other.o"], in: folder.path)
                let outcome = try SimulatorRetarget.retarget(folder.source("old.a"))
                #expect(outcome.changedCount == 2)
                try folder.write(outcome.source, to: "new.a")
                let old = try link(["old.a"], for: simulator, to: "old", in: folder)
                #expect(try link(["new.a"], for: simulator, to: "new", in: folder) == old, "\(device) \(version)")
                // The table of symbols leads to the members.
                let names = try BinaryTool.names.run(["--print-armap", "new.a"], in: folder.path)
                #expect(names.contains("_one in one.o") && names.contains("_other in other.o"))
            }
        }
    }
}
