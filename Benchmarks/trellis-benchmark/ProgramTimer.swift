import Foundation

/// Runs programs, and prints what they cost.
struct ProgramTimer {
    /// A program that was built beside this one.
    static func program(_ name: String) -> URL { Bundle.main.bundleURL.appending(path: name) }

    /// The least seconds of CPU of several runs of a program.
    static func seconds(_ program: URL, _ arguments: [String], runs: Int = 10) throws -> Double {
        try CPUTime.least(of: runs, on: .children) { try run(program, arguments) }
    }

    /// Runs a program to its end; `allowed` are the exit codes that mean that it did its work.
    /// `environment` adds to that of this process.
    static func run(
        _ program: URL, _ arguments: [String], allowed: Set<Int32> = [0, 1], environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        precondition(allowed.contains(process.terminationStatus), "\(program.lastPathComponent) \(arguments) failed")
    }

    /// What a program writes to standard output, without the last line break.
    static func output(_ program: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "\(program.lastPathComponent) \(arguments) failed")
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Prints a row: what was done, the seconds, and how many times as long as ours a peer took.
    static func row(_ name: String, _ seconds: Double, ratio: Double? = nil) {
        let padding = String(repeating: " ", count: max(1, 58 - name.count))
        let factor = ratio.map { String(format: "   %.1f times ours", $0) } ?? ""
        print(name + padding + String(format: "%8.4f s", seconds) + factor)
    }
}
