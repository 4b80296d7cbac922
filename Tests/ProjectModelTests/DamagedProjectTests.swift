import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Damaged projects")
struct DamagedProjectTests {
    @Test("no damage to a project file makes loading or its questions trap")
    func mutations() throws {
        let sample = SampleProject(
            objects: """
                T = {isa = PBXNativeTarget; name = App; buildPhases = (S, C); fileSystemSynchronizedGroups = (F); };
                S = {isa = PBXSourcesBuildPhase; files = (B, V); };
                C = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; dstPath = ""; files = (); };
                B = {isa = PBXBuildFile; fileRef = R; settings = {ATTRIBUTES = (Weak); }; };
                V = {isa = PBXBuildFile; fileRef = L; };
                L = {isa = PBXVariantGroup; children = (R); name = X; sourceTree = "<group>"; };
                R = {isa = PBXFileReference; path = "$(SRCROOT)/A.swift"; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (L, H); path = G; sourceTree = "<group>"; };
                H = {isa = PBXGroup; children = (R, F); path = "../H"; sourceTree = SOURCE_ROOT; };
                F = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, P); path = App;
                    sourceTree = "<group>"; explicitFolders = (web); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                    membershipExceptions = (A.swift, /Localized/B.strings); };
                P = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C;
                    membershipExceptions = (B.swift); };
                """,
            children: ["G"],
            targets: ["T"]
        )
        let files = ["/code/App/A.swift": "", "/code/App/B.swift": "", "/code/App/web/x": "", "/code/App/en.lproj/B.strings": ""]
        let members = MemoryFileSystem(files)
        var loaded = 0
        for bytes in Mutations(of: Array(sample.text.utf8), structure: "{}(),;=ABCEFGHLPRSTV\"", count: 20_000, seed: 4) {
            var diagnostics: [Diagnostic] = []
            guard let document = try? PBXProjDocument.read(bytes, path: "f", diagnostics: &diagnostics) else { continue }
            loaded += 1
            let project = XcodeProject(
                document: document, place: ProjectPlace(file: "/code/App.xcodeproj/project.pbxproj"), fileSystem: members)
            _ = project.memberships()
            _ = project.groupFaults()
        }
        // Much of the damage is harmless to the grammar; without that the test would look at nothing.
        #expect(loaded > 2000)
    }
}
