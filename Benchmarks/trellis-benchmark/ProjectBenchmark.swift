import Foundation

/// Reading and printing a large project: ours beside the PyPI package `pbxproj`, Foundation and `plutil`.
struct ProjectBenchmark {
    let folder: URL

    func run() throws {
        let project = folder.appending(path: "Generated.xcodeproj")
        let file = project.appending(path: "project.pbxproj")
        let size = try Data(contentsOf: file).count
        print("A project of 200 targets and 20,000 files, \(size / 1000) kB. Seconds of CPU, the least of several runs.\n")
        try measurePrograms(project)
        let peers = try PeerTimes.measure(file)
        print("\nReading: at least 40 times as fast as the fastest peer is the goal.\n")
        let parse = try ProjectWork.parse.cost(file: file.path, runs: 10).seconds
        let load = try ProjectWork.load.cost(file: file.path, runs: 10).seconds
        let members = try ProjectWork.memberships.cost(file: file.path, runs: 10).seconds
        let paths = try ProjectWork.paths.cost(file: file.path, runs: 10).seconds
        for (name, seconds, rows) in [
            ("property list reader", parse, peers.readers), ("model of the project", load, peers.readers),
            ("the same, and the files of all targets", members, peers.memberReaders),
            ("the same, with all paths as strings", paths, peers.memberReaders),
        ] {
            ProgramTimer.row(name, seconds)
            for peer in rows { ProgramTimer.row("  " + peer.name, peer.seconds, ratio: peer.seconds / seconds) }
        }
        print("\nSaving: at least 40 times as fast as the fastest peer is the goal.\n")
        let printed = try ProjectWork.print.cost(file: file.path, runs: 10).seconds
        ProgramTimer.row("printing the project as Xcode does", printed)
        for peer in peers.writers { ProgramTimer.row("  " + peer.name, peer.seconds, ratio: peer.seconds / printed) }
        let edited = try ProjectWork.edit.cost(file: file.path, runs: 10).seconds
        ProgramTimer.row("adding a file to a target, and the text", edited)
        for peer in peers.editors + peers.writers { ProgramTimer.row("  " + peer.name, peer.seconds, ratio: peer.seconds / edited) }
        if ProcessInfo.processInfo.environment["TRELLIS_PEERS"] == nil {
            print("PyPI pbxproj was not measured: run 'make bench', which installs it")
        }
    }

    private func measurePrograms(_ project: URL) throws {
        let program = ProgramTimer.program("trellis-project")
        ProgramTimer.row("trellis-project --version", try ProgramTimer.seconds(program, ["--version"]))
        let files = ["files", project.path, "--target", "FeatureModule100"]
        ProgramTimer.row("trellis-project files --target", try ProgramTimer.seconds(program, files))
        let owners = ["owners", project.path, folder.path + "/FeatureModule3/Component1/Localization330.json"]
        ProgramTimer.row("trellis-project owners FILE", try ProgramTimer.seconds(program, owners))
        ProgramTimer.row("trellis-project check", try ProgramTimer.seconds(program, ["check", project.path]))
    }
}
