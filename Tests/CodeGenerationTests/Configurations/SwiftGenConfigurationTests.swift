import CodeGeneration
import Configuration
import Diagnostics
import JSON
import SystemSupport
import TestSupport
import Testing

/// `swiftgen.yml` as it is.
@Suite struct SwiftGenConfigurationTests {
    private func plan(_ text: String) throws -> (plan: GenerationPlan, messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let plan = try GenerationPlan.load(
            at: "/project/swiftgen.yml", shownPath: "swiftgen.yml", environment: ["ROOT": "Res"],
            fileSystem: MemoryFileSystem(["/project/swiftgen.yml": text]), diagnostics: &diagnostics)
        return (plan, diagnostics.map(\.description))
    }

    private func selection(_ entry: GenerationPlan.Entry) throws -> ResourceSelection {
        guard case .resources(let selection) = entry.subject else { throw DiagnosticError("no-resources", "the entry is of another kind") }
        return selection
    }

    @Test("all keys are read, and each output becomes an entry")
    func allKeys() throws {
        let (plan, messages) = try plan(
            """
            input_dir: ${ROOT}
            output_dir: Out
            strings:
              - inputs: en.lproj
                filter: .+\\.strings$
                options: { separator: "/" }
                outputs:
                  - templateName: structured-swift5
                    output: Strings.swift
                    params: { enumName: Words, publicAccess: true }
                  - templatePath: Mine.stencil
                    output: Mine.swift
            xcassets:
              inputs: [A.xcassets, B.xcassets]
              outputs: { templateName: swift5, output: Assets.swift }
            """)
        #expect(messages == [])
        #expect(plan.entries.map(\.output.value) == ["Out/Strings.swift", "Out/Mine.swift", "Out/Assets.swift"])
        #expect(plan.entries.map(\.spacing) == [.swiftgen, .sourcery, .swiftgen])
        let strings = try selection(plan.entries[0])
        #expect(strings.parser == "strings")
        #expect(strings.inputs.map(\.value) == ["Res/en.lproj"])
        #expect(strings.filter?.value == ".+\\.strings$")
        #expect(strings.options == ["separator": "/"])
        #expect(plan.entries[0].arguments == ["enumName": "Words", "publicAccess": .boolean(true)])
        #expect(try selection(plan.entries[2]).inputs.map(\.value) == ["Res/A.xcassets", "Res/B.xcassets"])
    }

    @Test("keys of old versions are read and named")
    func oldKeys() throws {
        let (plan, messages) = try plan("json:\n  paths: a.json\n  templatePath: T.stencil\n  output: A.swift\n  params: { a: 1 }\n")
        #expect(plan.entries.map(\.output.value) == ["A.swift"])
        #expect(plan.entries[0].arguments == ["a": .number("1")])
        #expect(
            messages
                == ["paths", "templatePath", "output", "params"].enumerated().map { index, key in
                    "swiftgen.yml:\(index + 2):\(column(key)): warning: "
                        + "'\(key)' of 'json' is of an old version; write it below 'outputs', or 'inputs' for 'paths' [old-key]"
                })
    }

    /// Where the value of a key begins that is indented by two.
    private func column(_ key: String) -> Int { 2 + key.utf8.count + 3 }

    @Test("an entry whose parser is missing says so with its place, and leaves its output as it is")
    func missingParser() throws {
        var project = MemoryProject(["swiftgen.yml": "fonts:\n  inputs: F\n  outputs: { templatePath: T.stencil, output: A.swift }\n"])
        project.files["T.stencil"] = "x"
        project.settings.parsers = []
        #expect(
            project.messages() == [
                "swiftgen.yml:2:3: error: the parser 'fonts' is not part of this version, so that its outputs are left as they are "
                    + "[parser-missing]"
            ])
        #expect(try project.outputs() == [:])
        #expect(try project.result().hasErrors)
    }

    @Test("an output needs a template and a file")
    func faults() {
        let noTemplate = #expect(throws: DiagnosticError.self) { try plan("json:\n  inputs: a\n  outputs: { output: b }\n") }
        #expect(noTemplate?.diagnostics.first?.message == "an output needs either 'templateName' or 'templatePath'; write one of them")
        let noOutput = #expect(throws: DiagnosticError.self) { try plan("json:\n  inputs: a\n  outputs: { templatePath: b }\n") }
        #expect(noOutput?.diagnostics.first?.message == "'outputs' has no 'output'; name a file")
    }

    @Test(
        "every configuration of real projects is read, and the faults of those that are wrong on purpose have places",
        .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let files = Corpus.files(below: "swiftgen", suffix: ".yml")
        #expect(files.count > 30)
        for file in files {
            var diagnostics: [Diagnostic] = []
            do {
                let plan = try GenerationPlan.load(
                    at: file, shownPath: file, environment: [:], fileSystem: DiskFileSystem(), diagnostics: &diagnostics)
                #expect(!plan.entries.isEmpty || file.contains("ixtures/"), "\(file)")
            } catch let error as DiagnosticError {
                #expect(file.contains("ixtures/"), "\(error)")
                #expect(error.diagnostics.allSatisfy { $0.location?.line != nil })
            }
        }
    }
}
