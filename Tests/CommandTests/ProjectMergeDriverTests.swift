import SystemSupport
import TestSupport
import Testing

/// `trellis-project merge` and `format` the way git and a user run them.
@Suite("Merging and formatting project files", .enabled(if: ScratchRepository.isPossible, "no git on PATH"))
struct ProjectMergeDriverTests {
    private static let program = BuiltProgram("trellis-project")
    private static let file = "App.xcodeproj/project.pbxproj"

    private static func project(_ names: [String], objectVersion: Int = 77) -> String {
        let files = names.sorted().map { name in
            "\t\t\(name.uppercased()) /* \(name).swift */ = {isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };\n"
        }
        let children = names.map { "\t\t\t\t\($0.uppercased()) /* \($0).swift */,\n" }
        return """
            // !$*UTF8*$!
            {
            \tobjectVersion = \(objectVersion);
            \tobjects = {

            /* Begin PBXFileReference section */
            \(files.joined())/* End PBXFileReference section */

            /* Begin PBXGroup section */
            \t\tM1 = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \(children.joined())\t\t\t);
            \t\t\tsourceTree = "<group>";
            \t\t};
            /* End PBXGroup section */

            /* Begin PBXProject section */
            \t\tR1 /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t\tmainGroup = M1;
            \t\t};
            /* End PBXProject section */
            \t};
            \trootObject = R1 /* Project object */;
            }

            """
    }

    /// A repository in which two branches have changed the project, with our program as the driver.
    private func merging(_ ours: String, _ theirs: String, _ body: (ScratchRepository, Bool) throws -> Void) throws {
        try ScratchRepository.with { repository in
            try repository.run(["config", "merge.pbxproj.driver", "\(Self.program.path) merge %O %A %B --output %A --path %P"])
            try repository.files.write("*.pbxproj merge=pbxproj\n", to: ".gitattributes")
            try repository.files.write(Self.project(["a", "b"]), to: Self.file)
            try repository.commit("base")
            try repository.run(["checkout", "--quiet", "-b", "side"])
            try repository.files.write(theirs, to: Self.file)
            try repository.commit("theirs")
            try repository.run(["checkout", "--quiet", "main"])
            try repository.files.write(ours, to: Self.file)
            try repository.commit("ours")
            var isClean = true
            do { try repository.run(["merge", "--quiet", "--no-edit", "side"]) } catch { isClean = false }
            try body(repository, isClean)
        }
    }

    @Test("git merges files that both branches have added at the same place")
    func clean() throws {
        try merging(Self.project(["a", "b", "c"]), Self.project(["a", "b", "d"], objectVersion: 90)) { repository, isClean in
            #expect(isClean)
            #expect(repository.files.text(Self.file) == Self.project(["a", "b", "c", "d"], objectVersion: 90))
        }
    }

    @Test("git leaves a real conflict with markers at the object")
    func conflict() throws {
        let base = Self.project(["a", "b"])
        let ours = base.replacing("path = b.swift", with: "path = x.swift").replacing("/* b.swift */", with: "/* x.swift */")
        let theirs = base.replacing("path = b.swift", with: "path = y.swift").replacing("/* b.swift */", with: "/* y.swift */")
        try merging(ours, theirs) { repository, isClean in
            #expect(!isClean)
            let lines = (repository.files.text(Self.file) ?? "").split(separator: "\n").map(String.init)
            let start = try #require(lines.firstIndex(of: "<<<<<<< ours"))
            #expect(
                lines[start..<start + 5] == [
                    "<<<<<<< ours", "\t\tB /* x.swift */ = {isa = PBXFileReference; path = x.swift; sourceTree = \"<group>\"; };",
                    "=======",
                    "\t\tB /* y.swift */ = {isa = PBXFileReference; path = y.swift; sourceTree = \"<group>\"; };", ">>>>>>> theirs",
                ]
            )
        }
    }

    @Test("merge prints the result, or says at which object there is none")
    func standardOutput() throws {
        try ScratchFolder.with { folder in
            try folder.write(Self.project(["a"]), to: "base")
            try folder.write(Self.project(["a", "c"]), to: "ours")
            try folder.write(Self.project(["a", "d"]), to: "theirs")
            let outcome = try Self.program.run(["merge", "base", "ours", "theirs"], in: folder.path)
            #expect(outcome == BuiltProgram.Outcome(status: 0, standardOutput: Self.project(["a", "c", "d"])))
            try folder.write("{", to: "theirs")
            let failure = try Self.program.run(["merge", "base", "ours", "theirs", "--path", "x"], in: folder.path)
            #expect(failure.status == 2)
            #expect(failure.standardError.hasPrefix("theirs:1:"))
        }
    }

    @Test("format checks, prints and writes")
    func format() throws {
        try ScratchFolder.with { folder in
            let text = Self.project(["a", "b"])
            let loose = text.replacing("\t\tA /* a.swift */ = {isa", with: "\t\t'A' = {isa").replacing(
                "// !$*UTF8*$!", with: "// !$*UTF8*$! ")
            try folder.write(loose, to: Self.file)
            let check = try Self.program.run(["format", "--check", "App.xcodeproj"], in: folder.path)
            #expect(
                check
                    == BuiltProgram.Outcome(
                        status: 1,
                        standardOutput:
                            "App.xcodeproj/project.pbxproj:1: warning: Xcode would write 2 lines in another way, this one first; "
                            + "run 'trellis-project format --write' [not-formatted]\n"
                    )
            )
            #expect(
                try Self.program.run(["format", "App.xcodeproj"], in: folder.path) == BuiltProgram.Outcome(status: 0, standardOutput: text))
            #expect(folder.text(Self.file) == loose)
            #expect(try Self.program.run(["format", "--write", "App.xcodeproj"], in: folder.path) == BuiltProgram.Outcome(status: 0))
            #expect(folder.text(Self.file) == text)
            #expect(try Self.program.run(["format", "--check", "App.xcodeproj"], in: folder.path) == BuiltProgram.Outcome(status: 0))
            let usage = try Self.program.run(["format", "--check", "--write", "App.xcodeproj"], in: folder.path)
            #expect(usage.status == 64)
        }
    }
}
