import Diagnostics
import ProjectModel
import SystemSupport
import Testing

@Suite("Finding a project")
struct LoadingTests {
    private static let text = "{objectVersion = 77; objects = {A = {isa = PBXProject;};}; rootObject = A;}"

    private func load(_ path: String, _ files: [String: String]) throws -> XcodeProject {
        var diagnostics: [Diagnostic] = []
        return try XcodeProject.load(at: path, fileSystem: MemoryFileSystem(files), diagnostics: &diagnostics)
    }

    private func failure(_ path: String, _ files: [String: String]) -> String? {
        do {
            _ = try load(path, files)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "a bundle, its folder, its file and a trailing slash all mean the project",
        arguments: ["/work/App.xcodeproj", "/work/App.xcodeproj/", "/work", "/work/", "/work/App.xcodeproj/project.pbxproj"]
    )
    func ways(path: String) throws {
        let project = try load(path, ["/work/App.xcodeproj/project.pbxproj": Self.text, "/work/A.swift": ""])
        #expect(project.place.name == "App")
        #expect(project.place.folder == "/work")
        #expect(project.place.sourceRoot == "/work")
    }

    @Test("a loose file counts as a project in its own folder")
    func looseFile() throws {
        let project = try load("/data/Some-2021.pbxproj", ["/data/Some-2021.pbxproj": Self.text])
        #expect(project.place.name == "Some-2021")
        #expect(project.place.folder == "/data")
    }

    @Test("nothing, no project, several projects and a project without its file are told apart")
    func failures() {
        #expect(failure("/work", [:]) == "/work: error: there is nothing at '/work' [no-such-file]")
        #expect(failure("/work", ["/work/A.swift": ""]) == "/work: error: there is no '.xcodeproj' in '/work'; name the project [no-project]")
        #expect(
            failure("/work", ["/work/B.xcodeproj/project.pbxproj": "", "/work/A.xcodeproj/project.pbxproj": ""])
                == "/work: error: there are 2 projects in '/work': 'A.xcodeproj', 'B.xcodeproj'; name one of them [several-projects]"
        )
        #expect(
            failure("/work/A.xcodeproj", ["/work/A.xcodeproj/other": ""])
                == "/work/A.xcodeproj: error: there is no 'project.pbxproj' in '/work/A.xcodeproj' [no-project]"
        )
    }

    @Test("the JSON format of Xcode 27 is named as such")
    func jsonFormat() {
        #expect(
            failure("/work/A.xcodeproj", ["/work/A.xcodeproj/project.xcproj": "{}"])
                == "/work/A.xcodeproj: error: the project is in the JSON format of Xcode 27, which is not read yet; convert it to a property list in Xcode [json-project]"
        )
    }
}
