import Foundation

/// A program of this package, run by a test the way a user runs it.
///
///     let outcome = try BuiltProgram("trellis-lint").run(["--version"])
///     outcome.status           // 0
///     outcome.standardOutput   // "0.1.0\n"
package struct BuiltProgram: Sendable {
    /// The absolute path: programs are built beside the tests.
    package let path: String

    /// Names a program.
    package init(_ name: String) {
        path = Self.folder.appendingPathComponent(name).path
    }

    /// What a run left behind.
    package struct Outcome: Sendable, Equatable {
        /// The exit status, or the number of the signal that ended it.
        package var status: Int32
        /// What it wrote to standard output.
        package var standardOutput: String
        /// What it wrote to standard error.
        package var standardError: String

        /// Makes an outcome.
        package init(status: Int32, standardOutput: String = "", standardError: String = "") {
            self.status = status
            self.standardOutput = standardOutput
            self.standardError = standardError
        }
    }

    /// Runs the program and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: what follows its name.
    ///   - folder: the working directory; the one of the tests when it is left out.
    ///   - environment: variables that are set beside the inherited ones, those of git left out, which would lead a git that
    ///     the program starts into the repository whose hook runs the tests.
    ///   - input: what it finds on standard input.
    package func run(
        _ arguments: [String] = [],
        in folder: String? = nil,
        environment: [String: String] = [:],
        input: String = ""
    ) throws -> Outcome {
        try ScratchFolder.with { scratch in
            // Files in place of pipes, so that nothing can fill up and wait.
            for (name, text) in [("input", input), ("output", ""), ("error", "")] { try scratch.write(text, to: name) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            process.environment = Self.inheritedEnvironment.merging(environment) { $1 }
            if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
            process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch.path("input")))
            process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path("output")))
            process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path("error")))
            try process.run()
            process.waitUntilExit()
            return Outcome(
                status: process.terminationStatus,
                standardOutput: scratch.text("output") ?? "",
                standardError: scratch.text("error") ?? ""
            )
        }
    }

    private static let inheritedEnvironment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }

    /// On macOS the tests are a bundle that another program loads, on Linux a program themselves; both stand beside the products.
    private static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        guard let bundle else { return Bundle.main.bundleURL }
        var isFolder: ObjCBool = false
        let isBundle = FileManager.default.fileExists(atPath: bundle.bundlePath, isDirectory: &isFolder) && isFolder.boolValue
        return isBundle ? bundle.bundleURL.deletingLastPathComponent() : Bundle.main.bundleURL
    }()
}
