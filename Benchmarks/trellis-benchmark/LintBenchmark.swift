import ArtifactCache
import Foundation
import Linting
import Reports
import SystemSupport

/// Linting 20,000 files of 200 targets with three configurations: planning, a run that lints everything, and one that lints nothing.
struct LintBenchmark {
    /// A folder for the project, the stand-in for SwiftLint and the cache.
    let folder: URL

    private var project: URL { folder.appending(path: "Lint") }
    private var tools: URL { folder.appending(path: "Tools") }
    private var cache: URL { folder.appending(path: "Cache") }

    func run() throws {
        print("\nLinting: 200 targets with 20,000 Swift files of 2 KB, three configurations of SwiftLint (a stand-in).\n")
        try writeProject()
        let environment = ["PATH": "\(tools.path):/usr/bin:/bin", "TRELLIS_CACHE": cache.path]
        let arguments = ["run", project.path, "--quiet"]
        let lint = ProgramTimer.program("trellis-lint")
        let alone = try CPUTime.least(of: 1, on: .children) { try runStandIn(environment) }
        let cold = try CPUTime.least(of: 1, on: .children) { try ProgramTimer.run(lint, arguments, environment: environment) }
        let warm = try CPUTime.least(of: 5, on: .children) { try ProgramTimer.run(lint, arguments, environment: environment) }
        let clock =
            try (0..<5).map { _ in
                try ContinuousClock().measure { try ProgramTimer.run(lint, arguments, environment: environment) }
            }.min() ?? .zero
        let measured = try Self.measureInChild(project, cache: cache, tools: tools)
        ProgramTimer.row("planning (at most 0.15 s)", measured.planning)
        ProgramTimer.row("everything from the cache, CPU", warm)
        ProgramTimer.row("everything from the cache, by the clock (at most 0.3 s)", clock / .seconds(1))
        ProgramTimer.row("nothing in the cache, beside the linter's own time", cold - alone)
        print(String(format: "memory of a run from the cache: %.0f MB (at most 200)", Double(measured.memory) / 1e6))
        try compareWithSwiftFormat()
    }

    // MARK: - The real swift-format

    /// What a run over some targets costs more than swift-format alone on the same files.
    private func compareWithSwiftFormat() throws {
        let search = LinterSearch(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
        guard let program = SwiftFormat().locate(search) else { return print("swift-format is not installed") }
        let targets = (0..<10).map { "FeatureModule\($0)" }
        let files = try FileManager.default.subpathsOfDirectory(atPath: project.path)
            .filter { path in path.hasSuffix(".swift") && targets.contains { path.hasPrefix($0 + "/") } }
        let alone = try CPUTime.least(of: 2, on: .children) {
            let process = Process()
            process.executableURL = URL(filePath: program)
            process.arguments = ["lint"] + files
            process.currentDirectoryURL = project
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
        }
        let ours = try CPUTime.least(of: 2, on: .children) {
            let arguments = ["run", project.path] + targets + ["--quiet", "--linter", "swift-format", "--no-cache"]
            try ProgramTimer.run(ProgramTimer.program("trellis-lint"), arguments + ["--config", project.path + "/.swift-format"])
        }
        ProgramTimer.row("swift-format alone on \(files.count) files", alone)
        ProgramTimer.row("the same through trellis-lint (at most 3 % more)", ours)
    }

    // MARK: - Planning and memory

    /// Plans and lints from the cache in this process, and prints seconds and bytes; see ``measureInChild(_:cache:tools:)``.
    static func measureOnce(_ arguments: [String]) throws {
        let environment = LintEnvironment(
            workingDirectory: ProcessEnvironment.currentDirectory, fileSystem: DiskFileSystem(),
            search: LinterSearch(path: "\(arguments[2]):/usr/bin:/bin"), variables: ["SWIFTLINT_SWIFT_VERSION": "6"],
            cache: ArtifactCache(folder: arguments[1]))
        let lintArguments = LintArguments(project: arguments[0])
        _ = try LintSession(lintArguments, in: environment).report()
        let memory = PeakMemory.sizeBytes
        let planning = try CPUTime.least(of: 5, on: .process) { _ = try LintSession(lintArguments, in: environment) }
        print("\(planning) \(memory)")
    }

    private static func measureInChild(_ project: URL, cache: URL, tools: URL) throws -> (planning: Double, memory: Int) {
        let program = Bundle.main.executableURL ?? ProgramTimer.program("trellis-benchmark")
        let output = try ProgramTimer.output(program, ["measure-lint", project.path, cache.path, tools.path])
        let numbers = output.split(separator: " ")
        return (numbers.first.flatMap { Double($0) } ?? 0, numbers.last.flatMap { Int($0) } ?? 0)
    }

    // MARK: - What is linted

    private func writeProject() throws {
        // Every tenth file of the generated project is no Swift.
        try ProjectGenerator(targetCount: 200, fileCount: 22_223).write(to: project)
        let types = (0..<20).map { number in
            "/// Value \(number) of the listing.\npublic struct Item\(number) {\n    public let name: String\n"
                + "    public var count = 0\n}\n\n"
        }
        let text = "import Foundation\n\n" + types.joined()
        for (number, path) in try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted().enumerated()
        where path.hasSuffix(".swift") {
            let ending = number.isMultiple(of: 40) ? "// LATER: later\n" : ""
            try Data("// \(number)\n\(text)\(ending)".utf8).write(to: project.appending(path: path))
        }
        let rules = [("*1", "one.yml"), ("*2", "two.yml"), ("*", ".swiftlint.yml")]
        let lines = rules.map { "    - {targets: ['\($0)'], config: \($1)}\n" }.joined()
        try Data("project: Generated.xcodeproj\nlint:\n  rules:\n\(lines)".utf8).write(to: project.appending(path: "trellis.yml"))
        for (number, rule) in rules.enumerated() {
            let configuration = "excluded: [Pods, '**/Generated/*']\nline_length: \(100 + number)\n"
            try Data(configuration.utf8).write(to: project.appending(path: rule.1))
        }
        try Data(#"{"version": 1, "indentation": {"spaces": 4}}"#.utf8).write(to: project.appending(path: ".swift-format"))
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        let standIn = tools.appending(path: "swiftlint")
        try Data(Self.standIn.utf8).write(to: standIn)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: standIn.path)
    }

    private func runStandIn(_ environment: [String: String]) throws {
        let list = folder.appending(path: "files.xcfilelist")
        let files = try FileManager.default.subpathsOfDirectory(atPath: project.path).filter { $0.hasSuffix(".swift") }
        try Data(files.map { project.path + "/" + $0 + "\n" }.joined().utf8).write(to: list)
        let variables = environment.merging(["SCRIPT_INPUT_FILE_LIST_0": list.path]) { $1 }
        try ProgramTimer.run(tools.appending(path: "swiftlint"), ["lint"], environment: variables)
    }

    /// Finds a warning in each line with `LATER`, and is quick about it.
    private static let standIn = """
        #!/bin/sh
        if [ "$1" = version ]; then echo 0.62.2; exit 0; fi
        tr '\\n' '\\0' < "$SCRIPT_INPUT_FILE_LIST_0" | xargs -0 grep -n LATER /dev/null | awk -F: -v folder="$(pwd -P)/" '
            BEGIN { printf "[" }
            {
                path = substr($1, 1, 1) == "/" ? $1 : folder $1
                printf "%s{\\"file\\":\\"%s\\",\\"line\\":%s,\\"severity\\":\\"Warning\\",", comma, path, $2
                printf "\\"rule_id\\":\\"todo\\",\\"reason\\":\\"x\\"}"
                comma = ","
            }
            END { print "]" }'
        """
}
