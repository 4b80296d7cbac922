import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("workspaces")
struct WorkspaceDocumentTests {
    private func read(_ text: String) throws -> (WorkspaceDocument, [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let workspace = try WorkspaceDocument.read(Array(text.utf8), path: "W", diagnostics: &diagnostics)
        return (workspace, diagnostics)
    }

    static let locations: [(String, WorkspaceLocation?)] = [
        ("group:App.xcodeproj", WorkspaceLocation(.group, "App.xcodeproj")),
        ("container:", WorkspaceLocation(.container, "")),
        ("self:", WorkspaceLocation(.embedder, "")),
        ("absolute:/a:b", WorkspaceLocation(.absolute, "/a:b")),
        ("developer:Applications", WorkspaceLocation(.developer, "Applications")),
        ("cloud:x", WorkspaceLocation(.other("cloud"), "x")),
        (":x", WorkspaceLocation(.other(""), "x")),
        ("App.xcodeproj", nil),
        ("", nil),
    ]

    @Test("a location is a kind and a path, and is written as it was", arguments: locations)
    func location(text: String, expected: WorkspaceLocation?) {
        #expect(WorkspaceLocation(text) == expected)
        if let expected { #expect(expected.description == text) }
    }

    @Test("references and groups are found in their order")
    func items() throws {
        let (workspace, diagnostics) = try read(
            "<Workspace version='1.0'><FileRef location='group:A'/><Group location='container:G' name='N'>"
                + "<FileRef location='group:B'/></Group><Group name='E'/></Workspace>"
        )
        #expect(diagnostics == [])
        #expect(workspace.items.map(\.kind) == [.reference, .group, .group])
        #expect(workspace.items.map(\.name) == [nil, "N", "E"])
        #expect(workspace.items[1].items.map(\.location) == [WorkspaceLocation(.group, "B")])
        #expect(workspace.items[2].location == nil)
    }

    @Test("what is not known survives a change, in its place")
    func unknown() throws {
        let (original, _) = try read(
            """
            <!--note-->
            <Workspace version="1.1" new="x"><FileRef location="group:A" tint="red"><Extra/></FileRef><Sidebar/>
            <FileRef location="group:B"/></Workspace>
            """
        )
        var workspace = original
        workspace.items[0].location = WorkspaceLocation(.container, "C & D")
        workspace.items[1] = WorkspaceItem(
            groupNamed: "Tools", at: WorkspaceLocation(.group, "Tools"), items: [WorkspaceItem(WorkspaceLocation(.group, "E"))]
        )
        #expect(
            String(decoding: workspace.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!--note-->
                <Workspace
                   version = "1.1"
                   new = "x">
                   <FileRef
                      location = "container:C &amp; D"
                      tint = "red">
                      <Extra>
                      </Extra>
                   </FileRef>
                   <Sidebar>
                   </Sidebar>
                   <Group
                      location = "group:Tools"
                      name = "Tools">
                      <FileRef
                         location = "group:E">
                      </FileRef>
                   </Group>
                </Workspace>

                """
        )
    }

    @Test("a new workspace is written as Xcode writes one")
    func new() {
        let workspace = WorkspaceDocument(items: [WorkspaceItem(WorkspaceLocation(.group, "App.xcodeproj"))])
        #expect(
            String(decoding: workspace.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <Workspace
                   version = "1.0">
                   <FileRef
                      location = "group:App.xcodeproj">
                   </FileRef>
                </Workspace>

                """
        )
    }

    @Test("locations that say nothing are reported where they stand")
    func faults() throws {
        let marked = MarkedText(
            """
            <Workspace>
               ①<FileRef/>
               ②<FileRef location="App.xcodeproj"/>
               <Group location="group:G">③<FileRef location="grop:A"/></Group>
               ④<Group location="cloud:G"/>
            </Workspace>
            """
        )
        let (_, diagnostics) = try read(marked.text)
        func place(_ mark: Character) -> String { marked.location(mark, in: "W").description }
        #expect(
            diagnostics.map(\.description) == [
                """
                \(place("①")): warning: the reference has no location; add one such as 'group:App.xcodeproj', or remove it \
                [invalid-location]
                """,
                "\(place("②")): warning: the location 'App.xcodeproj' has no kind; write 'group:App.xcodeproj' [invalid-location]",
                "\(place("③")): warning: unknown kind 'grop:' of a location; did you mean 'group:' [unknown-location-kind]",
                """
                \(place("④")): warning: unknown kind 'cloud:' of a location; known are 'group:', 'container:', 'self:', 'absolute:', \
                'developer:' [unknown-location-kind]
                """,
            ]
        )
    }

    @Test("a file that is no workspace is refused")
    func noWorkspace() {
        let error = #expect(throws: DiagnosticError.self) { try read("<!--x--><Scheme/>") }
        #expect(
            error?.description
                == "W:1:9: error: the file begins with '<Scheme>' where '<Workspace>' was expected, so it is no workspace [no-workspace]"
        )
    }

    @Test("a workspace is found in its folder and in a project")
    func load() throws {
        let fileSystem = MemoryFileSystem([
            "/w/A.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location='group:A'/></Workspace>",
            "/w/P.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location='self:'/></Workspace>",
        ])
        var diagnostics: [Diagnostic] = []
        for (path, text) in [
            ("/w/A.xcworkspace", "group:A"), ("/w/A.xcworkspace/", "group:A"), ("/w/P.xcodeproj", "self:"),
            ("/w/A.xcworkspace/contents.xcworkspacedata", "group:A"),
        ] {
            let workspace = try WorkspaceDocument.load(at: path, fileSystem: fileSystem, diagnostics: &diagnostics)
            #expect(workspace.items[0].locationText == text)
        }
        let error = #expect(throws: DiagnosticError.self) {
            try WorkspaceDocument.load(at: "/w/B.xcworkspace", fileSystem: fileSystem, diagnostics: &diagnostics)
        }
        #expect(error?.diagnostics[0].code == "read-failed")
    }

    @Test("damaged workspaces are refused or written again with the same items")
    func damaged() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace
               version = "1.0">
               <Group
                  location = "container:"
                  name = "Samples">
                  <FileRef
                     location = "group:A/A.xcodeproj">
                  </FileRef>
               </Group>
               <FileRef
                  location = "self:">
               </FileRef>
            </Workspace>

            """
        let fileSystem = MemoryFileSystem(["/w/A/A.xcodeproj/x": "", "/w/Package.swift": ""])
        var readCount = 0
        for bytes in Mutations(of: Array(text.utf8), structure: "<>/=\":.&;A", count: 10_000, seed: 3) {
            var diagnostics: [Diagnostic] = []
            guard let workspace = try? WorkspaceDocument.read(bytes, path: "W", diagnostics: &diagnostics) else { continue }
            readCount += 1
            _ = workspace.members(at: WorkspacePlace(file: "/w/W.xcworkspace/c"), fileSystem: fileSystem, diagnostics: &diagnostics)
            let again = try WorkspaceDocument.read(workspace.bytes, path: "W", diagnostics: &diagnostics)
            let isSame = again.items.map(\.locationText) == workspace.items.map(\.locationText) && again.bytes == workspace.bytes
            #expect(isSame, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(readCount > 500)
    }
}
