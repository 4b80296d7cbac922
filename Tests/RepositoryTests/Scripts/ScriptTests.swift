import Foundation
import Testing

@Suite struct ScriptTests {
    @Test("every script is POSIX shell without mistakes of syntax and may be executed")
    func syntax() throws {
        let scripts = Repository.files.filter { $0.path.hasPrefix(".ci/") }
        #expect(!scripts.isEmpty)
        try withScratchFolder { scratch in
            for script in scripts {
                let path = Repository.root.appendingPathComponent(script.path).path
                let outcome = try ShellCommand(program: "/bin/sh", arguments: ["-n", path]).run(scratch: scratch)
                #expect(outcome == ShellCommand.Outcome(status: 0, output: "", error: ""), "\(script.path)")
                #expect(FileManager.default.isExecutableFile(atPath: path), "\(script.path)")
            }
        }
    }

    @Test("what is installed is removed again, and nothing else")
    func installAndRemove() throws {
        try withScratchFolder { folder in
            let built = folder.appendingPathComponent("built")
            let keep = folder.appendingPathComponent("bin/other")
            try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(at: keep.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: keep)
            try writeStandIn("trellis-some", "echo \"$@\"", in: built)
            let script = Repository.root.appendingPathComponent(".ci/install").path
            let places = [folder.appendingPathComponent("bin").path, folder.appendingPathComponent("share").path]

            let install = ShellCommand(program: "/bin/sh", arguments: [script, built.path] + places + ["trellis-some"])
            #expect(try install.run(scratch: folder).status == 0)
            #expect(
                try files(below: places) == [
                    "bin/other", "bin/trellis-some", "share/bash-completion/completions/trellis-some",
                    "share/fish/vendor_completions.d/trellis-some.fish", "share/man/man1/trellis-some.1",
                    "share/zsh/site-functions/_trellis-some",
                ]
            )
            let zsh = try String(contentsOfFile: places[1] + "/zsh/site-functions/_trellis-some", encoding: .utf8)
            #expect(zsh == "--completions zsh\n")

            let remove = ShellCommand(program: "/bin/sh", arguments: [script, "--remove"] + places + ["trellis-some"])
            #expect(try remove.run(scratch: folder).status == 0)
            #expect(try files(below: places) == ["bin/other"])
        }
    }

    /// The files below folders, each with the name of its folder, sorted.
    private func files(below folders: [String]) throws -> [String] {
        try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder)
                .filter { !FileManager.default.isFolder(folder + "/" + $0) }
                .map { URL(fileURLWithPath: folder).lastPathComponent + "/" + $0 }
        }.sorted()
    }
}

extension FileManager {
    fileprivate func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
