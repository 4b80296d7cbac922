import Diagnostics
import Foundation
import ProjectModel
import PropertyLists

/// What is done with a project file, each time in a process of its own, so that its memory is its own as well.
enum ProjectWork: String {
    /// Reading the file as a property list.
    case parse
    /// Reading the file and making the model of it.
    case load
    /// The same, and the files of all targets, without a look at them.
    case memberships
    /// The same, and the path of each file as a string.
    case paths
    /// Opening the project, adding a file to a target and making the text; the time is that of the last two.
    case edit
    /// The same as ``load``, and printing the project as Xcode does; the time is that of printing.
    case print

    /// The seconds of CPU and the peak of memory of doing something.
    struct Cost {
        var seconds: Double
        var peakBytes: Int
    }

    /// Does it once in this process, and prints the cost for ``cost(file:runs:)`` to read.
    func measure(file: String) throws {
        if self == .parse { return try Self.measureReader(file: file) }
        if self == .edit { return try Self.measureEdit(file: file) }
        var project: XcodeProject?
        let load = try CPUTime.least(of: 1, on: .process) {
            var diagnostics: [Diagnostic] = []
            project = try XcodeProject.load(at: file, diagnostics: &diagnostics)
        }
        guard let project else { return }
        var seconds = load
        switch self {
        case .parse, .edit, .load: break
        case .memberships:
            seconds += CPUTime.least(of: 1, on: .process) {
                let count = project.targets.reduce(0) { $0 + project.memberships(of: $1).count }
                precondition(count > 0)
            }
        case .paths:
            seconds += CPUTime.least(of: 1, on: .process) {
                let paths = project.targets.flatMap { project.memberships(of: $0).compactMap(\.file.absolutePath) }
                precondition(paths.count > 0)
            }
        case .print:
            seconds = CPUTime.least(of: 1, on: .process) {
                let text = XcodeTextWriter.text(of: project.document, projectName: project.place.name)
                precondition(text.count > 1000)
            }
        }
        Swift.print(seconds, PeakMemory.sizeBytes)
    }

    private static func measureEdit(file: String) throws {
        var diagnostics: [Diagnostic] = []
        var edit = try ProjectEdit(at: file, diagnostics: &diagnostics)
        guard let target = edit.project.targets.first else { return }
        let seconds = try CPUTime.least(of: 1, on: .process) {
            try edit.addFile("Added.swift", targets: [target.name], allowsMissing: true)
            let text = try edit.text()
            precondition(text.count > edit.original.count)
        }
        Swift.print(seconds, PeakMemory.sizeBytes)
    }

    private static func measureReader(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        let seconds = try CPUTime.least(of: 1, on: .process) {
            var diagnostics: [Diagnostic] = []
            let document = try PropertyListDocument.read(bytes, path: "project.pbxproj", diagnostics: &diagnostics)
            precondition(document.root.kind == .dictionary)
        }
        Swift.print(seconds, PeakMemory.sizeBytes)
    }

    /// The least cost of several processes.
    func cost(file: String, runs: Int) throws -> Cost {
        var least = Cost(seconds: .infinity, peakBytes: .max)
        for _ in 0..<runs {
            let words = try ProgramTimer.output(ProgramTimer.program("trellis-benchmark"), ["measure", rawValue, file]).split(
                separator: " ")
            guard words.count == 2, let seconds = Double(words[0]), let peak = Int(words[1]) else { continue }
            least = Cost(seconds: min(least.seconds, seconds), peakBytes: min(least.peakBytes, peak))
        }
        return least
    }
}
