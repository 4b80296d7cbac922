import Diagnostics
import Linting
import ProjectModel
import SystemSupport
import Testing

@Suite struct LintCollectorTests {
    private func collect(
        sources: [String],
        files: [String] = [],
        from workingDirectory: String,
        diagnostics: inout [Diagnostic]
    ) throws -> [LintTarget] {
        var contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        contents["/app/App.xcodeproj/project.pbxproj"] = SampleProject.text(sources: sources)
        let project = try XcodeProject.load(
            at: "/app/App.xcodeproj",
            fileSystem: MemoryFileSystem(contents),
            diagnostics: &diagnostics
        )
        let collector = LintCollector(workingDirectory: workingDirectory)
        return collector.targets(NamedTarget.all(of: Workspace(project)), diagnostics: &diagnostics)
    }

    private func target(_ name: String, files: [String]) -> LintTarget {
        LintTarget(name: name, names: [name, name, "App/\(name)"], files: files)
    }

    @Test("only Swift files are collected, whatever else is compiled")
    func onlySwift() throws {
        var diagnostics: [Diagnostic] = []
        let sources = ["A.swift", "B.m", "C.metal", "D.xcdatamodeld", "E.intentdefinition", "F.swift"]
        let targets = try collect(sources: sources, from: "/app", diagnostics: &diagnostics)
        #expect(targets.first == target("App", files: ["A.swift", "F.swift"]))
        #expect(diagnostics.isEmpty)
    }

    @Test("a target that owns a synchronized folder has the files in it, and no others")
    func synchronizedFolder() throws {
        var diagnostics: [Diagnostic] = []
        let files = ["/app/AppTests/CartTests.swift", "/app/AppTests/Sub/More.swift", "/app/AppTests/Data.json", "/app/Other.swift"]
        let targets = try collect(sources: ["A.swift"], files: files, from: "/app", diagnostics: &diagnostics)
        #expect(
            targets.first { $0.name == "AppTests" }
                == target("AppTests", files: ["AppTests/CartTests.swift", "AppTests/Sub/More.swift"])
        )
    }

    @Test("a target without files is collected as such")
    func withoutFiles() throws {
        var diagnostics: [Diagnostic] = []
        let targets = try collect(sources: ["A.swift"], from: "/app", diagnostics: &diagnostics)
        #expect(targets.map(\.name) == ["App", "Widget", "AppTests", "Docs"])
        #expect(targets.last == target("Docs", files: []))
    }

    @Test("paths are relative below the working directory and absolute elsewhere")
    func paths() throws {
        var diagnostics: [Diagnostic] = []
        let sources = ["App/A.swift", "../shared/B.swift"]
        let expected = [
            "/app": ["App/A.swift", "/shared/B.swift"],
            "/app/App": ["A.swift", "/shared/B.swift"],
            "/": ["app/App/A.swift", "shared/B.swift"],
            "/elsewhere": ["/app/App/A.swift", "/shared/B.swift"],
        ]
        for (folder, paths) in expected.sorted(by: { $0.key < $1.key }) {
            let targets = try collect(sources: sources, from: folder, diagnostics: &diagnostics)
            #expect(targets.first?.files == paths)
        }
    }

    @Test("sources that only a build makes are named in a note")
    func generated() throws {
        var diagnostics: [Diagnostic] = []
        let text = SampleProject.text(sources: ["A.swift", "B.swift"])
            .replacing(#"path = "A.swift"; sourceTree = SOURCE_ROOT"#, with: #"path = "A.swift"; sourceTree = BUILT_PRODUCTS_DIR"#)
        let project = try XcodeProject.load(
            at: "/app/App.xcodeproj",
            fileSystem: MemoryFileSystem(["/app/App.xcodeproj/project.pbxproj": text]),
            diagnostics: &diagnostics
        )
        let targets = Array(NamedTarget.all(of: Workspace(project)).prefix(1))
        let collected = LintCollector(workingDirectory: "/app").targets(targets, diagnostics: &diagnostics)
        #expect(collected == [target("App", files: ["B.swift"])])
        #expect(
            diagnostics.map(\.description) == [
                "note: '$(BUILT_PRODUCTS_DIR)/A.swift' of target 'App' is in a folder that only a build has and is not linted "
                    + "[generated-source]"
            ]
        )
    }
}
