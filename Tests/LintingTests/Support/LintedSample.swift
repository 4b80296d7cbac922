import ArtifactCache
import Foundation
import Linting
import Reports
import SystemSupport
import TestSupport

/// The sample project on disk, in the folder `app`, and a stand-in for SwiftLint that finds something in each file.
struct LintedSample {
    /// The folder that holds everything of a test.
    let folder: ScratchFolder
    /// The stand-in.
    let standIn: StandIn

    /// Writes the project, gives it to a test and removes it.
    static func with<Result>(
        _ answer: StandIn.Answer = .warningForEachFile,
        _ body: (LintedSample) throws -> Result
    ) throws -> Result {
        try ScratchFolder.with { folder in
            let sample = LintedSample(folder: folder, standIn: try StandIn(in: folder, answer))
            try sample.writeProject(sources: ["App/Cart.swift", "App/Main.swift", "App/Legacy.m"])
            return try body(sample)
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
    func report(_ arguments: LintArguments) throws -> Report {
        try session(arguments).report()
    }

    /// The plan of such a run.
    func session(_ arguments: LintArguments, in workingDirectory: String = "app", cache: String? = nil) throws -> LintSession {
        let environment = LintEnvironment(
            workingDirectory: folder.path(workingDirectory),
            fileSystem: DiskFileSystem(),
            search: standIn.search,
            cache: cache.map { ArtifactCache(folder: folder.path($0)) }
        )
        return try LintSession(arguments, in: environment)
    }

    /// The findings of a report as lines of a text.
    static func lines(_ report: Report) -> [String] {
        ReportFormat.relative.text(of: report).split(separator: "\n").map(String.init)
    }

    /// The paths and contents of everything in the project's folder.
    func snapshot() throws -> [String: Data] {
        let app = folder.path("app")
        return try FileManager.default.subpathsOfDirectory(atPath: app).reduce(into: [:]) { result, item in
            result[item] = FileManager.default.contents(atPath: app + "/" + item) ?? Data()
        }
    }
}
