import Foundation
import TestSupport
import Testing

@Suite("trellis-package") struct TrellisPackageTests {
    private let program = BuiltProgram("trellis-package")

    @Test("an archive has the same bytes in every zone, locale and folder, and with every mask")
    func reproducible() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("é", to: "one/X.xcframework/Info.plist")
            try scratch.writeScript("true", to: "one/X.xcframework/ä/run")
            try scratch.link("one/X.xcframework/link", to: "ä")
            let copy = "mkdir two && umask 077 && cp -R one/X.xcframework two/ && touch -t 200001010000 two/X.xcframework/Info.plist"
            #expect(try ShellScript.run(copy, in: scratch.path) == "")
            let here = try program.run(["zip", "X.xcframework"], in: scratch.path("one"), environment: ["TZ": "UTC"])
            #expect(here == BuiltProgram.Outcome(status: 0))
            let there = "umask 077; TZ=Asia/Tokyo LC_ALL=C \"$1\" zip two/X.xcframework --output there.zip"
            let script = there + " && cmp there.zip one/X.xcframework.zip"
            #expect(try ShellScript.run(script, [program.path], in: scratch.path) == "")
            #expect(try ShellScript.run("unzip -Z1 there.zip", in: scratch.path).contains("X.xcframework/ä/run\n") || !Self.hasUnzip)
        }
    }

    private static let hasUnzip = FileManager.default.isExecutableFile(atPath: "/usr/bin/unzip")

    @Test("what is there is replaced with '--force' only, and what is left out is told")
    func force() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("1", to: "X/a")
            try scratch.write("", to: "X/.DS_Store")
            let note = "X: note: '.DS_Store' is left out [junk-left-out]\n"
            #expect(try program.run(["zip", "X"], in: scratch.path) == BuiltProgram.Outcome(status: 0, standardError: note))
            let refusal = "X.zip: error: 'X.zip' exists already; replace it with '--force' [output-exists]\n"
            #expect(try program.run(["zip", "X"], in: scratch.path) == BuiltProgram.Outcome(status: 2, standardError: refusal))
            #expect(try program.run(["zip", "X", "-f", "--level", "0"], in: scratch.path).status == 0)
            #expect(try program.run(["zip", "X", "--level", "10"], in: scratch.path).status == 64)
            #expect(try program.run(["zip", "."], in: scratch.path("X")).status == 2)
            #expect(try program.run(["zip", ".", "--force"], in: scratch.path("X")).status == 0)
            #expect(scratch.names() == ["X", "X.zip", "X/.DS_Store", "X/a"])
        }
    }

    @Test("a run that is killed leaves the old output or the new one, and the next one tidies up")
    func killed() throws {
        try ScratchFolder.with { scratch in
            // A file that takes a moment to write, and one that is copied at once.
            try scratch.writeScript(String(repeating: "echo 0123456789\n", count: 1_500_000), to: "tool")
            let triple = "x86_64-unknown-linux-gnu"
            func arguments(_ name: String) -> [String] {
                [
                    "artifactbundle", "create", "--executable", name, "--variant", "\(triple)=tool", "--version", "1", "--force", "-o",
                    "T.artifactbundle",
                ]
            }
            #expect(try program.run(arguments("old"), in: scratch.path).status == 0)
            for signal in ["KILL", "TERM"] {
                for turns in [0, 100, 1_000, 3_000, 10_000, 20_000, 40_000, 80_000] {
                    let kill = "& p=$!; i=0; while [ $i -lt \(turns) ]; do i=$((i+1)); done; kill -\(signal) $p 2>/dev/null; wait $p"
                    _ = try ShellScript.run("\"$@\" \(kill)", [program.path] + arguments("new"), in: scratch.path)
                    let tools = scratch.names().filter { $0.hasPrefix("T.artifactbundle/\(triple)/") }.map { $0.split(separator: "/").last }
                    #expect(tools == ["old"] || tools == ["new"], "\(signal) after \(turns) turns")
                    #expect(scratch.text("T.artifactbundle/info.json")?.contains("\"\(tools.first??.description ?? "?")\"") == true)
                    if signal == "TERM" { #expect(!scratch.names().contains { $0.hasPrefix(".T.") }) }
                    #expect(try program.run(arguments("old"), in: scratch.path).status == 0)
                    #expect(scratch.names().filter { !$0.contains("/") } == ["T.artifactbundle", "tool"])
                }
            }
        }
    }

    @Test("a bundle is made, packed, listed in an index and named in a manifest")
    func bundle() throws {
        try ScratchFolder.with { scratch in
            try scratch.writeScript("echo tool", to: "built")
            let triple = "x86_64-unknown-linux-gnu"
            func run(_ arguments: String...) throws -> BuiltProgram.Outcome { try program.run(arguments, in: scratch.path) }
            let made = try run(
                "artifactbundle", "create", "--executable", "tool", "--variant", "\(triple)=built", "--version", "1.0.0", "-o",
                "tool.artifactbundle.zip")
            #expect(made == BuiltProgram.Outcome(status: 0))
            #expect(try run("artifactbundle", "index", "tool.artifactbundle.zip", "-o", "tool.artifactbundleindex").status == 0)
            let checksum = try run("checksum", "tool.artifactbundle.zip").standardOutput.dropLast()
            #expect(checksum.count == 64)
            #expect(scratch.text("tool.artifactbundleindex")?.contains("\"checksum\": \"\(checksum)\"") == true)
            let url = "https://example.com/tool.artifactbundle.zip"
            let target = ".binaryTarget(name: \"tool\", url: \"\(url)\", checksum: \"\(checksum)\")"
            #expect(
                try run("manifest", "tool.artifactbundle.zip", "--url", url)
                    == BuiltProgram.Outcome(status: 0, standardOutput: target + "\n"))
            try scratch.write("[.binaryTarget(name: \"tool\", path: \"tool\")]\n", to: "Package.swift")
            #expect(
                try run("manifest", "tool.artifactbundle.zip", "--url", url, "--package", "Package.swift")
                    == BuiltProgram.Outcome(status: 0))
            #expect(scratch.text("Package.swift") == "[\(target)]\n")
        }
    }

    @Test("what cannot be done is told, and leaves nothing")
    func faults() throws {
        try ScratchFolder.with { scratch in
            let made = try program.run(["artifactbundle", "create", "--executable", "tool", "-o", "tool.artifactbundle"], in: scratch.path)
            #expect(
                made
                    == BuiltProgram.Outcome(
                        status: 2,
                        standardError: """
                            error: a bundle without a version is none for SwiftPM; give one with '--version' [missing-version]
                            error: 'tool' has no file; give one with '--variant TRIPLE=PATH' [missing-variant]

                            """))
            for arguments in [["artifactbundle", "create"], ["artifactbundle", "index", "a.zip"], ["manifest", "a.zip"], ["checksum"]] {
                #expect(try program.run(arguments, in: scratch.path).status == 64, "\(arguments)")
            }
            #expect(scratch.names() == [])
        }
    }

    @Test("the programs are packed for this machine", .enabled(if: SwiftProgram.compiler != nil, "there is no compiler on PATH"))
    func ownBundle() throws {
        try ScratchFolder.with { scratch in
            try scratch.writeScript("echo lint", to: "built/trellis-lint")
            try FileManager.default.copyItem(atPath: program.path, toPath: scratch.path("built/trellis-package"))
            let repository = URL(fileURLWithPath: #filePath + "/../../..").standardizedFileURL.path
            let script = "\"$1\" built out/trellis.artifactbundle.zip trellis-lint trellis-package"
            let checksum = try ShellScript.run(script, [repository + "/.ci/artifactbundle"], in: scratch.path)
            #expect(checksum.count == 65, "\(checksum)")
            let again = try program.run(["checksum", "out/trellis.artifactbundle.zip"], in: scratch.path)
            #expect(again == BuiltProgram.Outcome(status: 0, standardOutput: checksum))
        }
    }
}
