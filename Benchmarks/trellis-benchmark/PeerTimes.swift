import Foundation

/// What it costs others to read and to write a project file. None of them says which file belongs to which target.
struct PeerTimes {
    /// One way to do it, and the seconds of CPU without what it costs to start the program.
    struct Row {
        var name: String
        var seconds: Double
    }

    var readers: [Row] = []
    var writers: [Row] = []

    /// Measures those peers that are there.
    static func measure(_ file: URL) throws -> PeerTimes {
        var times = PeerTimes()
        try times.measureFoundation(file)
        try times.measurePropertyListUtility(file)
        try times.measurePython(file)
        return times
    }

    private mutating func measureFoundation(_ file: URL) throws {
        let data = try Data(contentsOf: file)
        var object: Any = 0
        let reading = try CPUTime.least(of: 1, on: .process) {
            object = try PropertyListSerialization.propertyList(from: data, format: nil)
        }
        precondition(object is [String: Any])
        let writing = try CPUTime.least(of: 1, on: .process) {
            let text = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
            precondition(text.count > data.count / 2)
        }
        readers.append(Row(name: "Foundation's PropertyListSerialization", seconds: reading))
        writers.append(Row(name: "Foundation's PropertyListSerialization, as XML", seconds: writing))
    }

    /// `plutil` of the toolchain, which reads the file to check it.
    private mutating func measurePropertyListUtility(_ file: URL) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let programs = folders.map { URL(filePath: String($0)).appending(path: "plutil") }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else { return }
        let start = try ProgramTimer.seconds(program, ["-help"], runs: 3)
        let check = try ProgramTimer.seconds(program, ["-lint", file.path], runs: 1)
        readers.append(Row(name: "plutil -lint", seconds: check - start))
    }

    private mutating func measurePython(_ file: URL) throws {
        guard let peers = ProcessInfo.processInfo.environment["TRELLIS_PEERS"] else { return }
        let script = """
            import sys, time
            sys.path.insert(0, sys.argv[1])
            from pbxproj import XcodeProject
            start = time.process_time()
            project = XcodeProject.load(sys.argv[2])
            loaded = time.process_time()
            project.save(sys.argv[3])
            print(loaded - start, time.process_time() - loaded)
            """
        let copy = file.deletingLastPathComponent().appending(path: "copy.pbxproj")
        defer { try? FileManager.default.removeItem(at: copy) }
        let output = try ProgramTimer.output(URL(filePath: "/usr/bin/env"), ["python3", "-c", script, peers, file.path, copy.path])
        let seconds = output.split(separator: " ").compactMap { Double($0) }
        guard seconds.count == 2 else { return }
        readers.append(Row(name: "PyPI pbxproj, load", seconds: seconds[0]))
        writers.append(Row(name: "PyPI pbxproj, save", seconds: seconds[1]))
    }
}
