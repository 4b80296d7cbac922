import Diagnostics
import ProjectModel
import SystemSupport
import Testing

@Suite("Opening a workspace")
struct WorkspaceOpeningTests {
    private var diagnostics: [Diagnostic] = []

    /// A project with one target that needs a target of another project.
    private static func project(_ target: String, needs other: String? = nil) -> String {
        let dependencies =
            other.map { path in
                """
                D = {isa = PBXTargetDependency; targetProxy = P; };
                P = {isa = PBXContainerItemProxy; containerPortal = F; proxyType = 1; remoteInfo = Kit; };
                F = {isa = PBXFileReference; path = "\(path)"; sourceTree = SOURCE_ROOT; };
                """
            } ?? ""
        return """
            {objectVersion = 77; rootObject = ROOT; objects = {
                ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
                MAIN = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = \(target); dependencies = (\(other == nil ? "" : "D")); };
                \(dependencies)
            }; }
            """
    }

    private static func workspace(_ locations: String...) -> String {
        let references = locations.map { "<FileRef location = \"\($0)\"></FileRef>" }.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Workspace version = \"1.0\">\(references)</Workspace>"
    }

    private mutating func open(_ path: String, _ files: [String: String], followsReferences: Bool = false) throws -> Workspace {
        var options = OpeningOptions()
        options.fileSystem = MemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ("/code/" + $0, $1) }))
        options.followsReferences = followsReferences
        return try Workspace.open(at: path, options: options, diagnostics: &diagnostics)
    }

    @Test("its projects come in the order of the file, each once")
    mutating func order() throws {
        let workspace = try open(
            "/code/All.xcworkspace",
            [
                "All.xcworkspace/contents.xcworkspacedata": Self.workspace(
                    "group:B.xcodeproj", "container:Sub/A.xcodeproj", "group:README.md", "group:B.xcodeproj"),
                "B.xcodeproj/project.pbxproj": Self.project("Bee"), "Sub/A.xcodeproj/project.pbxproj": Self.project("Ace"),
                "README.md": "",
            ]
        )
        #expect(workspace.name == "All")
        #expect(workspace.path == "/code/All.xcworkspace")
        #expect(workspace.definitionFiles == ["/code/All.xcworkspace/contents.xcworkspacedata"])
        #expect(workspace.targets.map(\.target.name) == ["Bee", "Ace"])
        #expect(workspace.projects.map(\.path) == ["/code/B.xcodeproj", "/code/Sub/A.xcodeproj"])
        #expect(diagnostics == [])
    }

    @Test("a project that cannot be read is left out with a warning at its reference")
    mutating func unreadable() throws {
        let workspace = try open(
            "/code/All.xcworkspace",
            [
                "All.xcworkspace/contents.xcworkspacedata": Self.workspace("group:A.xcodeproj", "group:B.xcodeproj"),
                "A.xcodeproj/project.pbxproj": Self.project("Ace"), "B.xcodeproj/project.pbxproj": "{objects = ",
            ]
        )
        #expect(workspace.targets.map(\.target.name) == ["Ace"])
        #expect(diagnostics.map(\.code) == ["reference-left-out"])
        #expect(diagnostics.first?.message == "'/code/B.xcodeproj' cannot be read and was left out")
        #expect(diagnostics.first?.location?.path == "/code/All.xcworkspace/contents.xcworkspacedata")
        #expect(diagnostics.first?.notes.count == 1)
    }

    @Test("a workspace without a single project is an error")
    mutating func empty() throws {
        let files = ["All.xcworkspace/contents.xcworkspacedata": Self.workspace("group:README.md"), "README.md": ""]
        #expect(throws: DiagnosticError.self) { try open("/code/All.xcworkspace", files) }
    }

    @Test("what a project refers to is opened when it is asked for, and what that refers to")
    mutating func references() throws {
        let files = [
            "App.xcodeproj/project.pbxproj": Self.project("App", needs: "Kit/Kit.xcodeproj"),
            "Kit/Kit.xcodeproj/project.pbxproj": Self.project("Kit", needs: "../Base/Base.xcodeproj"),
            "Base/Base.xcodeproj/project.pbxproj": Self.project("Base", needs: "../App.xcodeproj"),
        ]
        #expect(try open("/code/App.xcodeproj", files).targets.map(\.target.name) == ["App"])
        #expect(try open("/code/App.xcodeproj", files, followsReferences: true).targets.map(\.target.name) == ["App", "Kit", "Base"])
        #expect(diagnostics == [])
    }

    @Test("a project that is referred to and not there is a warning at the dependency")
    mutating func missingReference() throws {
        let files = ["App.xcodeproj/project.pbxproj": Self.project("App", needs: "Kit/Kit.xcodeproj")]
        #expect(try open("/code/App.xcodeproj", files, followsReferences: true).projects.count == 1)
        #expect(
            diagnostics.map(\.description) == [
                """
                /code/App.xcodeproj/project.pbxproj:5:5: warning: '/code/Kit/Kit.xcodeproj' cannot be read and was left out \
                [reference-left-out]
                /code/Kit/Kit.xcodeproj: note: there is nothing at '/code/Kit/Kit.xcodeproj'
                """
            ]
        )
    }
}
