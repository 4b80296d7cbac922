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
        arguments: ["/code/App.xcodeproj", "/code/App.xcodeproj/", "/code", "/code/", "/code/App.xcodeproj/project.pbxproj"]
    )
    func ways(path: String) throws {
        let project = try load(path, ["/code/App.xcodeproj/project.pbxproj": Self.text, "/code/A.swift": ""])
        #expect(project.place.name == "App")
        #expect(project.place.folder == "/code")
        #expect(project.place.sourceRoot == "/code")
    }

    @Test("a loose file counts as a project in its own folder")
    func looseFile() throws {
        let project = try load("/data/Some-2021.pbxproj", ["/data/Some-2021.pbxproj": Self.text])
        #expect(project.place.name == "Some-2021")
        #expect(project.place.folder == "/data")
    }

    @Test("nothing, no project, several projects and a project without its file are told apart")
    func failures() {
        #expect(failure("/code", [:]) == "/code: error: there is nothing at '/code' [no-such-file]")
        #expect(
            failure("/code", ["/code/A.swift": ""])
                == "/code: error: there is no '.xcodeproj', '.xcworkspace', 'project.yml' or 'Package.swift' in '/code'; "
                + "name the project [no-project]"
        )
        #expect(
            failure("/code", ["/code/B.xcodeproj/project.pbxproj": "", "/code/A.xcodeproj/project.pbxproj": ""])
                == "/code: error: there are 2 projects in '/code': 'A.xcodeproj', 'B.xcodeproj'; name one of them [several-projects]"
        )
        #expect(
            failure("/code/A.xcodeproj", ["/code/A.xcodeproj/other": ""])
                == "/code/A.xcodeproj: error: there is no 'project.pbxproj' in '/code/A.xcodeproj' [no-project]"
        )
    }

    @Test("two project files in one bundle are an error")
    func twoProjectFiles() {
        #expect(
            failure("/code/A.xcodeproj", ["/code/A.xcodeproj/project.xcproj": "{}", "/code/A.xcodeproj/project.pbxproj": ""])
                == "/code/A.xcodeproj: error: there are both 'project.pbxproj' and 'project.xcproj' in '/code/A.xcodeproj'; "
                + "remove the one that is out of date [two-project-files]"
        )
    }
}
