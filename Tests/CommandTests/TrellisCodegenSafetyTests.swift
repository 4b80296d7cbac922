import Foundation
import TestSupport
import Testing

@Suite struct TrellisCodegenSafetyTests {
    @Test("twenty runs at once on one cache all give the right results")
    func concurrentRuns() throws {
        try TrellisCodegenProject.with { (project) throws in
            let processes = (0..<20).map { _ in project.process(["run"]) }
            for process in processes { try process.run() }
            for process in processes { process.waitUntilExit() }
            #expect(processes.map(\.terminationStatus) == Array(repeating: 0, count: 20))
            #expect(project.text("Generated/AutoCases.generated.swift") == TrellisCodegenProject.cases)
            #expect(try project.run("--check") == BuiltProgram.Outcome(status: 0))
        }
    }

    @Test("a run that is killed leaves each output old or new, and the next one finishes the work")
    func killed() throws {
        let template = "{% for i in 1...20000 %}{{ types.all.first.name }}\n{% endfor %}"
        try TrellisCodegenProject.with { (project) throws in
            try project.write(template, to: "Templates/Names.stencil")
            _ = try project.run("run")
            let old = project.text("Generated/Names.generated.swift")
            #expect(old?.utf8.count ?? 0 > 100_000)
            let new = old.map { $0.replacingOccurrences(of: "Aisle", with: "Shelf") }
            for turns in [0, 10, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000] {
                try project.write("enum \(turns.isMultiple(of: 20) ? "Shelf" : "Aisle") { case a }\n", to: "Sources/Aisle.swift")
                let script = "\"$0\" run --no-cache & process=$!; i=0; while [ $i -lt \(turns) ]; do i=$((i+1)); done; kill -9 $process"
                let shell = project.process([])
                let program = try #require(shell.executableURL?.path)
                shell.executableURL = URL(fileURLWithPath: "/bin/sh")
                shell.arguments = ["-c", script, program]
                shell.standardError = FileHandle.nullDevice
                try shell.run()
                shell.waitUntilExit()
                let text = project.text("Generated/Names.generated.swift")
                #expect(text == old || text == new, "killed after \(turns) turns")
            }
            try project.write("enum Shelf { case a }\n", to: "Sources/Aisle.swift")
            #expect(try project.run("run").status == 0)
            #expect(project.text("Generated/Names.generated.swift") == new)
        }
    }

    @Test("a watch runs again when an input changes")
    func watch() throws {
        try TrellisCodegenProject.with { (project) throws in
            let process = project.process(["run", "--watch", "--dry-run"])
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            defer {
                // Threads of tests block other signals, and their children inherit that.
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
            var text = ""
            func read(until line: String) {
                while !text.contains(line) {
                    let data = pipe.fileHandleForReading.availableData
                    if data.isEmpty { return }
                    text += String(decoding: data, as: UTF8.self)
                }
            }
            read(until: "created Generated/Names.generated.swift\n")
            #expect(text == "created Generated/AutoCases.generated.swift\ncreated Generated/Names.generated.swift\n")
            text = ""
            try project.write("{% newline %}// none\n", to: "Templates/Names.stencil")
            try project.write("enum Other { case a }\n", to: "Sources/Aisle.swift")
            read(until: "created Generated/Names.generated.swift\n")
            #expect(text.hasSuffix("created Generated/Names.generated.swift\n"))
        }
    }

    @Test("a phase is added to a target of the example with lists of what it reads and makes, and adding it again changes nothing")
    func install() throws {
        try ScratchFolder.with { folder in
            let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../Examples/Recipes"
            try FileManager.default.copyItem(atPath: example, toPath: folder.path("Recipes"))
            try folder.write(
                "codegen:\n  - { sources: Recipes/Models, templates: AutoCases, output: Recipes/Cases.swift }\n", to: "Recipes/codegen.yml")
            let program = BuiltProgram("trellis-codegen")
            let arguments = ["install", "Recipes.xcodeproj", "--target", "App", "--config", "codegen.yml"]
            let environment = ["TRELLIS_CACHE": folder.path("cache")]
            let shown = try program.run(arguments + ["--dry-run"], in: folder.path("Recipes"), environment: environment)
            #expect(shown.status == 0)
            #expect(shown.standardOutput.contains("+\t\t\tname = \"Generate Code\";\n"), "\(shown)")
            #expect(shown.standardOutput.contains("+\t\t\t\t\"$(SRCROOT)/codegen-inputs.xcfilelist\",\n"))
            #expect(try program.run(arguments, in: folder.path("Recipes"), environment: environment) == BuiltProgram.Outcome(status: 0))
            let project = folder.text("Recipes/Recipes.xcodeproj/project.pbxproj")
            #expect(folder.text("Recipes/codegen-outputs.xcfilelist") == nil || project?.contains("Generate Code") == true)
            #expect(try program.run(arguments, in: folder.path("Recipes"), environment: environment) == BuiltProgram.Outcome(status: 0))
            #expect(folder.text("Recipes/Recipes.xcodeproj/project.pbxproj") == project)
        }
    }
}
