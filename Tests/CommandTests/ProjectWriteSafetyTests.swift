import TestSupport
import Testing

/// Project files that several processes write, or that a write is torn away from.
@Suite("Writing project files without damage")
struct ProjectWriteSafetyTests {
    private static let program = BuiltProgram("trellis-project").path

    /// A project with many files, so that writing it takes a while.
    private static func project(fileCount: Int) -> String {
        let files = (0..<fileCount).map { "{ \"path\": \"File\($0).swift\" },\n" }
        let list = files.joined(separator: "    ")
        return "{\n  \"configurations\": [\n    \"Debug\",\n  ],\n  \"files\": [\n    \(list)  ],\n  \"targets\": [],\n}\n"
    }

    @Test("of many processes that change one file at the same time none loses the change of another")
    func concurrency() throws {
        try ScratchFolder.with { folder in
            try folder.write(Self.project(fileCount: 200), to: "base")
            try folder.write(Self.project(fileCount: 200), to: "project.xcproj")
            for number in 0..<8 {
                let file = "{ \"path\": \"New\(number).swift\" },\n  ],\n  \"targets\""
                try folder.write(Self.project(fileCount: 200).replacing("],\n  \"targets\"", with: "  " + file), to: "side\(number)")
            }
            // Whoever finds that the file was changed meanwhile begins anew.
            let script = """
                for number in 0 1 2 3 4 5 6 7; do
                    ( until "$1" merge base project.xcproj side$number --output project.xcproj 2>error$number; do
                        grep -q changed-meanwhile error$number || exit 1
                    done ) &
                done
                wait
                ls -A
                """
            let output = try ShellScript.run(script, [Self.program], in: folder.path)
            let text = folder.text("project.xcproj") ?? ""
            #expect((0..<8).filter { text.contains("\"New\($0).swift\"") } == Array(0..<8))
            #expect(text.count { $0 == "{" } == 209)
            #expect(!output.contains(".trellis-"))
        }
    }

    @Test("a process that is killed while it writes leaves the old file or the new one, and the next write clears up")
    func kill() throws {
        try ScratchFolder.with { folder in
            let old = Self.objects(fileCount: 3000, quoted: true)
            let new = Self.objects(fileCount: 3000, quoted: false)
            try folder.write(old, to: "old.pbxproj")
            try folder.write(new, to: "new.pbxproj")
            var generator = SeededGenerator(seed: 7)
            let counts = (0..<60).map { _ in String(Int.random(in: 0..<40_000, using: &generator)) }
            let script = """
                program=$1
                shift
                mkdir App.xcodeproj
                for count in "$@"; do
                    cp old.pbxproj App.xcodeproj/project.pbxproj
                    "$program" format --write App.xcodeproj &
                    turn=0
                    while [ $turn -lt $count ]; do turn=$((turn + 1)); done
                    kill -9 $! 2>/dev/null
                    wait $! 2>/dev/null
                    cmp -s old.pbxproj App.xcodeproj/project.pbxproj || cmp -s new.pbxproj App.xcodeproj/project.pbxproj || echo damaged
                done
                cp old.pbxproj App.xcodeproj/project.pbxproj
                "$program" format --write App.xcodeproj
                cmp new.pbxproj App.xcodeproj/project.pbxproj
                ls -A App.xcodeproj
                """
            let output = try ShellScript.run(script, [Self.program] + counts, in: folder.path)
            #expect(output.split(separator: "\n").filter { !$0.contains("Killed") } == ["project.pbxproj"])
        }
    }

    @Test("a disk that fills up leaves the old file and nothing beside it")
    func fullDisk() throws {
        try ScratchFolder.with { folder in
            try folder.write(Self.objects(fileCount: 3000, quoted: true), to: "old.pbxproj")
            // A small disk where we may mount one, else a limit for the size of files.
            let script = """
                mkdir App.xcodeproj
                if mount -t tmpfs -o size=400k none App.xcodeproj 2>/dev/null; then mounted=1; fi
                cp old.pbxproj App.xcodeproj/project.pbxproj
                if [ -n "$mounted" ]; then echo disk; else echo limit; trap '' XFSZ; ulimit -f 100; fi
                "$1" format --write App.xcodeproj
                echo $?
                cmp old.pbxproj App.xcodeproj/project.pbxproj && ls -A App.xcodeproj
                if [ -n "$mounted" ]; then umount App.xcodeproj; fi
                """
            let output = try ShellScript.run(script, [Self.program], in: folder.path)
            let lines = output.split(separator: "\n").map(String.init)
            #expect(["disk", "limit"].contains(lines.first))
            #expect(lines.dropFirst(2) == ["2", "project.pbxproj"], "\(lines)")
            #expect(lines.dropFirst().first?.contains("[write-failed]") == true, "\(lines)")
        }
    }

    /// A project as Xcode prints it, or with needless quotation marks.
    private static func objects(fileCount: Int, quoted: Bool) -> String {
        let mark = quoted ? "\"" : ""
        let files = (10_000..<10_000 + fileCount).map { number -> String in
            let name = "File\(number).swift"
            return "\t\tF\(number) /* \(name) */ = {isa = PBXFileReference; path = \(mark)\(name)\(mark); sourceTree = \"<group>\"; };\n"
        }
        return """
            // !$*UTF8*$!
            {
            \tobjectVersion = 77;
            \tobjects = {

            /* Begin PBXFileReference section */
            \(files.joined())/* End PBXFileReference section */

            /* Begin PBXProject section */
            \t\tR1 /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t};
            /* End PBXProject section */
            \t};
            \trootObject = R1 /* Project object */;
            }

            """
    }
}
