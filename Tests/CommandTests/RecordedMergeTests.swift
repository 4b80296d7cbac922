import Foundation
import SystemSupport
import TestSupport
import Testing

/// Merges that were recorded: three versions of a project, what they merge to, and what is said about it.
@Suite("Recorded merges")
struct RecordedMergeTests {
    private static let folder = PathText.normalized(PathText.join(#filePath, "../../Fixtures/merges"))
    private static let names = (try? DiskFileSystem().entries(of: folder).map(\.name)) ?? []

    private static func text(_ path: String) throws -> String { String(decoding: try DiskFileSystem().read(path), as: UTF8.self) }

    @Test("a merge gives what was recorded, and names each conflict", arguments: names)
    func recorded(name: String) throws {
        let program = BuiltProgram("trellis-project")
        let place = PathText.join(Self.folder, name)
        let outcome = try program.run(["merge", "base.pbxproj", "ours.pbxproj", "theirs.pbxproj"], in: place)
        let messages = try Self.text(place + "/messages.txt")
        #expect(
            outcome
                == BuiltProgram.Outcome(
                    status: messages.isEmpty ? 0 : 1, standardOutput: try Self.text(place + "/merged.pbxproj"), standardError: messages))
    }

    @Test("a merge without conflict has what both sides have done")
    func bothSides() throws {
        let merged = try Self.text(PathText.join(Self.folder, "both-add-files/merged.pbxproj"))
        for word in ["Login.swift in Sources", "Profile.swift in Sources", "Check Code"] { #expect(merged.contains("/* \(word) */,")) }
        #expect(Self.names.count == 5)
    }
}
