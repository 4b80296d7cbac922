import JSON
import ProjectInspection
import Testing

@Suite("The owners of files")
struct OwnersReportTests {
    private func report(_ files: [String]) throws -> OwnersReport {
        OwnersReport(try OpenedWorkspace(SampleInspection.request()), files: files, base: "/code")
    }

    @Test("each target that has a file is named with its phase and the reason")
    func owners() throws {
        let report = try report(["Sources/A.swift"])
        #expect(
            report.rows == [
                ["Sources/A.swift", "App", "Sources", "build file F1"], ["Sources/A.swift", "AppTests", "Sources", "build file F4"],
            ]
        )
        #expect(!report.hasFilesWithoutOwner)
    }

    @Test("a file is the same however its path is written")
    func spellings() throws {
        for file in ["/code/Sources/A.swift", "./Sources//A.swift", "Sources/../Sources/A.swift"] {
            #expect(try report([file]).rows.map { $0[1] } == ["App", "AppTests"])
        }
    }

    @Test("a file inside a catalog is owned with the catalog")
    func container() throws {
        let report = try report(["Media.xcassets/Icon.imageset/Contents.json"])
        #expect(
            report.rows == [
                ["Media.xcassets/Icon.imageset/Contents.json", "App", "Resources", "inside 'Media.xcassets', build file F3"]
            ]
        )
    }

    @Test("a file that no target has is named as such")
    func noOwner() throws {
        let report = try report(["B.swift", "Sources/A.swift"])
        #expect(report.rows.first == ["B.swift", "-", "-", "no target owns it"])
        #expect(report.hasFilesWithoutOwner)
    }

    @Test("the JSON keeps the order of the questions")
    func json() throws {
        let files = try report(["B.swift", "Sources/A.swift"]).json["files"]?.items ?? []
        #expect(files.map { $0["path"]?.text } == ["B.swift", "Sources/A.swift"])
        #expect(files.map { $0["owners"]?.items?.count } == [0, 2])
    }
}
