import Diagnostics
import ProjectModel
import SystemSupport
import Testing

@Suite("What a path on a command line means")
struct ProjectLocationTests {
    private func location(_ path: String, _ files: String...) throws -> ProjectLocation {
        let contents = Dictionary(files.map { ("/code/" + $0, "") }) { first, _ in first }
        return try ProjectLocation.find(path, fileSystem: MemoryFileSystem(contents))
    }

    private func failure(_ path: String, _ files: String...) -> String {
        let contents = Dictionary(files.map { ("/code/" + $0, "") }) { first, _ in first }
        do {
            return "\(try ProjectLocation.find(path, fileSystem: MemoryFileSystem(contents)))"
        } catch {
            return "\(error)"
        }
    }

    private static let project = "App.xcodeproj/project.pbxproj"
    private static let workspace = "App.xcworkspace/contents.xcworkspacedata"

    @Test("each kind of project is known by its name")
    func names() throws {
        #expect(try location("/code/App.xcodeproj", Self.project) == .xcodeProject(file: "/code/App.xcodeproj/project.pbxproj"))
        #expect(try location("/code/App.xcodeproj/", Self.project) == .xcodeProject(file: "/code/App.xcodeproj/project.pbxproj"))
        #expect(try location("/code/" + Self.project, Self.project) == .xcodeProject(file: "/code/App.xcodeproj/project.pbxproj"))
        #expect(try location("/code/App.xcworkspace", Self.workspace) == .workspace(folder: "/code/App.xcworkspace"))
        #expect(try location("/code/" + Self.workspace, Self.workspace) == .workspace(folder: "/code/App.xcworkspace"))
        for name in ["project.yml", "app.yaml", "spec.json"] {
            #expect(try location("/code/" + name, name) == .xcodeGenSpec(file: "/code/" + name))
        }
        #expect(try location("/code/Package.swift", "Package.swift") == .swiftPackage(manifest: "/code/Package.swift"))
    }

    @Test("a folder means its one project before everything else")
    func projectFirst() throws {
        let found = try location("/code", Self.project, Self.workspace, "project.yml", "Package.swift")
        #expect(found == .xcodeProject(file: "/code/App.xcodeproj/project.pbxproj"))
    }

    @Test("a folder with several projects means its one workspace")
    func workspaceOfSeveral() throws {
        let found = try location("/code", Self.project, "Kit.xcodeproj/project.pbxproj", Self.workspace, "Package.swift")
        #expect(found == .workspace(folder: "/code/App.xcworkspace"))
    }

    @Test("a folder without either means its spec, and then its package")
    func specThenPackage() throws {
        #expect(try location("/code", "project.yml", "Package.swift") == .xcodeGenSpec(file: "/code/project.yml"))
        #expect(try location("/code", "Package.swift", "Sources/a.swift") == .swiftPackage(manifest: "/code/Package.swift"))
    }

    @Test("several of a kind, none of any, and nothing at all are told apart")
    func failures() {
        #expect(
            failure("/code", Self.project, "Kit.xcodeproj/project.pbxproj")
                == "/code: error: there are 2 projects in '/code': 'App.xcodeproj', 'Kit.xcodeproj'; name one of them [several-projects]"
        )
        #expect(
            failure("/code", Self.workspace, "B.xcworkspace/contents.xcworkspacedata")
                == "/code: error: there are 2 workspaces in '/code': 'App.xcworkspace', 'B.xcworkspace'; name one of them "
                + "[several-workspaces]"
        )
        #expect(
            failure("/code", "a.swift")
                == "/code: error: there is no '.xcodeproj', '.xcworkspace', 'project.yml' or 'Package.swift' in '/code'; "
                + "name the project [no-project]"
        )
        #expect(failure("/else", "a.swift") == "/else: error: there is nothing at '/else' [no-such-file]")
    }
}
