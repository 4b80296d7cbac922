import TestSupport
import Testing

/// `trellis-project merge` on `project.xcproj`, the way git and a user run it.
@Suite("Merging projects in JSON", .enabled(if: ScratchRepository.isPossible, "no git on PATH"))
struct XCProjMergeDriverTests {
    private static let program = BuiltProgram("trellis-project")
    private static let file = "App.xcodeproj/project.xcproj"

    private static func project(_ names: [String], version: String = "5.0") -> String {
        let files = names.map { "    { \"path\": \"\($0).swift\", \"target-membership\": [\"App/sources\"] },\n" }
        return """
            {
              "configurations": [
                "Debug",
              ],
              "files": [
            \(files.joined())  ],
              "targets": [
                {
                  "name": "App",
                  "product-type": "tool",
                  "build-phases": [
                    { "kind": "sources" },
                  ],
                  "build-settings": {
                    "SWIFT_VERSION": "\(version)",
                  },
                },
              ],
            }

            """
    }

    @Test("git merges files that both branches have added at the same place")
    func clean() throws {
        try ScratchRepository.with { repository in
            try repository.run(["config", "merge.xcproj.driver", "\(Self.program.path) merge %O %A %B --output %A --path %P"])
            try repository.files.write("*.xcproj merge=xcproj\n", to: ".gitattributes")
            try repository.files.write(Self.project(["a", "b"]), to: Self.file)
            try repository.commit("base")
            try repository.run(["checkout", "--quiet", "-b", "side"])
            try repository.files.write(Self.project(["a", "b", "d"], version: "6.0"), to: Self.file)
            try repository.commit("theirs")
            try repository.run(["checkout", "--quiet", "main"])
            try repository.files.write(Self.project(["a", "b", "c"]), to: Self.file)
            try repository.commit("ours")
            try repository.run(["merge", "--quiet", "--no-edit", "side"])
            #expect(repository.files.text(Self.file) == Self.project(["a", "b", "c", "d"], version: "6.0"))
        }
    }

    @Test("a conflict stands between markers and is named on standard error")
    func conflict() throws {
        try ScratchFolder.with { folder in
            try folder.write(Self.project(["a"]), to: "base")
            try folder.write(Self.project(["a", "c"], version: "5.9"), to: "ours")
            try folder.write(Self.project(["a"], version: "6.0"), to: "theirs")
            let outcome = try Self.program.run(["merge", "base", "ours", "theirs"], in: folder.path)
            let lines = [
                "<<<<<<< ours", "        \"SWIFT_VERSION\": \"5.9\",", "=======", "        \"SWIFT_VERSION\": \"6.0\",", ">>>>>>> theirs",
            ]
            let expected = Self.project(["a", "c"]).replacing(
                "        \"SWIFT_VERSION\": \"5.0\",", with: lines.joined(separator: "\n"))
            #expect(
                outcome
                    == BuiltProgram.Outcome(
                        status: 1,
                        standardOutput: expected,
                        standardError:
                            "ours:10:5: error: 'build-settings.SWIFT_VERSION' of target 'App' is '5.9' in ours and '6.0' in theirs "
                            + "[merge-conflict]\n"
                    )
            )
        }
    }

    @Test("what one side removes and the other refers to is told")
    func dangling() throws {
        try ScratchFolder.with { folder in
            let base = Self.project(["a"])
            try folder.write(base, to: "base")
            try folder.write(Self.project(["a", "c"]), to: "ours")
            let start = try #require(base.ranges(of: "  \"targets\"").first)
            let theirs = String(base[..<start.lowerBound]) + "  \"targets\": [],\n}\n"
            try folder.write(theirs.replacing(", \"target-membership\": [\"App/sources\"]", with: ""), to: "theirs")
            let outcome = try Self.program.run(["merge", "base", "ours", "theirs"], in: folder.path)
            #expect(outcome.status == 0)
            #expect(outcome.standardError.contains("there is no build phase 'App/sources'"))
        }
    }

    @Test("versions in two formats are not merged")
    func formats() throws {
        try ScratchFolder.with { folder in
            try folder.write(Self.project(["a"]), to: "json")
            try folder.write("// !$*UTF8*$!\n{}\n", to: "text")
            let outcome = try Self.program.run(["merge", "json", "text", "json"], in: folder.path)
            #expect(outcome.status == 2)
            #expect(
                outcome.standardError
                    == "text: error: the versions are in different formats; bring them into one with 'trellis-project convert' first "
                    + "[different-formats]\n")
        }
    }
}
