import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Conversion of real projects", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct ConversionCorpusTests {
    @Test("targets, memberships, settings, dependencies and phases of real projects survive the way to JSON and back")
    func thereAndBack() throws {
        var counts = Counts()
        for file in Corpus.files(in: "pbxproj", suffix: ".pbxproj")
        where !Corpus.brokenProjectNames.contains(PathText.lastComponent(of: file)) {
            var diagnostics: [Diagnostic] = []
            let document = try PBXProjDocument.read(try DiskFileSystem().read(file), path: file, diagnostics: &diagnostics)
            do {
                guard let back = try Self.convertedThereAndBack(document) else {
                    counts.withoutPlace += 1
                    continue
                }
                #expect(Self.facts(document).differences(from: Self.facts(back)) == [], "\(file)")
                counts.same += 1
                if document.objectVersion ?? 0 >= 77 { counts.sameAndRecent += 1 }
            } catch let error as DiagnosticError {
                #expect(error.diagnostics.first?.code == "duplicate-target", "\(file): \(error)")
                counts.refused += 1
            }
        }
        #expect(counts == Counts(same: 249, sameAndRecent: 29, withoutPlace: 16, refused: 0))
    }

    /// How many projects came back the same, how many of these have a format of Xcode 16 or later, how many have
    /// targets, configurations or phases that JSON has no place for, and how many were refused because two targets have one name.
    private struct Counts: Equatable {
        var same = 0
        var sameAndRecent = 0
        var withoutPlace = 0
        var refused = 0
    }

    private static func convertedThereAndBack(_ document: PBXProjDocument) throws -> PBXProjDocument? {
        var losses: [ConversionLoss] = []
        var diagnostics: [Diagnostic] = []
        let converted = try XCProjDocument.converting(document, path: "App.xcodeproj/project.xcproj", losses: &losses)
        let isOld = losses.contains { loss in
            ["the target '", "the second configuration '", "the second use of the build phase '"].contains { loss.message.hasPrefix($0) }
        }
        guard !isOld else { return nil }
        let bytes = try converted.propertyListBytes(projectName: "App", diagnostics: &diagnostics, losses: &losses)
        #expect(!diagnostics.contains { $0.severity == .error })
        #expect(converted.formatted() == converted.bytes)
        return try PBXProjDocument.read(bytes, path: "App.xcodeproj/project.pbxproj", diagnostics: &diagnostics)
    }

    private static func facts(_ document: PBXProjDocument) -> ProjectFacts {
        let place = ProjectPlace(file: "/code/App.xcodeproj/project.pbxproj")
        return ProjectFacts(XcodeProject(document: document, place: place, fileSystem: MemoryFileSystem([:] as [String: String])))
    }
}
