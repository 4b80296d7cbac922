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
        ProgramTimer.row("property list reader", reader)
        ProgramTimer.row("Foundation's PropertyListSerialization", foundation, ratio: foundation / reader)

        let program = ProgramTimer.program("trellis-project")
        ProgramTimer.row("trellis-project --version", try ProgramTimer.seconds(program, ["--version"]))
        let files = try ProgramTimer.seconds(program, ["files", project.path, "--target", "FeatureModule100"])
        ProgramTimer.row("trellis-project files --target", files)
        let owners = try ProgramTimer.seconds(
            program, ["owners", project.path, folder.path + "/FeatureModule3/Component1/Localization330.json"])
        ProgramTimer.row("trellis-project owners FILE", owners)
        ProgramTimer.row("trellis-project check", try ProgramTimer.seconds(program, ["check", project.path]))
        ProgramTimer.row("  Foundation's reader, beside files --target", foundation, ratio: foundation / files)
        if let peer = try pythonTime(file) {
            ProgramTimer.row("  PyPI pbxproj load, beside files --target", peer, ratio: peer / files)
        } else {
            print("PyPI pbxproj was not measured: run 'make bench', which installs it")
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

    private func pythonTime(_ file: URL) throws -> Double? {
        guard let peers = ProcessInfo.processInfo.environment["TRELLIS_PEERS"] else { return nil }
        let script = "import sys; sys.path.insert(0, sys.argv[1]); from pbxproj import XcodeProject; XcodeProject.load(sys.argv[2])"
        return try CPUTime.least(of: 1, on: .children) {
            try ProgramTimer.run(URL(filePath: "/usr/bin/env"), ["python3", "-c", script, peers, file.path], allowed: [0])
        }
    }
}
