import Configuration
import Diagnostics
import Linting
import SystemSupport
import Testing

@Suite struct SwiftLintTests {
    private let place = LintPlace(workingDirectory: "/app", temporaryFolder: "/temporary/x", executable: "/bin/swiftlint")

    private func job(configuration: String?, files: [String] = ["A.swift", "/shared/B.swift"]) -> LintJob {
        LintJob(number: 3, linter: .swiftLint, configuration: configuration, files: files, targets: ["App"])
    }

    @Test("SwiftLint gets the files through a list, and runs where the user is")
    func invocation() throws {
        let invocations = SwiftLint().invocations(for: job(configuration: "Configs/tests.yml"), in: place)
        #expect(invocations.count == 1)
        let invocation = try #require(invocations.first)
        #expect(
            invocation.request
                == ProcessRequest(
                    executable: "/bin/swiftlint",
                    arguments: [
                        "lint", "--quiet", "--reporter", "json", "--use-script-input-file-lists",
                        "--config", "Configs/tests.yml",
                    ],
                    environment: [
                        "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
                        "SCRIPT_INPUT_FILE_LIST_0": "/temporary/x/files-3.xcfilelist",
                    ],
                    directory: "/app"
                )
        )
        #expect(invocation.files.map(\.path) == ["/temporary/x/files-3.xcfilelist"])
        #expect(invocation.files.map { String(decoding: $0.content, as: UTF8.self) } == ["A.swift\n/shared/B.swift\n"])
    }

    @Test(
        "no configuration is named where SwiftLint reads it by itself, so that nested ones stay alive",
        arguments: [nil, ".swiftlint.yml", "./.swiftlint.yml", "/app/.swiftlint.yml"]
    )
    func defaultConfiguration(configuration: String?) {
        let arguments = SwiftLint().invocations(for: job(configuration: configuration), in: place).flatMap(\.request.arguments)
        #expect(!arguments.contains("--config"))
    }

    @Test("the default name in another folder is another configuration")
    func defaultNameElsewhere() {
        let arguments = SwiftLint().invocations(for: job(configuration: "Sub/.swiftlint.yml"), in: place).flatMap(\.request.arguments)
        #expect(arguments.suffix(2) == ["--config", "Sub/.swiftlint.yml"])
    }

    @Test("names with characters of globs, quotes and blanks stand in the list as they are")
    func strangeNames() {
        let files = ["Z[1].swift", "a*b?.swift", "{x,y}.swift", "it's \"q\".swift", " lead.swift", "-dash.swift", "#hash.swift"]
        let invocations = SwiftLint().invocations(for: job(configuration: nil, files: files), in: place)
        let list = invocations.flatMap(\.files).map { String(decoding: $0.content, as: UTF8.self) }
        #expect(list == [files.map { $0 + "\n" }.joined()])
    }
}
