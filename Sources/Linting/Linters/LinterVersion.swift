import ArtifactCache
import Configuration
import SystemSupport

/// Which program a linter is, as far as its findings depend on it.
struct LinterVersion: Sendable, Hashable {
    /// What the program says of itself, such as `0.62.2`; empty when it says nothing.
    var text: String

    /// The numbers of the version; `nil` when it is no version.
    private var numbers: [Int]? {
        let parts = text.split(separator: "-")[0...].first?.split(separator: ".").map { Int($0) } ?? []
        guard parts.count >= 2 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard let part else { return nil }
            numbers.append(part)
        }
        return numbers
    }

    /// Whether it is known to be a version or a later one.
    func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        guard let numbers else { return false }
        return (numbers[0], numbers[1]) >= (major, minor)
    }
}

/// Asks programs for their versions, and remembers the answers as long as the programs are the same.
struct LinterVersions {
    let environment: LintEnvironment
    /// Where answers are kept; `nil` for nowhere.
    let cache: ArtifactCache?

    /// A program takes longer than this to tell its version only when something is wrong.
    private static let timeLimitSeconds = 60

    /// The version of a linter.
    func version(of linter: any Linter, at executable: String) -> LinterVersion {
        LinterVersion(text: answer(of: executable, to: linter.versionArguments))
    }

    /// The version of Swift that a linter reads source with; empty when there is no telling.
    func swiftVersion() -> String {
        if let named = environment.variables["SWIFTLINT_SWIFT_VERSION"] { return named }
        guard let swift = environment.search.program("swift") else { return "" }
        return answer(of: swift, to: ["--version"])
    }

    private func answer(of executable: String, to arguments: [String]) -> String {
        let place = RealPath.resolve(executable) ?? executable
        guard let stamp = FileStamp(of: place) else { return "" }
        var key = CacheKey("program-version", version: 1)
        key.add("program", place)
        key.add("stamp", "\(stamp.sizeBytes) \(stamp.modifiedSeconds) \(stamp.modifiedNanoseconds)")
        for argument in arguments { key.add("argument", argument) }
        let digest = key.digest
        if let known = cache?.value(for: digest) { return String(decoding: known, as: UTF8.self) }
        guard let result = try? run(executable, arguments), result.isSuccess else {
            return "\(stamp.sizeBytes) \(stamp.modifiedSeconds) \(stamp.modifiedNanoseconds)"
        }
        let text = String(decoding: result.standardOutput.prefix { $0 != 0x0A }, as: UTF8.self)
        // Without it the program is asked again.
        try? cache?.store(Array(text.utf8), for: digest)
        return text
    }

    private func run(_ executable: String, _ arguments: [String]) throws -> ProcessResult {
        // The driver of Swift leaves a folder behind wherever temporary files go.
        try withTemporaryFolder { folder in
            var request = ProcessRequest(executable: executable, arguments: arguments, directory: environment.workingDirectory)
            request.environment["TMPDIR"] = folder
            request.timeLimitSeconds = Self.timeLimitSeconds
            return try ProcessRunner.run(request)
        }
    }
}
