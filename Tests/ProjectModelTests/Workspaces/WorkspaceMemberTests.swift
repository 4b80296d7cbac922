import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("members of workspaces")
struct WorkspaceMemberTests {
    private let fileSystem = MemoryFileSystem([
        "/w/App/App.xcodeproj/project.pbxproj": "",
        "/w/Kit/Package.swift": "",
        "/w/Kit/Sources/Kit.swift": "",
        "/w/Other.xcworkspace/contents.xcworkspacedata": "",
        "/w/Docs/README.md": "",
        "/w/fake.xcodeproj": "",
        "/d/Applications/Simulator.app/x": "",
    ])

    private func members(
        _ marked: String, at file: String = "/w/All.xcworkspace/contents.xcworkspacedata", developerFolder: String? = nil
    ) throws -> (members: [String], diagnostics: [Diagnostic], text: MarkedText) {
        let text = MarkedText("<Workspace>\(marked)</Workspace>")
        var diagnostics: [Diagnostic] = []
        let workspace = try WorkspaceDocument.read(text.bytes, path: "W", diagnostics: &diagnostics)
        let members = workspace.members(
            at: WorkspacePlace(file: file), fileSystem: fileSystem, developerFolder: developerFolder, diagnostics: &diagnostics
        )
        return (members.map { "\($0.kind) \($0.path)" }, diagnostics, text)
    }

    @Test("what a reference leads to has a kind")
    func kinds() throws {
        let result = try members(
            ["App/App.xcodeproj", "Kit", "Other.xcworkspace", "Docs", "Docs/README.md", "fake.xcodeproj", "Kit/Package.swift", ""]
                .map { "<FileRef location='group:\($0)'/>" }.joined()
        )
        #expect(
            result.members == [
                "project /w/App/App.xcodeproj", "package /w/Kit", "workspace /w/Other.xcworkspace", "folder /w/Docs",
                "file /w/Docs/README.md",
                "file /w/fake.xcodeproj", "file /w/Kit/Package.swift", "folder /w",
            ]
        )
        #expect(result.diagnostics == [])
    }

    @Test("a path is relative to what its kind says")
    func bases() throws {
        let result = try members(
            """
            <Group location='group:Kit' name='K'><FileRef location='group:Sources'/><FileRef location='container:Docs'/>\
            <Group location='group:..'><FileRef location='group:Docs'/></Group>\
            <Group location='container:App'><FileRef location='group:App.xcodeproj'/></Group>\
            <Group name='no folder'><FileRef location='group:Package.swift'/></Group></Group>\
            <Group location='absolute:/w/Docs'><FileRef location='group:README.md'/></Group>\
            <FileRef location='absolute:/w/./Kit/../Docs'/>
            """
        )
        #expect(
            result.members == [
                "folder /w/Kit/Sources", "folder /w/Docs", "folder /w/Docs", "project /w/App/App.xcodeproj", "file /w/Kit/Package.swift",
                "file /w/Docs/README.md", "folder /w/Docs",
            ]
        )
        #expect(result.diagnostics == [])
    }

    @Test("a workspace in a project starts at the folder above the project, and 'self:' is the project")
    func embedded() throws {
        let file = "/w/App/App.xcodeproj/project.xcworkspace/contents.xcworkspacedata"
        let result = try members(
            "<FileRef location='self:'/><FileRef location='self:Old.xcodeproj'/><FileRef location='group:../Kit'/>"
                + "<FileRef location='container:App.xcodeproj'/>",
            at: file
        )
        #expect(
            result.members == [
                "project /w/App/App.xcodeproj", "project /w/App/App.xcodeproj", "package /w/Kit", "project /w/App/App.xcodeproj",
            ]
        )
        #expect(result.diagnostics == [])
    }

    @Test("the workspace that Xcode makes in a package stands for the package")
    func package() throws {
        let result = try members(
            "<FileRef location='self:'/><FileRef location='group:Sources'/>",
            at: "/w/Kit/.swiftpm/xcode/package.xcworkspace/contents.xcworkspacedata"
        )
        #expect(result.members == ["package /w/Kit", "folder /w/Kit/Sources"])
    }

    @Test("'self:' of a workspace that stands for itself means nothing")
    func noEmbedder() throws {
        let result = try members("①<FileRef location='self:'/>")
        #expect(result.members == [])
        #expect(
            result.diagnostics == [
                Diagnostic(
                    .warning, "no-embedder", "'self:' means the project around the workspace, but there is none; name the project",
                    at: result.text.location("①", in: "W")
                )
            ]
        )
    }

    @Test("the developer folder is that of the caller")
    func developerFolder() throws {
        let text = "①<FileRef location='developer:Applications/Simulator.app'/>"
        #expect(try members(text, developerFolder: "/d").members == ["folder /d/Applications/Simulator.app"])
        let result = try members(text)
        #expect(result.members == [])
        #expect(
            result.diagnostics.map(\.description) == [
                """
                \(result.text.location("①", in: "W")): note: 'developer:Applications/Simulator.app' is relative to the developer \
                folder of Xcode, which is not known; it is left out [no-developer-folder]
                """
            ]
        )
    }

    @Test("what is not there is reported where the workspace refers to it")
    func missing() throws {
        let result = try members("<Group location='group:Pods'>①<FileRef location='group:Pods.xcodeproj'/></Group>")
        #expect(result.members == [])
        #expect(
            result.diagnostics.map(\.description) == [
                """
                \(result.text.location("①", in: "W")): warning: there is nothing at '/w/Pods/Pods.xcodeproj', where \
                'group:Pods.xcodeproj' leads; restore it, or remove the reference [missing-workspace-member]
                """
            ]
        )
    }

    @Test("what is in a group of an unknown kind has no place")
    func unknownKind() throws {
        let result = try members("<Group location='cloud:x'><FileRef location='group:Kit'/><FileRef location='container:Kit'/></Group>")
        #expect(result.members == [])
        #expect(result.diagnostics.map(\.code) == ["unknown-location-kind"])
    }

    @Test("long paths are not followed")
    func longPath() throws {
        let name = String(repeating: "a", count: 4000)
        let result = try members("<Group location='group:\(name)'>①<FileRef location='group:\(name)'/></Group>")
        #expect(result.members == [])
        #expect(
            result.diagnostics == [
                Diagnostic(
                    .warning, "path-too-long", "the path is longer than 4096 bytes; it is not followed",
                    at: result.text.location("①", in: "W")
                )
            ]
        )
    }

    @Test("the number of references is bounded")
    func manyReferences() throws {
        let result = try members(String(repeating: "<FileRef location='group:Kit'/>", count: 10_050))
        #expect(result.members.count == 10_000)
        #expect(
            result.diagnostics.map(\.message) == ["the workspace has more than 10000 references; those from here on are left out"]
        )
    }
}
