import Diagnostics
import JSON
import ProjectInspection
import ProjectModel
import SystemSupport
import Testing

@Suite("The files of targets")
struct FilesReportTests {
    @Test("paths are relative to the current folder, each once, and missing members are named apart")
    func paths() throws {
        let opened = try OpenedWorkspace(SampleInspection.request())
        let report = try FilesReport(opened, targets: opened.targets, phase: nil)
        #expect(report.paths == ["Media.xcassets", "Sources/A.swift"])
        #expect(
            report.warnings.map(\.description)
                == ["warning: 'Gone.swift' of target 'App' is not there and was left out [missing-member]"]
        )
    }

    @Test("paths may be absolute")
    func absolutePaths() throws {
        var request = SampleInspection.request()
        request.showsAbsolutePaths = true
        let opened = try OpenedWorkspace(request)
        let report = try FilesReport(opened, targets: try opened.targets(named: ["AppTests"]), phase: nil)
        #expect(report.paths == ["/code/Sources/A.swift"])
    }

    @Test("only one kind of phase may be asked for")
    func phase() throws {
        let opened = try OpenedWorkspace(SampleInspection.request())
        #expect(try FilesReport(opened, targets: opened.targets, phase: .resources).paths == ["Media.xcassets"])
        #expect(try FilesReport(opened, targets: opened.targets, phase: .headers).paths == [])
    }

    @Test("an explanation names target, phase, condition and reason")
    func explanation() throws {
        let opened = try OpenedWorkspace(SampleInspection.request())
        let report = try FilesReport(opened, targets: opened.targets, phase: .sources)
        #expect(
            report.explainedRows == [
                ["Sources/A.swift", "App", "Sources", "build file F1"],
                ["Sources/A.swift", "AppTests", "Sources", "only for ios; build file F4"],
            ]
        )
    }

    @Test("with a list of files the paths are relative to its root, which is found by the project's place in it")
    func listing() throws {
        var request = SampleInspection.request()
        request.listing = try FileListing(Array("App.xcodeproj/project.pbxproj\nGone.swift\n".utf8), name: "list")
        let opened = try OpenedWorkspace(request)
        #expect(opened.paths.base == "/code")
        let report = try FilesReport(opened, targets: opened.targets, phase: nil)
        #expect(report.paths == ["Gone.swift"])
        #expect(report.missing.map(\.path) == ["Media.xcassets", "Sources/A.swift", "Sources/A.swift"])
    }

    @Test("a list may be of a folder further up, or of one that is given")
    func listingRoots() throws {
        var request = SampleInspection.request()
        request.listing = try FileListing(Array("code/App.xcodeproj/project.pbxproj\ncode/Sources/A.swift\n".utf8), name: "list")
        #expect(try OpenedWorkspace(request).paths.base == "/")
        request.listing = try FileListing(Array("Sources/A.swift\n".utf8), name: "list")
        #expect(try OpenedWorkspace(request).paths.base == "/code")
        request.listingRoot = "/elsewhere"
        #expect(try OpenedWorkspace(request).paths.base == "/elsewhere")
    }

    @Test("an unknown target is an error that names the nearest one")
    func unknownTarget() throws {
        let opened = try OpenedWorkspace(SampleInspection.request())
        #expect(throws: DiagnosticError("unknown-target", "the project 'App' has no target 'AppTest'; did you mean 'AppTests'?")) {
            try opened.targets(named: ["AppTest"])
        }
        #expect(
            throws: DiagnosticError(
                "unknown-target",
                "the project 'App' has no target 'Zebra'; see 'trellis-project targets' for those it has"
            )
        ) {
            try opened.targets(named: ["App", "Zebra"])
        }
    }

    @Test("the JSON has every fact of a membership")
    func json() throws {
        let opened = try OpenedWorkspace(SampleInspection.request())
        let report = try FilesReport(opened, targets: try opened.targets(named: ["AppTests"]), phase: nil)
        #expect(
            JSONWriter.text(report.json) == """
                {
                  "schema": "trellis-project/files/1",
                  "project": "App",
                  "files": [
                    {
                      "path": "Sources/A.swift",
                      "target": "AppTests",
                      "project": "App",
                      "phase": "sources",
                      "phaseName": "Sources",
                      "role": "",
                      "fileType": "sourcecode.swift",
                      "language": null,
                      "platforms": [
                        "ios"
                      ],
                      "compilerFlags": null,
                      "reason": "build file F4"
                    }
                  ],
                  "missing": [],
                  "leftOut": []
                }

                """
        )
    }
}
