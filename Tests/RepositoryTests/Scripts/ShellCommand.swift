import Foundation

/// Runs a program in a test and waits for its end.
struct ShellCommand {
    /// What a program left behind.
    struct Outcome: Equatable {
        /// The exit status.
        var status: Int32
        /// What it wrote on standard output.
        var output: String
        /// What it wrote on standard error.
        var error: String
    }

    /// The program, by its absolute path.
    var program: String
    /// What follows it.
    var arguments: [String] = []
    /// The whole environment.
    var environment = Self.inheritedEnvironment
    /// Where to run it.
    var folder: URL = Repository.root

    /// The environment of the test without what git tells its hooks, which would lead a git in a scratch folder astray.
    static let inheritedEnvironment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }

    /// Runs it. Both streams go into files below `scratch`, so that no pipe can fill up.
    func run(scratch: URL) throws -> Outcome {
        let streams = [scratch.appendingPathComponent("stdout"), scratch.appendingPathComponent("stderr")]
        for stream in streams { try Data().write(to: stream) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: streams[0])
        process.standardError = try FileHandle(forWritingTo: streams[1])
        try process.run()
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Outcome(status: process.terminationStatus, output: texts[0], error: texts[1])
    }
}

/// Gives `body` a new folder and removes it afterwards.
func withScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let name = "RepositoryTests-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

/// Writes a script of the shell that stands in for a program.
func writeStandIn(_ name: String, _ script: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
}
