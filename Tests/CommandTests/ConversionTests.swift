import Foundation
import SystemSupport
import TestSupport
import Testing

/// `trellis-project convert`, there and back on the project of the example.
@Suite("Converting a project")
struct ConversionTests {
    private static let program = BuiltProgram("trellis-project")
    private static let example = PathText.normalized(PathText.join(#filePath, "../../../Examples/Recipes"))

    /// What the program answers about a project.
    private static func answers(_ folder: ScratchFolder) throws -> [String] {
        try [["targets", "--json"], ["files"], ["files", "-t", "App"], ["settings", "-t", "App"], ["settings", "-t", "RecipesWidget"]].map {
            let outcome = try program.run([$0[0], "Recipes/Recipes.xcodeproj"] + $0.dropFirst(), in: folder.path)
            #expect(outcome.status == 0, "\(outcome.standardError)")
            return outcome.standardOutput
        }
    }

    private static func convert(_ folder: ScratchFolder, to format: String) throws -> BuiltProgram.Outcome {
        try program.run(["convert", "Recipes/Recipes.xcodeproj", "--to", format, "--write"], in: folder.path)
    }

    @Test("the example answers as before when it was converted there and back, and what is lost is told")
    func thereAndBack() throws {
        try ScratchFolder.with { folder in
            let (text, json) = ("Recipes/Recipes.xcodeproj/project.pbxproj", "Recipes/Recipes.xcodeproj/project.xcproj")
            try FileManager.default.copyItem(atPath: Self.example, toPath: folder.path("Recipes"))
            let before = try Self.answers(folder)
            let there = try Self.convert(folder, to: "xcproj")
            #expect(there.status == 0)
            #expect(there.standardError.contains("note: the order of 'knownRegions' is lost: languages are sorted [conversion-loss]\n"))
            #expect(folder.text(text) == nil)
            let converted = try #require(folder.text(json))
            #expect(try Self.answers(folder) == before)
            let back = try Self.convert(folder, to: "pbxproj")
            #expect(back.status == 0)
            #expect(folder.text(json) == nil)
            #expect(try Self.answers(folder) == before)
            #expect(try Self.convert(folder, to: "xcproj").status == 0)
            #expect(folder.text(json) == converted)
        }
    }
}
