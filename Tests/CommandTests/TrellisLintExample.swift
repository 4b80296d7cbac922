import Foundation
import SystemSupport
import TestSupport

/// A copy of the example app, and runs of `trellis-lint` in it.
struct TrellisLintExample {
    /// The folder that holds everything of a test: the copy in `app`, stand-ins in `bin`, temporary files in `temporary`.
    let folder: ScratchFolder

    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Makes a copy, gives it to a test and removes it.
    static func with(_ body: (TrellisLintExample) throws -> Void) throws {
        try ScratchFolder.with { folder in
            try FileManager.default.copyItem(atPath: repository + "/Examples/Recipes", toPath: folder.path("app"))
            try folder.makeFolder("temporary")
            try body(TrellisLintExample(folder: folder))
        }
    }

    /// Runs the program in the copy; what is in `bin` is found before everything else.
    func run(_ arguments: String...) throws -> BuiltProgram.Outcome {
        try BuiltProgram("trellis-lint").run(arguments, in: folder.path("app"), environment: environment)
    }

    /// Runs the program in the copy, as a shell would start it, and tells how it ended.
    func termination(_ arguments: String...) throws -> ProcessResult.Termination {
        let request = ProcessRequest(
            executable: BuiltProgram("trellis-lint").path,
            arguments: arguments,
            environment: environment,
            directory: folder.path("app")
        )
        return try ProcessRunner.run(request).termination
    }

    /// Puts a script in the place of SwiftLint.
    func standIn(_ script: String) throws {
        let isLinked = folder.text("bin/swiftlint.script") != nil
        let version = "if [ \"$1\" = version ]; then echo 0.62.2; exit 0; fi\n"
        try folder.write(version + script, to: "bin/swiftlint.script")
        if !isLinked { try folder.link("bin/swiftlint", to: Self.repository + "/Tests/Fixtures/scripted-program") }
    }

    /// The paths and contents of everything in the copy.
    func snapshot() throws -> [String: Data] {
        let app = folder.path("app")
        return try FileManager.default.subpathsOfDirectory(atPath: app).reduce(into: [:]) { result, item in
            result[item] = FileManager.default.contents(atPath: app + "/" + item) ?? Data()
        }
    }

    /// What lies in the folder for temporary files.
    func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("temporary"))
    }

    private var environment: [String: String] {
        [
            "PATH": folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "TMPDIR": folder.path("temporary"),
            "TRELLIS_CACHE": folder.path("cache"),
        ]
    }
}
