import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Between project.pbxproj and project.xcproj")
struct XCProjConversionTests {
    private static let sample = SampleProject(
        objects: """
            APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; productReference = PRODUCT;
                buildConfigurationList = L2; buildPhases = (S, E, E2); dependencies = (D); packageProductDependencies = (P);
                fileSystemSynchronizedGroups = (FOLDER); };
            KIT = {isa = PBXNativeTarget; name = Kit; productType = "org.example.kit"; buildConfigurationList = L3; buildPhases = (H); };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C1, C2); defaultConfigurationName = Debug; };
            L3 = {isa = XCConfigurationList; buildConfigurations = (C3); defaultConfigurationName = Debug; };
            C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {A = 1; B = (x, y); C = d; "E[config=Debug]" = 2; }; };
            C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {A = 1; B = z; "E[config=Debug]" = 2; };
                baseConfigurationReference = XC; };
            C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
            S = {isa = PBXSourcesBuildPhase; files = (F1, F2); };
            E = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 10; name = Embed; files = (F3); };
            E2 = {isa = PBXCopyFilesBuildPhase; dstPath = Sub; dstSubfolderSpec = 7; name = Embed; files = (F4); };
            H = {isa = PBXHeadersBuildPhase; files = (F5); };
            F1 = {isa = PBXBuildFile; fileRef = B; };
            F2 = {isa = PBXBuildFile; fileRef = A; settings = {COMPILER_FLAGS = "-w"; }; platformFilters = (ios, macos); };
            F3 = {isa = PBXBuildFile; fileRef = PRODUCT; settings = {ATTRIBUTES = (CodeSignOnCopy, RemoveHeadersOnCopy, Odd); }; };
            F4 = {isa = PBXBuildFile; fileRef = B; };
            F5 = {isa = PBXBuildFile; fileRef = HEADER; settings = {ATTRIBUTES = (Public); }; };
            A = {isa = PBXFileReference; path = A.swift; lastKnownFileType = text; tabWidth = 4; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = B.swift; lastKnownFileType = sourcecode.swift; tabWidth = 2; sourceTree = SOURCE_ROOT; };
            HEADER = {isa = PBXFileReference; path = "~odd.h"; sourceTree = "<group>"; };
            XC = {isa = PBXFileReference; path = App.xcconfig; sourceTree = MY_TREE; };
            PRODUCT = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
            D = {isa = PBXTargetDependency; target = KIT; };
            P = {isa = XCSwiftPackageProductDependency; package = PACKAGE; productName = Tools; };
            PACKAGE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/tools.git";
                requirement = {kind = exactVersion; version = 1.2.3; }; };
            FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = Folder; exceptions = (X1, X2, X3); sourceTree = "<group>"; };
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Info.plist); };
            X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = KIT; membershipExceptions = (Shared.swift); };
            X3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = E; membershipExceptions = (a.bin); };
            """,
        children: ["A", "B", "HEADER", "XC", "FOLDER", "PRODUCT"],
        targets: ["APP", "KIT"],
        projectKeys: "packageReferences = (PACKAGE); developmentRegion = en; knownRegions = (en, Base); odd = 1;"
    )

    private static func convert(_ text: String) throws -> (document: XCProjDocument, losses: [ConversionLoss]) {
        var diagnostics: [Diagnostic] = []
        var losses: [ConversionLoss] = []
        let document = try PBXProjDocument.read(Array(text.utf8), path: "p", diagnostics: &diagnostics)
        return (try XCProjDocument.converting(document, path: "project.xcproj", losses: &losses), losses)
    }

    private static func back(_ document: XCProjDocument) throws -> (text: String, diagnostics: [String], losses: [String]) {
        var diagnostics: [Diagnostic] = []
        var losses: [ConversionLoss] = []
        let bytes = try document.propertyListBytes(projectName: "App", diagnostics: &diagnostics, losses: &losses)
        return (String(decoding: bytes, as: UTF8.self), diagnostics.map { "\($0)" }, losses.map(\.message))
    }

    private static func read(_ text: String) throws -> XCProjDocument {
        var diagnostics: [Diagnostic] = []
        return try XCProjDocument.read(Array(text.utf8), path: "project.xcproj", diagnostics: &diagnostics)
    }

    @Test("memberships move to the files, and attributes get keys")
    func files() throws {
        let text = String(decoding: try Self.convert(Self.sample.text).document.bytes, as: UTF8.self)
        let expected = """
              "files": [
                {
                  "path": "A.swift",
                  "target-membership": [
                    {
                      "build-phase": "App/sources",
                      "platforms": [
                        "ios",
                        "macos",
                      ],
                      "arguments": "-w",
                    },
                  ],
                }, {
                  "path": "<PROJECT>/B.swift",
                  "target-membership": [
                    "App/sources",
                    "id:E2",
                  ],
                }, {
                  "path": "~odd.h",
                  "source-tree": "<group>",
                  "target-membership": [
                    { "build-phase": "Kit/headers", "header-role": "public" },
                  ],
                },
                { "id": "XC", "path": "<USER:MY_TREE>/App.xcconfig" },
                {
                  "kind": "folder",
                  "path": "Folder",
                  "target-membership": [
                    "App",
                  ],
                  "membership-exceptions": [
                    { "target": "App", "exclusions": ["Info.plist"] },
                    { "target": "Kit", "inclusions": ["Shared.swift"] },
                    { "build-phase": "App/Embed", "inclusions": ["a.bin"] },
                  ],
                }, {
                  "id": "PRODUCT",
                  "path": "<PRODUCTS>/App.app",
                  "file-type": "wrapper.application",
                  "target-membership": [
                    { "build-phase": "App/Embed", "code-sign-on-copy": true, "header-preservation": "remove", "attributes": ["Odd"] },
                  ],
                },
              ],

            """
        #expect(text.contains(expected), "\(text)")
    }

    @Test("a target has its settings in one table, and its type without the common prefix")
    func targets() throws {
        let text = String(decoding: try Self.convert(Self.sample.text).document.bytes, as: UTF8.self)
        let expected = """
              "targets": [
                {
                  "id": "APP",
                  "name": "App",
                  "product-type": "application",
                  "product": "id:PRODUCT",
                  "dependencies": [
                    "Kit",
                  ],
                  "build-phases": [
                    { "kind": "sources" },
                    { "kind": "copy-files", "name": "Embed", "destination": "Frameworks" },
                    { "kind": "copy-files", "id": "E2", "name": "Embed", "destination": "Resources", "destination-path": "Sub" },
                  ],
                  "package-product-members": [
                    { "product": "Tools", "package": "https://example.org/tools.git" },
                  ],
                  "configurations": [
                    "Debug",
                    "Release",
                  ],
                  "specialized-configurations": {
                    "Release": "id:XC",
                  },
                  "build-settings": {
                    "A": "1",
                    "B[config=Debug]": [
                      "x",
                      "y",
                    ],
                    "B[config=Release]": "z",
                    "C[config=Debug]": "d",
                    "E[config=Debug][config=Debug]": "2",
                    "E[config=Debug][config=Release]": "2",
                  },
                }, {
                  "id": "KIT",
                  "name": "Kit",
                  "full-product-type": "org.example.kit",
                  "build-phases": [
                    { "kind": "headers" },
                  ],
                },
              ],

            """
        #expect(text.contains(expected), "\(text)")
    }

    @Test("what is lost is told once for each reason, with the first place")
    func losses() throws {
        let losses = try Self.convert(Self.sample.text).losses
        #expect(
            losses.map(\.message) == [
                "the order of 'knownRegions' is lost: languages are sorted",
                "'tabWidth' of PBXFileReference is lost, 2 times: settings of the editor are not kept",
                "the file type 'text' that Xcode had found is lost: it is found anew by the name of the file",
                "'odd' of PBXProject is lost: 'project.xcproj' has no place for it",
                "the order of the files in a build phase is lost: the files of a phase are taken in the order of the groups",
            ]
        )
        #expect(losses.first?.location.line == 7)
    }

    @Test("a project that goes there and back answers alike, and identifiers are the same in every run")
    func thereAndBack() throws {
        let document = try Self.convert(Self.sample.text).document
        let back = try Self.back(document)
        #expect(back.diagnostics == [])
        #expect(back.losses == [])
        #expect(try Self.back(document).text == back.text)
        var diagnostics: [Diagnostic] = []
        let files = ["/code/App.xcodeproj/project.pbxproj": back.text, "/code/Folder/Shared.swift": "", "/code/Folder/Info.plist": ""]
        let loaded = try XcodeProject.load(at: "/code", fileSystem: MemoryFileSystem(files), diagnostics: &diagnostics)
        var sample = Self.sample
        sample.files = ["Folder/Shared.swift", "Folder/Info.plist"]
        #expect(ProjectFacts(try sample.load()).differences(from: ProjectFacts(loaded)) == [])
    }

    @Test("a project in JSON is read like any other, and its locations name the file")
    func loading() throws {
        let text = String(decoding: try Self.convert(Self.sample.text).document.bytes, as: UTF8.self)
        var diagnostics: [Diagnostic] = []
        let project = try XcodeProject.load(
            at: "/code", fileSystem: MemoryFileSystem(["/code/App.xcodeproj/project.xcproj": text]), diagnostics: &diagnostics)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.targets.first?.location?.description == "/code/App.xcodeproj/project.xcproj")
        #expect(ProjectFacts(try Self.sample.load()).differences(from: ProjectFacts(project)) == [])
    }

    @Test("identifiers depend on what an object is, and differ where that is the same")
    func identifiers() throws {
        let document = try Self.read("{files: [{path: 'A'}, {path: 'A'}], targets: [{name: 'T', id: 'KEPT'}]}")
        let text = try Self.back(document).text
        #expect(text.contains("KEPT /* T */ = {"))
        let files = text.split(separator: "\n").filter { $0.contains("isa = PBXFileReference") }
        #expect(files.map { $0.prefix(26) } == ["\t\t462AF4BD4ED0C6BCCC425C4A", "\t\tDCF1D5775478C9E8581A0B9E"])
    }

    @Test("an identifier that stands twice is an error at its second place, and both things are kept")
    func duplicateIdentifiers() throws {
        let back = try Self.back(try Self.read("{files: [{path: 'A', id: 'X'}, {path: 'B', id: 'X'}]}"))
        #expect(
            back.diagnostics == [
                "project.xcproj:1:48: error: the identifier 'X' stands twice in the project; remove one of them [duplicate-id]"
            ]
        )
        #expect(back.text.contains("path = A;") && back.text.contains("path = B;"))
    }

    @Test("a folder that is one file keeps its type, which its name does not tell")
    func folderReference() throws {
        let sample = SampleProject(
            objects: "DATA = {isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = \"<group>\"; };",
            children: ["DATA"])
        let converted = try Self.convert(sample.text)
        #expect(converted.losses == [])
        #expect(try Self.back(converted.document).text.contains("lastKnownFileType = folder; path = Data;"))
    }

    @Test("references to nothing are warnings at their place")
    func dangling() throws {
        let text = """
            {files: [{path: 'A', 'target-membership': ['T/sources', 'T/none']}, {kind: 'folder', path: 'F', 'target-membership': ['U'],
            'membership-exceptions': [{target: 'T', exclusions: ['x']}]}],
            targets: [{name: 'T', product: 'id:gone', dependencies: ['V'], 'build-phases': [{kind: 'sources'}], odd: 1,
            'package-product-members': [{product: 'P', package: 'Q'}]}]}
            """
        let back = try Self.back(try Self.read(text))
        #expect(
            back.diagnostics == [
                "project.xcproj:1:57: warning: there is no build phase 'T/none'; write it as 'Target/phase' [unknown-phase]",
                "project.xcproj:1:119: warning: there is no target 'U' [unknown-target]",
                "project.xcproj:2:53: warning: the target 'T' does not own the folder, so that nothing can be excluded [wrong-exception]",
                "project.xcproj:3:58: warning: there is no target 'V' [unknown-target]",
                "project.xcproj:4:53: warning: there is no package 'Q' in 'packages' [unknown-package]",
                "project.xcproj:3:32: warning: nothing in the project has the identifier that 'id:gone' refers to [unknown-id]",
            ]
        )
        #expect(back.losses == ["'odd' is lost: the key is unknown"])
    }

    @Test(
        "a value of the wrong kind is an error at its place",
        arguments: [
            ("{targets: {}}", "1:11: error: 'targets' must be a list [invalid-xcproj]"),
            ("{targets: [1]}", "1:12: error: every item of 'targets' must be a dictionary [invalid-xcproj]"),
            ("{targets: [{}]}", "1:12: error: a target needs the key 'name' [invalid-xcproj]"),
            ("{targets: [{name: 'A'}, {name: 'A'}]}", "1:32: error: two targets are called 'A'; rename one of them [duplicate-target]"),
            ("{files: [{path: 1}]}", "1:17: error: 'path' must be a string [invalid-xcproj]"),
            (
                "{targets: [{name: 'A', kind: 'odd'}]}",
                "1:30: error: there is no kind of target 'odd'; known are 'aggregate', 'external-build-system', 'native' [invalid-xcproj]"
            ),
        ]
    )
    func faults(text: String, message: String) throws {
        do {
            _ = try Self.back(try Self.read(text))
            Issue.record("it was converted")
        } catch {
            #expect("\(error)" == "project.xcproj:" + message)
        }
    }

    @Test("two targets with one name cannot be converted")
    func duplicateTargets() throws {
        let sample = SampleProject(
            objects: "A = {isa = PBXNativeTarget; name = App; }; B = {isa = PBXNativeTarget; name = App; };", targets: ["A", "B"])
        #expect(throws: DiagnosticError.self) { try Self.convert(sample.text) }
    }

    @Test("a damaged project is converted or refused", arguments: 1...4 as ClosedRange<UInt64>)
    func mutations(seed: UInt64) throws {
        let bytes = try Self.convert(Self.sample.text).document.bytes
        for copy in Mutations(of: bytes, structure: "{}[]\",:/\n id-<>=", count: 1_000, seed: seed) {
            var diagnostics: [Diagnostic] = []
            guard let document = try? XCProjDocument.read(copy, path: "p", diagnostics: &diagnostics) else { continue }
            guard let objects = try? document.objects(diagnostics: &diagnostics) else { continue }
            let place = ProjectPlace(file: "/code/App.xcodeproj/project.xcproj")
            let project = XcodeProject(document: objects, place: place, fileSystem: MemoryFileSystem([:] as [String: String]))
            _ = project.memberships()
            var losses: [ConversionLoss] = []
            _ = try? XCProjDocument.converting(objects, path: "p", losses: &losses)
        }
    }
}
