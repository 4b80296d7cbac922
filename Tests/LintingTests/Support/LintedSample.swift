import Foundation
import Linting
import SystemSupport
import TestSupport

/// The sample project on disk, in the folder `app`, and a stand-in for SwiftLint that finds something in each file.
struct LintedSample {
    /// The folder that holds everything of a test.
    let folder: ScratchFolder
    /// The stand-in.
    let standIn: StandIn

    /// Writes the project, gives it to a test and removes it.
    static func with(_ body: (LintedSample) throws -> Void) throws {
        try ScratchFolder.with { folder in
            let sample = LintedSample(folder: folder, standIn: try StandIn(in: folder, .warningForEachFile))
            try sample.writeProject(sources: ["App/Cart.swift", "App/Main.swift", "App/Legacy.m"])
            try body(sample)
        }
    }

    /// Writes the project with other sources.
    func writeProject(sources: [String]) throws {
        try folder.write(SampleProject.text(sources: sources), to: "app/App.xcodeproj/project.pbxproj")
        for source in sources { try folder.write("", to: "app/" + source) }
        try folder.write("", to: "app/AppTests/CartTests.swift")
        try folder.write("", to: "app/Unowned.swift")
        try folder.write("# nothing\n", to: "app/.swiftlint.yml")
        try folder.write("line_length: off\nswiftlint_version: 0.60\n", to: "app/Configs/tests.yml")
    }

    /// The arguments with the project and names behind it.
    func arguments(_ names: String..., project: String = "App.xcodeproj") -> LintArguments {
        LintArguments(project: folder.path("app/" + project), names: names)
    }

    /// The report of a run by a user who is in the folder of the project.
    func report(_ arguments: LintArguments) throws -> LintReport {
        let environment = LintEnvironment(
            workingDirectory: folder.path("app"),
            fileSystem: DiskFileSystem(),
            search: standIn.search
        )
        return try LintCommand.report(for: arguments, in: environment)
    }

    /// The paths and contents of everything in the project's folder.
    func snapshot() throws -> [String: Data] {
        let app = folder.path("app")
        return try FileManager.default.subpathsOfDirectory(atPath: app).reduce(into: [:]) { result, item in
            result[item] = FileManager.default.contents(atPath: app + "/" + item) ?? Data()
        }
    }
}
