import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite(.enabled(if: BinaryTool.areThere(.clang, .lipo, .appleLinker, .archiver), "no clang, llvm-lipo, llvm-ar or ld64.lld on PATH"))
struct UniversalToolTests {
    private func expectSameAsLipo(_ inputs: [String], in folder: ScratchFolder, sourceLocation: Testing.SourceLocation = #_sourceLocation)
        throws
    {
        let name = inputs.joined(separator: "+")
        try BinaryTool.lipo.run(["-create"] + inputs + ["-output", name + ".lipo"], in: folder.path)
        try folder.write(UniversalWriter.join(inputs.map { try folder.source($0) }, path: name), to: name + ".ours")
        #expect(try folder.haveSameBytes(name + ".lipo", name + ".ours"), "\(inputs)", sourceLocation: sourceLocation)
    }

    @Test("objects in any order become the bytes that lipo makes")
    func objects() throws {
        try ScratchFolder.with { folder in
            let triples = [
                "arm64-apple-ios15.0", "arm64e-apple-ios15.0", "armv7-apple-ios9.0", "armv7s-apple-ios9.0",
                "x86_64-apple-ios15.0-simulator",
                "i386-apple-ios9.0-simulator", "arm64_32-apple-watchos9.0", "armv7k-apple-watchos2.0",
            ]
            for triple in triples { try BinaryTool.compile(otherCode, for: triple, to: String(triple.prefix { $0 != "-" }), in: folder) }
            let lists = [
                ["arm64"], ["arm64", "x86_64"], ["x86_64", "arm64"], ["arm64e", "arm64", "armv7"],
                ["i386", "armv7s", "armv7", "arm64", "x86_64"],
                ["arm64_32", "armv7k"], ["arm64", "arm64_32", "armv7k", "i386", "x86_64", "armv7s", "arm64e"],
            ]
            for list in lists { try expectSameAsLipo(list, in: folder) }
        }
    }

    @Test("libraries, archives and universal files become the bytes that lipo makes, and are taken out again as it does")
    func libraries() throws {
        try ScratchFolder.with { folder in
            for (architecture, platform) in [("arm64", "ios"), ("x86_64", "ios-simulator")] {
                let triple = "\(architecture)-apple-ios15.0" + (platform == "ios" ? "" : "-simulator")
                try BinaryTool.compile(oneCode, for: triple, to: "\(architecture).o", in: folder)
                try BinaryTool.appleLinker.run(
                    [
                        "-dylib", "-arch", architecture, "-platform_version", platform, "15.0", "17.0", "-undefined", "dynamic_lookup",
                        "\(architecture).o", "-o", "\(architecture).dylib",
                    ], in: folder.path)
                try BinaryTool.archiver.run(["--format=darwin", "rcsD", "\(architecture).a", "\(architecture).o"], in: folder.path)
            }
            try BinaryTool.compile(oneCode, for: "armv7-apple-ios9.0", to: "armv7.o", in: folder)
            try expectSameAsLipo(["arm64.dylib", "x86_64.dylib"], in: folder)
            try expectSameAsLipo(["arm64.a", "x86_64.a"], in: folder)
            try expectSameAsLipo(["armv7.o", "arm64.dylib+x86_64.dylib.lipo"], in: folder)
            try BinaryTool.lipo.run(["-create", "arm64.dylib", "-segalign", "arm64", "20", "-output", "low"], in: folder.path)
            try expectSameAsLipo(["armv7.o", "x86_64.dylib", "low"], in: folder)
            for name in ["arm64.dylib+x86_64.dylib", "arm64.a+x86_64.a"] {
                for architecture in ["arm64", "x86_64"] {
                    try BinaryTool.lipo.run([name + ".lipo", "-thin", architecture, "-output", "\(name).\(architecture)"], in: folder.path)
                    let thin = try UniversalFile(folder.source(name + ".lipo")).thin(architecture)
                    #expect(try thin.readAll() == folder.source("\(name).\(architecture)").readAll())
                }
            }
        }
    }

    @Test("what lipo refuses is refused")
    func refused() throws {
        try ScratchFolder.with { folder in
            for triple in ["arm64-apple-ios15.0", "arm64-apple-ios15.0-simulator", "x86_64-apple-ios15.0-simulator"] {
                try BinaryTool.compile(oneCode, for: triple, to: triple, in: folder)
            }
            let (device, simulator, intel) = ("arm64-apple-ios15.0", "arm64-apple-ios15.0-simulator", "x86_64-apple-ios15.0-simulator")
            try BinaryTool.archiver.run(["--format=darwin", "rcsD", "mixed.a", device, intel], in: folder.path)
            try BinaryTool.archiver.run(["--format=darwin", "rcsD", "empty.a"], in: folder.path)
            try folder.write("text", to: "text")
            try BinaryTool.archiver.run(["--format=darwin", "rcsD", "text.a", "text", device], in: folder.path)
            try BinaryTool.lipo.run(["-create", device, intel, "-output", "fat"], in: folder.path)
            try BinaryTool.archiver.run(["--format=darwin", "rcsD", "fat.a", "fat"], in: folder.path)
            for list in [[device, simulator], ["mixed.a"], ["empty.a"], ["text"], ["text.a"], ["fat.a"]] {
                #expect(throws: DiagnosticError.self, "\(list)") {
                    try BinaryTool.lipo.run(["-create"] + list + ["-output", "o"], in: folder.path)
                }
                #expect(throws: DiagnosticError.self, "\(list)") { try UniversalWriter.join(list.map { try folder.source($0) }, path: "o") }
            }
        }
    }
}
