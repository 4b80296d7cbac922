import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

/// No damage to what is packed makes the program trap: it is an error, or it is packed as it is.
@Suite struct XCFrameworkDamageTests {
    /// How often files are damaged; the variable `TRELLIS_XCFRAMEWORK_MUTATIONS` makes it more.
    private static let count = ProcessEnvironment.variable("TRELLIS_XCFRAMEWORK_MUTATIONS").flatMap(Int.init) ?? 600

    private func pack(_ folder: ScratchFolder, _ line: String) throws {
        var notes: [Diagnostic] = []
        do {
            let tree = try XCFrameworkCreation.tree(folder.request(line + " -output Whisk.xcframework"), notes: &notes)
            #expect(!tree.isEmpty)
        } catch let error as DiagnosticError {
            #expect(error.diagnostics.allSatisfy { !$0.message.isEmpty })
        }
    }

    @Test("damaged universal libraries")
    func binaries() throws {
        try ScratchFolder.with { folder in
            let whole = TestBinary.universal([
                ("arm64", TestBinary.archive("arm64", "ios-simulator")), ("x86_64", TestBinary.archive("x86_64", "ios-simulator")),
            ])
            for bytes in Mutations(of: whole, structure: "\0/`", count: Self.count, seed: 2) {
                try folder.write(bytes, to: "libWhisk.a")
                try pack(folder, "-library libWhisk.a")
            }
        }
    }

    @Test("damaged headers of Swift and property lists of frameworks that are merged")
    func frameworks() throws {
        try ScratchFolder.with { folder in
            let header = "#if 0\n#elif defined(__arm64__) && __arm64__\n#if X\n#endif\n#else\n#error x\n#endif\n"
            try folder.writeFramework(in: "a", ["arm64"], "ios-simulator", .init(swiftHeader: header))
            try folder.writeFramework(in: "b", ["x86_64"], "ios-simulator", .init(swiftHeader: "// b\n"))
            let plist = try folder.bytes("a/Whisk.framework/Info.plist")
            for (name, original) in [("Headers/Whisk-Swift.h", Array(header.utf8)), ("Info.plist", plist)] {
                for bytes in Mutations(of: original, structure: "#\n<>/", count: Self.count / 2, seed: 3) {
                    try folder.write(bytes, to: "a/Whisk.framework/" + name)
                    try pack(folder, "-framework a/Whisk.framework -framework b/Whisk.framework -merge")
                }
                try folder.write(original, to: "a/Whisk.framework/" + name)
            }
        }
    }
}
