import Foundation

/// Programs of the system that some tests ask for their opinion.
enum Tool {
    struct Result: Equatable {
        var output: String
        var errors: String
        var status: Int32
    }

    static let bash = path(of: "bash")
    static let zsh = path(of: "zsh")
    static let fish = path(of: "fish")
    static let groff = path(of: "groff")

    /// Runs a program on a text and waits for its end.
    static func run(_ path: String, _ arguments: [String], input: String) throws -> Result {
        let process = Process()
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // The texts of these tests are smaller than the buffer of a pipe, so that no side waits for the other.
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let outputBytes = try output.fileHandleForReading.readToEnd() ?? Data()
        let errorBytes = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            output: String(decoding: outputBytes, as: UTF8.self),
            errors: String(decoding: errorBytes, as: UTF8.self),
            status: process.terminationStatus
        )
    }

    private static func path(of name: String) -> String? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
