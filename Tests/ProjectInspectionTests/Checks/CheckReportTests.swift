import Diagnostics
import JSON
import ProjectInspection
import Testing

@Suite("What a check finds")
struct CheckReportTests {
    /// The findings that are not there in the sample itself, as `severity code: message`.
    private func findings(_ objects: String) throws -> [String] {
        let base = try CheckReport(SampleInspection.request()).findings.map(\.message)
        return try CheckReport(SampleInspection.request(objects)).findings.filter { !base.contains($0.message) }.map { finding in
            "\(finding.severity.rawValue) \(finding.code): \(finding.message)"
        }
    }

    @Test("missing members are errors and shared sources are notes, at their build files")
    func sample() throws {
        let report = try CheckReport(SampleInspection.request())
        let file = "/code/App.xcodeproj/project.pbxproj"
        #expect(
            report.findings.map(\.description) == [
                file + ":12:9: note: 'Sources/A.swift' is in the sources of 2 targets: 'App', 'AppTests' [shared-source]",
                file + ":13:9: error: 'Gone.swift' is in Sources of target 'App' but not there [missing-member]",
            ]
        )
        #expect(report.hasProblems)
    }

    @Test("duplicate identifiers are errors, duplicate keys warnings")
    func duplicates() throws {
        #expect(
            try findings(
                "X = {isa = PBXGroup; name = a; name = b; sourceTree = \"<group>\"; }; X = {isa = PBXGroup; sourceTree = \"<group>\"; };")
                == [
                    "error duplicate-identifier: the identifier 'X' belongs to another object further down, so that this one is lost",
                    "warning duplicate-key: the key 'name' stands twice in this dictionary; only the last value counts",
                ]
        )
    }

    @Test("dangling references are warnings at the reference, in lists as well")
    func danglingReferences() throws {
        #expect(
            try findings(
                "X = {isa = PBXBuildFile; fileRef = NOWHERE; }; Y = {isa = PBXGroup; children = (NOTHING); sourceTree = \"<group>\"; };")
                == [
                    "warning dangling-reference: 'fileRef' of PBXBuildFile 'X' names 'NOWHERE', which does not exist",
                    "warning dangling-reference: 'children' of PBXGroup 'Y' names 'NOTHING', which does not exist",
                ]
        )
    }

    @Test("a build file of nothing is a warning")
    func emptyBuildFile() throws {
        #expect(
            try findings("X = {isa = PBXBuildFile; };") == [
                "warning empty-build-file: the build file 'X' has neither 'fileRef' nor 'productRef'; remove it"
            ]
        )
    }

    @Test("unknown classes are reported once, with their number")
    func unknownClasses() throws {
        #expect(
            try findings("X = {isa = PBXNew; }; Y = {isa = PBXNew; }; Z = {name = z; };") == [
                "warning unknown-class: 2 objects are of the unknown class 'PBXNew', this is the first; it is kept but not understood",
                "warning unknown-class: an object is of no class ('isa'); it is kept but not understood",
            ]
        )
    }

    @Test("a group that contains itself is an error, a child of two groups a warning")
    func groups() throws {
        #expect(
            try findings("X = {isa = PBXGroup; name = Loop; children = (X); sourceTree = \"<group>\"; };") == [
                "error cyclic-group: the group 'Loop' contains itself; the paths in it are taken from the project's folder"
            ]
        )
        #expect(
            try findings("X = {isa = PBXGroup; name = Second; children = (A); sourceTree = \"<group>\"; };") == [
                "warning two-groups: 'Sources/A.swift' is in the group 'Second' as well; its path is taken from the first group"
            ]
        )
    }

    @Test("groups whose path no system can open are an error at the first of them")
    func longPaths() throws {
        let folder = String(repeating: "d", count: 100)
        let groups = (0..<50).map { number in
            """
            G\(number) = {isa = PBXGroup; children = (G\(number + 1)); path = \(folder); name = N\(number); sourceTree = "<group>"; };
            """
        }
        let last = "G50 = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };"
        #expect(
            try findings((groups + [last]).joined(separator: "\n")) == [
                "error long-path: the path of the group 'N40' has more than 4096 bytes; flatten the groups"
            ]
        )
    }

    @Test("a file twice in one phase is a warning")
    func repeatedMember() throws {
        let text = SampleInspection.text("F5 = {isa = PBXBuildFile; fileRef = A; };").replacing(
            "files = (F1, F2)", with: "files = (F1, F2, F5)")
        let findings = try CheckReport(SampleInspection.request(text: text)).findings
        #expect(
            findings.contains {
                $0.message == "'Sources/A.swift' is twice in Sources of target 'App'; remove one" && $0.severity == .warning
            })
    }

    @Test("a source tree that nobody defines is a warning that says how to define it")
    func sourceTree() throws {
        #expect(
            try findings("X = {isa = PBXFileReference; path = a; sourceTree = OURS; };") == [
                "warning unknown-source-tree: the source tree 'OURS' is not defined; give its folder with '--source-tree OURS=FOLDER'"
            ]
        )
    }

    @Test("merge markers are findings with their lines, and not a failure")
    func mergeMarkers() throws {
        let report = try CheckReport(SampleInspection.request(text: "{\n<<<<<<< HEAD\n=======\n>>>>>>> b\n}"))
        #expect(report.findings.map(\.code) == ["merge-conflict"])
        #expect(report.findings.first?.notes.map(\.location?.line) == [3, 4])
        #expect(report.hasProblems)
    }

    @Test("nothing to check is a failure")
    func nothing() {
        var request = SampleInspection.request()
        request.path = "/nowhere"
        #expect(throws: DiagnosticError.self) { try CheckReport(request) }
    }

    @Test("the JSON has severity, code, message, place and notes")
    func json() throws {
        let report = try CheckReport(SampleInspection.request(text: "{\n  a b;\n}"))
        #expect(
            report.json == [
                "schema": "trellis-project/check/1",
                "findings": [
                    [
                        "severity": "error", "code": "missing-equals",
                        "message": "unexpected 'b' where '=' was expected after the key",
                        "path": "/code/App.xcodeproj/project.pbxproj", "line": .integer(2), "column": .integer(5), "notes": [],
                    ]
                ],
            ]
        )
    }
}
