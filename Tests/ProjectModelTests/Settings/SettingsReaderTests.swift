import BuildSettings
import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("The settings of targets")
struct SettingsReaderTests {
    private static let project = MarkedText(
        """
        {objectVersion = 77; rootObject = ROOT; objects = {
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = L0; targets = (T, ); projectDirPath = Sub;
                developmentRegion = de; };
            MAIN = {isa = PBXGroup; children = (X, SYNC, A, B, C); sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
            SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Conf; sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = Skip/C.swift; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; buildPhases = (S, );
                productType = "com.apple.product-type.application"; };
            S = {isa = PBXSourcesBuildPhase; files = (FA, FB, FC); };
            FA = {isa = PBXBuildFile; fileRef = A; };
            FB = {isa = PBXBuildFile; fileRef = B; platformFilters = (macos, ); };
            FC = {isa = PBXBuildFile; fileRef = C; };
            L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
            C0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = ④X;
                buildSettings = {SDKROOT = iphoneos;
                "FLAGS[sdk=iphonesimulator*]" = ①"sim $(inherited)"; LIST = ("$(inherited)", c, ); }; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
            C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = SYNC;
                baseConfigurationReferenceRelativePath = Own/App.xcconfig;
                buildSettings = {FLAGS = ②"$(inherited) target"; EXCLUDED_SOURCE_FILE_NAMES = ③"Skip/*"; }; };
        }; }
        """
    )

    private static let files = [
        "/code/App.xcodeproj/project.pbxproj": project.text,
        "/code/Sub/Base.xcconfig": "FLAGS = base\\nLIST = a b\\n#include \"More\"\\n".replacing("\\n", with: "\n"),
        "/code/Sub/More.xcconfig": "MORE = yes\n",
        "/code/Sub/Conf/Own/App.xcconfig": "OWN = $(TARGET_NAME)-$(MORE)\n",
    ]

    private static func place(_ mark: Character) -> Diagnostics.SourceLocation {
        project.location(mark, in: "/code/App.xcodeproj/project.pbxproj")
    }

    private func open(_ files: [String: String] = Self.files) throws -> (workspace: Workspace, fileSystem: MemoryFileSystem) {
        var options = OpeningOptions()
        let fileSystem = MemoryFileSystem(files)
        options.fileSystem = fileSystem
        var diagnostics: [Diagnostic] = []
        return (try Workspace.open(at: "/code/App.xcodeproj", options: options, diagnostics: &diagnostics), fileSystem)
    }

    private func value(_ name: String, sdk: String? = nil, overrides: [(key: String, value: String)] = []) throws -> String? {
        let (workspace, fileSystem) = try open()
        var reader = SettingsReader(workspace, fileSystem: fileSystem, overrides: overrides)
        let (project, target) = workspace.targets[0]
        var evaluator = reader.evaluator(of: target, in: project, SettingsRequest(configuration: "Debug", sdk: sdk))
        return evaluator.text(of: name)
    }

    @Test("project and target, and the files below them, lie on top of each other")
    func levels() throws {
        #expect(try value("FLAGS") == "base target")
        #expect(try value("FLAGS", sdk: "iphonesimulator") == "sim base target")
        #expect(try value("FLAGS", overrides: [("FLAGS", "mine")]) == "mine")
        #expect(try value("LIST") == "a b c")
        #expect(try value("OWN") == "App-yes")
        #expect(try value("NONE") == nil)
    }

    @Test("what the project is called and where it is are known")
    func facts() throws {
        #expect(try value("PROJECT_NAME") == "App")
        #expect(try value("PROJECT_FILE_PATH") == "/code/App.xcodeproj")
        #expect(try value("SRCROOT") == "/code/Sub")
        #expect(try value("DEVELOPMENT_LANGUAGE") == "de")
        #expect(try value("FULL_PRODUCT_NAME") == "App.app")
        #expect(try value("PLATFORM_NAME") == "iphoneos")
        #expect(try value("CODESIGNING_FOLDER_PATH") == "/code/Sub/build/Debug-iphoneos/App.app")
    }

    @Test("each assignment is told with the place where it is written")
    func places() throws {
        let (workspace, fileSystem) = try open()
        var reader = SettingsReader(workspace, fileSystem: fileSystem)
        let (project, target) = workspace.targets[0]
        let explanation = reader.evaluator(of: target, in: project, SettingsRequest(configuration: "Debug")).explain("FLAGS")
        #expect(
            explanation.entries.map { "\($0.level.rawValue) \($0.location.map { "\($0)" } ?? "-") \($0.applies)" } == [
                "project xcconfig /code/Sub/Base.xcconfig:1:9 true", "project \(Self.place("①")) false", "target \(Self.place("②")) true",
            ]
        )
    }

    @Test("a file of settings that is missing is one error, however many targets and configurations name it")
    func missingFile() throws {
        var files = Self.files
        files["/code/Sub/Base.xcconfig"] = nil
        let (workspace, fileSystem) = try open(files)
        var reader = SettingsReader(workspace, fileSystem: fileSystem)
        let (project, target) = workspace.targets[0]
        for _ in 0..<3 { _ = reader.evaluator(of: target, in: project, SettingsRequest(configuration: "Debug")) }
        #expect(
            reader.diagnostics.map(\.description) == [
                "\(Self.place("④")): error: the file of settings '/code/Sub/Base.xcconfig' is not there; its settings are left out "
                    + "[missing-settings-file]"
            ]
        )
    }

    @Test("files fall out by platform and by the names that settings exclude, each with its reason")
    func effective() throws {
        let (workspace, fileSystem) = try open()
        var reader = SettingsReader(workspace, fileSystem: fileSystem)
        let (project, target) = workspace.targets[0]
        let scope = reader.scope(of: target, in: project, SettingsRequest(configuration: "Debug"))
        let effective = EffectiveMemberships(project.memberships(of: target), scope: scope)
        #expect(effective.kept.map { $0.file.path.description } == ["/code/Sub/A.swift"])
        #expect(effective.dropped.map { $0.membership.file.path.description } == ["/code/Sub/B.swift", "/code/Sub/Skip/C.swift"])
        #expect(effective.dropped[1].reason.location == Self.place("③"))

        let mac = reader.scope(of: target, in: project, SettingsRequest(configuration: "Debug", sdk: "macosx"))
        #expect(EffectiveMemberships(project.memberships(of: target), scope: mac).kept.count == 2)
    }
}
