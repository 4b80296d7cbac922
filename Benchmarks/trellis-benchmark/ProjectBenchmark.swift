import Diagnostics
import Foundation
import PropertyLists

/// Reading a large project: ours, Foundation's reader of property lists, and the PyPI package `pbxproj`.
struct ProjectBenchmark {
    let folder: URL

    func run() throws {
        let project = folder.appending(path: "Generated.xcodeproj")
        let file = project.appending(path: "project.pbxproj")
        let bytes = [UInt8](try Data(contentsOf: file))
        print("A project of 200 targets and 20,000 files, \(bytes.count / 1000) kB. Seconds of CPU, the least of several runs.\n")

        let reader = try readerTime(bytes)
        let foundation = try foundationTime(bytes)
        row("property list reader", reader, nil)
        row("Foundation's PropertyListSerialization", foundation, foundation / reader)

        let program = Bundle.main.bundleURL.appending(path: "trellis-project")
        row("trellis-project --version", try processTime(program, ["--version"]), nil)
        let files = try processTime(program, ["files", project.path, "--target", "FeatureModule100"])
        row("trellis-project files --target", files, nil)
        let owners = try processTime(program, ["owners", project.path, folder.path + "/FeatureModule3/Component1/Localization330.json"])
        row("trellis-project owners FILE", owners, nil)
        row("trellis-project check", try processTime(program, ["check", project.path]), nil)
        row("  Foundation's reader, beside files --target", foundation, foundation / files)
        if let peer = try pythonTime(file) {
            row("  PyPI pbxproj load, beside files --target", peer, peer / files)
        } else {
            print("PyPI pbxproj                                  not measured: run 'make bench', which installs it")
        }
    }

    private func readerTime(_ bytes: [UInt8]) throws -> Double {
        try CPUTime.least(of: 10, on: .process) {
            var diagnostics: [Diagnostic] = []
            let document = try PropertyListDocument.read(bytes, path: "project.pbxproj", diagnostics: &diagnostics)
            precondition(document.root.kind == .dictionary)
        }
    }

    private func foundationTime(_ bytes: [UInt8]) throws -> Double {
        let data = Data(bytes)
        return try CPUTime.least(of: 1, on: .process) {
            let object = try PropertyListSerialization.propertyList(from: data, format: nil)
            precondition(object is [String: Any])
        }
    }

    private func processTime(_ program: URL, _ arguments: [String]) throws -> Double {
        try CPUTime.least(of: 10, on: .children) {
            try run(program, arguments)
        }
    }

    private func pythonTime(_ file: URL) throws -> Double? {
        guard let peers = ProcessInfo.processInfo.environment["TRELLIS_PEERS"] else { return nil }
        let script = "import sys; sys.path.insert(0, sys.argv[1]); from pbxproj import XcodeProject; XcodeProject.load(sys.argv[2])"
        return try CPUTime.least(of: 1, on: .children) {
            try run(URL(filePath: "/usr/bin/env"), ["python3", "-c", script, peers, file.path], allowed: [0])
        }
    }

    /// Runs a program to its end; `allowed` are the exit codes that mean that it did its work.
    private func run(_ program: URL, _ arguments: [String], allowed: Set<Int32> = [0, 1]) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        precondition(allowed.contains(process.terminationStatus), "\(program.lastPathComponent) \(arguments) failed")
    }

    private func row(_ name: String, _ seconds: Double, _ ratio: Double?) {
        let padding = String(repeating: " ", count: max(1, 46 - name.count))
        let factor = ratio.map { String(format: "   %.0f times ours", $0) } ?? ""
        print(name + padding + String(format: "%8.4f s", seconds) + factor)
    }
}
