import Configuration
import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing

@Suite struct InstallationTests {
    @Test("the phase stands behind the sources and names all that it reads")
    func installation() throws {
        try LintedSample.with { sample in
            try sample.folder.write(
                "lint: {baseline: known.json, rules: [{targets: '*', config: Configs/tests.yml}]}\n", to: "app/trellis.yml")
            try sample.folder.write("parent_config: ../.swiftlint.yml\n", to: "app/Configs/tests.yml")
            let session = try sample.session(sample.arguments("App"))
            let project = sample.folder.path("app/App.xcodeproj")
            let installation = try LintInstallation(session, into: project, target: "App")
            #expect(sample.folder.text("app/lint-App.xcfilelist") == nil)
            try installation.write()
            #expect(
                sample.folder.text("app/lint-App.xcfilelist") == """
                    $(SRCROOT)/.swiftlint.yml
                    $(SRCROOT)/App/Cart.swift
                    $(SRCROOT)/App/Main.swift
                    $(SRCROOT)/Configs/tests.yml
                    $(SRCROOT)/known.json
                    $(SRCROOT)/trellis.yml

                    """)
            let text = try #require(sample.folder.text("app/App.xcodeproj/project.pbxproj"))
            #expect(text.contains("\"$(SRCROOT)/lint-App.xcfilelist\""))
            #expect(text.contains("--configuration-file \\\"$SRCROOT/trellis.yml\\\""))
            // Installed again, it takes the place of itself.
            let again = try LintInstallation(sample.session(sample.arguments("App")), into: project, target: "App")
            #expect(again.change.old == again.change.new)
        }
    }

    @Test("the script passes over previews, says when the tool is missing, and makes its stamp only when nothing was found")
    func script() throws {
        try LintedSample.with { sample in
            try sample.folder.write("lint: {rules: [{targets: '*'}]}\n", to: "app/trellis.yml")
            let installation = try LintInstallation(
                sample.session(sample.arguments("App")), into: sample.folder.path("app/App.xcodeproj"), target: "App")
            let text = String(decoding: installation.change.new, as: UTF8.self)
            let line = try #require(text.split(separator: "\n").first { $0.contains("shellScript") })
            let script = line.dropFirst(line.prefix { $0 != "\"" }.count + 1).dropLast(2)
                .replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
            try sample.folder.write(String(script), to: "phase.sh")
            try sample.folder.makeFolder("tools")
            try sample.folder.link("tools/trellis-lint", to: StandIn.program)
            func run(_ answer: Int?, _ variables: [String: String] = [:]) throws -> (Int32, String) {
                try? FileManager.default.removeItem(atPath: sample.folder.path("stamp"))
                let tool = answer.map { "case \"$*\" in *allow-warnings*) exit 0 ;; *) echo found; exit \($0) ;; esac" }
                if let tool { try sample.folder.write(tool, to: "tools/trellis-lint.script") }
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = [sample.folder.path("phase.sh")]
                process.environment = [
                    "PATH": "/usr/bin:/bin" + (tool == nil ? "" : ":" + sample.folder.path("tools")), "SRCROOT": sample.folder.path("app"),
                    "PROJECT_FILE_PATH": "p", "TARGET_NAME": "App", "SCRIPT_OUTPUT_FILE_0": sample.folder.path("stamp"), "HOME": "/nowhere",
                ].merging(variables) { $1 }
                let output = Pipe()
                process.standardOutput = output
                try process.run()
                let data = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                return (process.terminationStatus, String(decoding: data, as: UTF8.self))
            }
            #expect(try run(nil) == (0, "warning: trellis-lint is not installed, so that 'App' is not linted\n"))
            #expect(try run(1, ["ENABLE_PREVIEWS": "YES"]) == (0, ""))
            #expect(try run(1, ["ACTION": "indexbuild"]) == (0, ""))
            #expect(try run(1) == (0, "found\n"))
            #expect(sample.folder.text("stamp") == nil)
            #expect(try run(2) == (2, "found\n"))
            #expect(try run(0) == (0, "found\n"))
            #expect(sample.folder.text("stamp") == "")
        }
    }

    @Test("an unknown target is an error, and nothing is written")
    func unknownTarget() throws {
        try LintedSample.with { sample in
            let before = try sample.snapshot()
            #expect(throws: DiagnosticError.self) {
                try LintInstallation(
                    sample.session(sample.arguments("App", ".swiftlint.yml")), into: sample.folder.path("app/App.xcodeproj"), target: "Nope"
                )
            }
            #expect(try sample.snapshot() == before)
        }
    }
}
