import ProjectModel
import Testing

@Suite("Where the files of a project are")
struct PathResolverTests {
    /// The path of the one source file of a target, given the file reference and the groups around it.
    private func path(
        _ reference: String,
        groups: String = "",
        children: [String] = ["FILE"],
        projectKeys: String = "",
        sourceTrees: [String: String] = [:]
    ) throws -> String {
        let sample = SampleProject(
            objects: """
                TARGET = {isa = PBXNativeTarget; name = App; buildPhases = (SOURCES); };
                SOURCES = {isa = PBXSourcesBuildPhase; files = (BUILD); };
                BUILD = {isa = PBXBuildFile; fileRef = FILE; };
                FILE = {isa = PBXFileReference; \(reference) };
                \(groups)
                """,
            children: children,
            targets: ["TARGET"],
            projectKeys: projectKeys
        )
        let project = try sample.load(sourceTrees: sourceTrees)
        return project.memberships().map(\.file.path.description).joined(separator: "|")
    }

    @Test("a path of the source tree <group> joins the paths of the groups around it")
    func groups() throws {
        let groups = """
            OUTER = {isa = PBXGroup; children = (MIDDLE); path = Sources; sourceTree = "<group>"; };
            MIDDLE = {isa = PBXGroup; children = (INNER); name = "Only a name"; sourceTree = "<group>"; };
            INNER = {isa = PBXGroup; children = (FILE); path = "My Views"; sourceTree = "<group>"; };
            """
        let found = try path("path = A.swift; sourceTree = \"<group>\";", groups: groups, children: ["OUTER"])
        #expect(found == "/code/Sources/My Views/A.swift")
    }

    @Test("a group of another source tree begins the path anew")
    func groupRestartsThePath() throws {
        let groups = """
            OUTER = {isa = PBXGroup; children = (INNER); path = Sources; sourceTree = "<group>"; };
            INNER = {isa = PBXGroup; children = (FILE); path = Elsewhere; sourceTree = SOURCE_ROOT; };
            """
        let found = try path("path = A.swift; sourceTree = \"<group>\";", groups: groups, children: ["OUTER"])
        #expect(found == "/code/Elsewhere/A.swift")
    }

    @Test("a file outside the tree of groups is taken from the project's folder")
    func outsideTheTree() throws {
        #expect(try path("path = A.swift; sourceTree = \"<group>\";", children: []) == "/code/A.swift")
    }

    @Test(
        "each source tree has its base",
        arguments: [
            ("path = Sources/A.swift; sourceTree = SOURCE_ROOT;", "/code/Sources/A.swift"),
            ("path = /opt/A.swift; sourceTree = \"<absolute>\";", "/opt/A.swift"),
            ("path = /opt/A.swift; sourceTree = \"<group>\";", "/opt/A.swift"),
            ("path = ../Shared/./A.swift; sourceTree = \"<group>\";", "/Shared/A.swift"),
            ("path = ../../../Shared/A.swift; sourceTree = \"<group>\";", "/../../Shared/A.swift"),
            ("path = App.app; sourceTree = BUILT_PRODUCTS_DIR;", "$(BUILT_PRODUCTS_DIR)/App.app"),
            (
                "path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT;",
                "$(SDKROOT)/System/Library/Frameworks/UIKit.framework"
            ),
            ("path = A.swift; sourceTree = UNHEARD_OF;", "/code/A.swift"),
            ("path = A.swift; sourceTree = OUR_TREE;", "/opt/tree/A.swift"),
            ("path = \"$(SRCROOT)/Sources/A.swift\"; sourceTree = \"<group>\";", "/code/Sources/A.swift"),
            ("path = \"${PROJECT_DIR}/A.swift\"; sourceTree = \"<absolute>\";", "/code/A.swift"),
            ("path = \"$(PROJECT_NAME)/A.swift\"; sourceTree = \"<group>\";", "/code/App/A.swift"),
            ("path = \"$(DERIVED_FILE_DIR)/A.swift\"; sourceTree = \"<group>\";", "$(DERIVED_FILE_DIR)/A.swift"),
            ("path = \"a$(b\"; sourceTree = \"<group>\";", "/code/a$(b"),
            ("path = A.swift;", "/code/A.swift"),
        ]
    )
    func sourceTrees(reference: String, expected: String) throws {
        #expect(try path(reference, sourceTrees: ["OUR_TREE": "/opt/tree"]) == expected)
    }

    @Test("projectDirPath moves the folder that SOURCE_ROOT and the main group stand for")
    func projectDirectoryPath() throws {
        let keys = "projectDirPath = ../src;"
        #expect(try path("path = A.swift; sourceTree = SOURCE_ROOT;", projectKeys: keys) == "/src/A.swift")
        #expect(try path("path = A.swift; sourceTree = \"<group>\";", projectKeys: keys) == "/src/A.swift")
    }

    @Test("a group that is its own parent does not hang and is taken from the project's folder")
    func groupIsItsOwnParent() throws {
        let groups = "LOOP = {isa = PBXGroup; children = (FILE, LOOP); path = Loop; sourceTree = \"<group>\"; };"
        #expect(try path("path = A.swift; sourceTree = \"<group>\";", groups: groups, children: []) == "/code/Loop/A.swift")
    }

    @Test("groups that contain each other do not hang")
    func cyclicGroups() throws {
        let groups = """
            ONE = {isa = PBXGroup; children = (TWO); path = One; sourceTree = "<group>"; };
            TWO = {isa = PBXGroup; children = (ONE, FILE); path = Two; sourceTree = "<group>"; };
            """
        let found = try path("path = A.swift; sourceTree = \"<group>\";", groups: groups, children: [])
        #expect(found == "/code/Two/A.swift")
    }

    @Test("a path is followed to 4096 bytes and no further, however many groups are inside each other", arguments: [2_000, 2_100, 100_000])
    func deepGroups(depth: Int) throws {
        let groups = (0..<depth).map { number in
            let child = number + 1 < depth ? "G\(number + 1)" : "FILE"
            return "G\(number) = {isa = PBXGroup; children = (\(child)); path = d; sourceTree = \"<group>\"; };"
        }
        let found = try path("path = A.swift; sourceTree = \"<group>\";", groups: groups.joined(separator: "\n"), children: ["G0"])
        let path = "/code/" + String(repeating: "d/", count: depth) + "A.swift"
        #expect(found == (path.utf8.count <= 4096 ? path : "(a path of more than 4096 bytes)"))
    }
}
