import Foundation
import Testing

/// The example of a package whose code is generated in each build, built and run as its readers would.
@Suite(.enabled(if: swift != nil, "no swift on PATH"))
struct PluginUserTests {
    private static let package = "Examples/PluginUser"

    @Test("the build generates what the program needs, and the command plugin checks and writes")
    func build() throws {
        try withScratchFolder { scratch in
            // A folder for building of its own: that of the repository is locked while its tests run.
            let options = ["--package-path", Self.package, "--scratch-path", Repository.root.path + "/.build/plugin-user"]
            let program = try #require(swift)
            let build = try ShellCommand(program: program, arguments: ["build", "--disable-build-manifest-caching"] + options)
                .run(scratch: scratch)
            #expect(build.status == 0, "\(build.output)\(build.error)")
            let menu = Repository.root.path + "/.build/plugin-user/debug/menu"
            let answer = "3 courses: Starter, Main course, Dessert\n"
            #expect(try ShellCommand(program: menu).run(scratch: scratch) == ShellCommand.Outcome(status: 0, output: answer, error: ""))

            let command =
                ["package"] + options + [
                    "--allow-writing-to-package-directory", "trellis-codegen", "render", "AutoCases", "--sources", "Sources",
                ]
            let rendered = try ShellCommand(program: program, arguments: command).run(scratch: scratch)
            #expect(rendered.status == 0, "\(rendered.error)")
            #expect(rendered.output.contains("extension Course {\n"))
        }
    }
}

/// The first `swift` on PATH.
private let swift: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swift" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
