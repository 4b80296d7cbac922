import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

/// The output of `create` is there whole or not at all, and the same for the same inputs.
@Suite struct XCFrameworkOutputTests {
    private static let line = XCFrameworkCreationTests.libraryLine + " -output out/Whisk.xcframework"

    @Test("what is there already is refused, and stays as it was")
    func existing() throws {
        try ScratchFolder.with { folder in
            try XCFrameworkCreationTests.writeLibraries(folder)
            try folder.write("old", to: "out/Whisk.xcframework/ios-armv7/libWhisk.a")
            let error = #expect(throws: DiagnosticError.self) { try XCFrameworkCreation.run(folder.request(Self.line)) }
            #expect(
                error?.diagnostics.map(\.message) == ["'\(folder.path)/out/Whisk.xcframework' exists already; replace it with '--force'"])
            #expect(try folder.content("out").count == 3)
        }
    }

    @Test("with force the old output is replaced as a whole, and no old slice stays")
    func replaced() throws {
        try ScratchFolder.with { folder in
            try XCFrameworkCreationTests.writeLibraries(folder)
            try folder.write("old", to: "out/Whisk.xcframework/ios-armv7/libWhisk.a")
            _ = try XCFrameworkCreation.run(folder.request(Self.line + " -force"))
            #expect(!folder.names().contains { $0.contains("ios-armv7") })
            #expect(folder.names().filter { $0.hasPrefix("out/") && !$0.hasPrefix("out/Whisk.xcframework") } == [])
        }
    }

    @Test("two runs in two folders, with the inputs in another order, give the same bytes")
    func reproducible() throws {
        let content = try ScratchFolder.with { folder in
            try XCFrameworkCreationTests.writeLibraries(folder)
            _ = try XCFrameworkCreation.run(folder.request(Self.line))
            return try folder.content("out")
        }
        try ScratchFolder.with { folder in
            try XCFrameworkCreationTests.writeLibraries(folder)
            _ = try XCFrameworkCreation.run(
                folder.request(
                    "-library mac/libWhisk.a -headers include -library ios/libWhisk.a -headers include -library sim/libWhisk.a "
                        + "-headers include -output out/Whisk.xcframework"))
            #expect(try folder.content("out") == content)
        }
    }

    /// A slice that is copied, and one that is made of two while it is written.
    private static let mergedLine =
        "-library ios/libWhisk.a -headers include -library arm/libWhisk.a -headers include -library intel/libWhisk.a -headers include "
        + "-merge -output out/Whisk.xcframework"

    private static func writeMergedLibraries(_ folder: ScratchFolder) throws {
        try XCFrameworkCreationTests.writeLibraries(folder)
        try folder.writeLibrary("arm/libWhisk.a", ["arm64"], "ios-simulator")
        try folder.writeLibrary("intel/libWhisk.a", ["x86_64"], "ios-simulator")
    }

    @Test(
        "whatever fails at whichever write, the old output is intact or the new one is whole", arguments: FaultyTreeWriting.Fault.allCases,
        [true, false])
    func faults(fault: FaultyTreeWriting.Fault, canExchange: Bool) throws {
        let new = try ScratchFolder.with { folder in
            try Self.writeMergedLibraries(folder)
            _ = try XCFrameworkCreation.run(folder.request(Self.mergedLine))
            return try folder.content("out")
        }
        let count = try FaultyTreeWriting.everyFault(fault, canExchange: canExchange) { writing in
            try ScratchFolder.with { folder in
                try Self.writeMergedLibraries(folder)
                try folder.write("old", to: "out/Whisk.xcframework/Info.plist")
                let old = try folder.content("out")
                let request = try folder.request(Self.mergedLine + " -force")
                let result = Result { try XCFrameworkCreation.run(request, writing: writing) }
                // Whoever writes next into the folder puts in order what a process has left that was killed.
                try OutputWriter().write(OutputTree(), to: folder.path("out/next"))
                FileRemoval.remove(folder.path("out/next"))
                let found = try folder.content("out")
                #expect(found == new || found == old)
                if case .success = result { #expect(found == new) }
            }
        }
        // The files that are copied; then each folder, file, piece of bytes and renaming.
        #expect(fault == .vanishedInput ? count == 5 : count >= 20)
    }
}
