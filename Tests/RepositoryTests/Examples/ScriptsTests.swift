import Foundation
import Testing

/// The example of a package that uses the library, built and run as its readers would.
@Suite(.enabled(if: swift != nil, "no swift on PATH"))
struct ScriptsTests {
    private static let package = "Examples/Scripts"

    @Test("each job has fewer than forty lines")
    func length() {
        let files = Repository.files.filter { $0.path.hasPrefix(Self.package + "/Sources/") && $0.path.hasSuffix(".swift") }
        #expect(files.count == 4)
        for file in files { #expect(file.lines.count < 40, "\(file.path)") }
    }

    @Test("the three jobs answer for the example app, and a forbidden module is a failure")
    func run() throws {
        try withScratchFolder { scratch in
            // A folder for building of its own: that of the repository is locked while its tests run.
            let options = ["--package-path", Self.package, "--scratch-path", Repository.root.path + "/.build/scripts"]
            // The plan of an earlier build does not know of files that our sources have got since.
            let build = ["build", "--disable-build-manifest-caching"] + options
            let outcome = try ShellCommand(program: try #require(swift), arguments: build).run(scratch: scratch)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")

            let program = Repository.root.path + "/.build/scripts/debug/scripts"
            let answer = """
                App: ios 17.0
                RecipesWidget: ios 17.0
                DesignSystem: ios 17.0
                RecipesTests: ios 17.0
                no target owns DesignSystem/Previews/ComponentGallery.swift

                """
            #expect(try ShellCommand(program: program).run(scratch: scratch) == ShellCommand.Outcome(status: 0, output: answer, error: ""))

            let forbidden = ShellCommand(program: program, arguments: ["Examples/Recipes/Recipes.xcodeproj", "WidgetKit"])
            let failure = "target 'RecipesWidget' links 'WidgetKit', which is forbidden\n"
            #expect(try forbidden.run(scratch: scratch) == ShellCommand.Outcome(status: 1, output: answer + failure, error: ""))
        }
    }
}

/// The first `swift` on PATH.
private let swift: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swift" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
