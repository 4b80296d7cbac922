import Configuration
import Diagnostics
import Linting
import SystemSupport
import Testing

@Suite struct SwiftFormatTests {
    private let place = LintPlace(workingDirectory: "/app", temporaryFolder: "/temporary", executable: "/bin/swift-format")

    private func job(configuration: String? = "c.json", files: [String] = ["A.swift"]) -> LintJob {
        LintJob(number: 1, linter: .swiftFormat, configuration: configuration, files: files, targets: ["App"])
    }

    @Test("the files stand behind the options, and none is taken for one")
    func invocation() {
        let requests = SwiftFormat().invocations(for: job(files: ["-A.swift", "B.swift"]), in: place).map(\.request)
        #expect(
            requests == [
                ProcessRequest(
                    executable: "/bin/swift-format",
                    arguments: ["lint", "--configuration", "c.json", "--", "-A.swift", "B.swift"],
                    directory: "/app"
                )
            ]
        )
    }

    @Test("without a configuration swift-format looks for its own")
    func ownConfiguration() {
        let arguments = SwiftFormat().invocations(for: job(configuration: nil), in: place).map(\.request.arguments)
        #expect(arguments == [["lint", "--", "A.swift"]])
    }

    @Test("more files than one start takes are given to several, in their order")
    func splitting() {
        let files = (0..<10).map { "File\($0).swift" }
        // Each file takes 20 bytes with what the system adds, the other arguments 63.
        let linter = SwiftFormat(argumentLimitBytes: 63 + 3 * 20)
        let parts = linter.invocations(for: job(files: files), in: place).map { Array($0.request.arguments.dropFirst(4)) }
        #expect(parts == [Array(files[0..<3]), Array(files[3..<6]), Array(files[6..<9]), [files[9]]])
    }

    @Test("a file that is longer than the limit is still given to the linter")
    func oversized() {
        let linter = SwiftFormat(argumentLimitBytes: 1)
        #expect(linter.invocations(for: job(files: ["A.swift", "B.swift"]), in: place).count == 2)
    }
}
