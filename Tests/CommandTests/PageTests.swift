import Foundation
import Testing

/// What the pages show is what the programs do: every block marked `console` is run and compared.
///
/// A line that begins with `$ ` is given to the shell, in the root of the repository; what follows it is what it prints on
/// both streams. With `TRELLIS_UPDATE_PAGES=1` in the environment the pages are rewritten instead.
@Suite struct PageTests {
    @Test("every console block of a page shows what its commands print", arguments: PageTests.pages)
    func transcript(page: String) throws {
        let file = Self.root.appendingPathComponent(page)
        let text = try String(contentsOf: file, encoding: .utf8)
        let actual = try Self.withTranscriptsRun(text)
        if ProcessInfo.processInfo.environment["TRELLIS_UPDATE_PAGES"] == "1" {
            try Data(actual.utf8).write(to: file)
        } else {
            let repair = "run: TRELLIS_UPDATE_PAGES=1 swift test -c release --filter PageTests"
            #expect(actual == text, "\(page) differs; if that is meant, \(repair)")
        }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that the programs were built in, which is the one of the tests.
    private static let products: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    /// The README, and the pages of the commands and of templates.
    private static let pages: [String] = {
        let names = ["docs/commands", "docs/templates"].flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder)) ?? []
            return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
        }
        return ["README.md"] + names
    }()

    /// The page with every console block replaced by what its commands print now.
    private static func withTranscriptsRun(_ text: String) throws -> String {
        var result: [String] = []
        var commands: [String]?
        for line in text.components(separatedBy: "\n") {
            guard let block = commands else {
                if line == "```console" { commands = [] }
                result.append(line)
                continue
            }
            if line.hasPrefix("$ ") {
                commands = block + [String(line.dropFirst(2))]
            } else if line == "```" {
                result += try transcript(of: block) + [line]
                commands = nil
            }
        }
        return result.joined(separator: "\n")
    }

    /// The commands of one block, each followed by what it prints; they share one shell, so that `$?` and `cd` work.
    private static func transcript(of commands: [String]) throws -> [String] {
        let mark = "--- next command ---"
        let script = commands.map { "\($0)\nstatus=$?; echo; echo '\(mark)'; (exit $status)" }.joined(separator: "\n")
        let outputs = try run("exec 2>&1\n\(script)").components(separatedBy: "\n\(mark)\n")
        return zip(commands, outputs).flatMap { command, output in
            let lines = output.components(separatedBy: "\n")
            return ["$ " + command] + (lines.last == "" ? lines.dropLast() : lines[...])
        }
    }

    private static func run(_ script: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = root
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = ProcessInfo.processInfo.environment.merging(["PATH": products.path + ":" + path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
