import Foundation
import ProjectModel
import TestSupport

/// A program that stands in for `swift`: it records how it is called, and answers with what a test has prepared.
struct StandInSwift {
    private let scratch: ScratchFolder

    /// Puts the program into `bin` of a folder.
    ///
    /// - Parameters:
    ///   - scratch: the folder.
    ///   - output: what it prints; `PLACE` stands for the folder of the package that it is given.
    ///   - error: what it writes to standard error, with the same.
    ///   - status: what it ends with.
    init(in scratch: ScratchFolder, output: String = #"{"name": "Demo"}"#, error: String = "", status: Int = 0) throws {
        self.scratch = scratch
        try scratch.write(output, to: "answer/output")
        try scratch.write(error, to: "answer/error")
        let script = """
            echo "$*" >> '\(scratch.path)/calls'
            case $1 in --version) echo 'Apple Swift version 6.3.1 (swiftlang-6.3.1.2)'; exit ;; esac
            cp "$3"/Package*.swift '\(scratch.path)/seen' 2>/dev/null
            sed "s|PLACE|$3|g" '\(scratch.path)/answer/output'
            sed "s|PLACE|$3|g" '\(scratch.path)/answer/error' >&2
            exit \(status)
            """
        try scratch.write(script, to: "bin/swift.script")
        try scratch.link("bin/swift", to: Self.program)
    }

    /// An evaluator that uses it, with a cache in the folder.
    func evaluator(_ environment: [String: String] = [:], usesCache: Bool = true) -> ManifestEvaluator {
        let path = "\(scratch.path)/bin:/usr/bin:/bin"
        return ManifestEvaluator(
            environment: ["PATH": path].merging(environment) { $1 }, cacheFolder: scratch.path("cache"), usesCache: usesCache
        )
    }

    /// How often it was asked for a package, and how often for its version.
    var calls: [Int] {
        let lines = (scratch.text("calls") ?? "").split(separator: "\n")
        return [lines.count { $0.hasPrefix("package ") }, lines.count { $0 == "--version" }]
    }

    private static let program = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/scripted-program").path
}
