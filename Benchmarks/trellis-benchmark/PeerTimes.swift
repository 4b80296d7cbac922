import Foundation

/// What it costs others to read and to write a project file. None of them says which file belongs to which target.
struct PeerTimes {
    /// One way to do it, and the seconds of CPU without what it costs to start the program.
    struct Row {
        var name: String
        var seconds: Double
    }

    var readers: [Row] = []
    /// Those that are asked for the files of all targets as well, which they answer through the loops of a script.
    var memberReaders: [Row] = []
    var writers: [Row] = []
    /// Those that add a file to a target, and write.
    var editors: [Row] = []

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
        let reading = try CPUTime.least(of: 3, on: .process) {
            object = try PropertyListSerialization.propertyList(from: data, format: nil)
        }
        precondition(object is [String: Any])
        let members = CPUTime.least(of: 3, on: .process) {
            var members = DictionaryMembers(object)
            precondition((members?.all().count ?? 0) > 1000)
        }
        memberReaders.append(Row(name: "Foundation's PropertyListSerialization, and a script", seconds: reading + members))
        let writing = try CPUTime.least(of: 3, on: .process) {
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
        let check = try ProgramTimer.seconds(program, ["-lint", file.path], runs: 3)
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
            parents = {}
            for group in project.objects.get_objects_in_section("PBXGroup"):
                for child in group.children: parents[child] = group
            def path(identifier):
                item = project.objects[identifier]
                own = item["path"] if "path" in item else ""
                return (path(parents[identifier].get_id()) + "/" if identifier in parents else "") + own
            members = []
            for target in project.objects.get_targets():
                for phase in target.buildPhases:
                    for file in project.objects[phase].files:
                        members.append((target.name, path(project.objects[file].fileRef)))
            assert len(members) > 1000
            listed = time.process_time()
            project.save(sys.argv[3])
            saved = time.process_time()
            project.add_file("Added.swift", target_name=project.objects.get_targets()[0].name)
            project.save(sys.argv[3])
            print(loaded - start, listed - start, saved - listed, time.process_time() - saved)
            """
        let copy = file.deletingLastPathComponent().appending(path: "copy.pbxproj")
        defer { try? FileManager.default.removeItem(at: copy) }
        let runs = try (0..<3).map { _ in
            let output = try ProgramTimer.output(URL(filePath: "/usr/bin/env"), ["python3", "-c", script, peers, file.path, copy.path])
            return output.split(separator: " ").compactMap { Double($0) }
        }
        guard runs.allSatisfy({ $0.count == 4 }) else { return }
        let seconds = (0..<4).map { step in runs.map { $0[step] }.min() ?? 0 }
        readers.append(Row(name: "PyPI pbxproj, load", seconds: seconds[0]))
        memberReaders.append(Row(name: "PyPI pbxproj, load, and a script", seconds: seconds[1]))
        writers.append(Row(name: "PyPI pbxproj, save", seconds: seconds[2]))
        editors.append(Row(name: "PyPI pbxproj, add_file and save", seconds: seconds[3]))
    }
}
