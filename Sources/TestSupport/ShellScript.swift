import Foundation

/// A script for `/bin/sh`, for tests of what several processes do to the same files.
package enum ShellScript {
    /// Runs a script and waits for its end and that of all that it has started.
    ///
    /// - Parameters:
    ///   - script: the script; its `$1`, `$2`, … are the arguments.
    ///   - folder: the working directory.
    /// - Returns: the exit status, and what was written to standard output and standard error.
    package static func run(_ script: String, _ arguments: [String] = [], in folder: String) throws -> (status: Int32, output: String) {
        try ScratchFolder.with { scratch in
            try scratch.write("", to: "output")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", script, "sh"] + arguments
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            let output = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path("output")))
            process.standardOutput = output
            process.standardError = output
            try process.run()
            process.waitUntilExit()
            return (process.terminationStatus, scratch.text("output") ?? "")
        }
    }
}
