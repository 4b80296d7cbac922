import Archives
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("What goes into an archive")
struct PackedPathTests {
    @Test("a folder goes in under its name, without what the Finder leaves, which is told")
    func folder() throws {
        try ScratchFolder.with { scratch in
            for name in ["a", ".DS_Store", "b/._a", "b/.keep", "__MACOSX/x", "b/.DS_Store"] { try scratch.write("", to: "X/" + name) }
            let packed = try PackedPath(scratch.path("X"))
            #expect(packed.tree.entries.map(\.path) == ["X", "X/a", "X/b", "X/b/.keep"])
            #expect(
                packed.diagnostics.map { "\($0.severity) \($0.message) [\($0.code)]" } == [
                    "note '.DS_Store' is left out [junk-left-out]", "note '__MACOSX' is left out [junk-left-out]",
                    "note 'b/.DS_Store' is left out [junk-left-out]", "note 'b/._a' is left out [junk-left-out]",
                ])
        }
    }

    @Test("a file goes in alone; what is not there or has no name does not")
    func file() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("", to: "tool")
            #expect(try PackedPath(scratch.path("tool")).tree.entries.map(\.path) == ["tool"])
            #expect(throws: DiagnosticError.self) { try PackedPath(scratch.path("absent")) }
            for path in ["/", ""] { #expect(throws: DiagnosticError.self) { try PackedPath(path) } }
        }
    }
}
