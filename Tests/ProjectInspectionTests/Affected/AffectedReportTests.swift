import JSON
import ProjectInspection
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("The targets that a change reaches")
struct AffectedReportTests {
    /// An app with its tests, a framework that it needs, and a tool by itself.
    private static let project = """
        {
            objectVersion = 77;
            objects = {
                ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = L0; targets = (APP, KIT, TESTS, TOOL); };
                MAIN = {isa = PBXGroup; children = (A, K, T, M); sourceTree = "<group>"; };
                APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildConfigurationList = L1; buildPhases = (S1, X1); dependencies = (D1, ); packageProductDependencies = (P1, ); };
                KIT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S2); };
                TESTS = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                    buildPhases = (S3); dependencies = (D2, ); };
                TOOL = {isa = PBXNativeTarget; name = Tool; productType = "com.apple.product-type.tool"; buildPhases = (S4); };
                S1 = {isa = PBXSourcesBuildPhase; files = (F1, ); };
                S2 = {isa = PBXSourcesBuildPhase; files = (F2, ); };
                S3 = {isa = PBXSourcesBuildPhase; files = (F3, ); };
                S4 = {isa = PBXSourcesBuildPhase; files = (F4, ); };
                X1 = {isa = PBXShellScriptBuildPhase; name = Stamp; files = (); shellScript = "echo 1"; };
                F1 = {isa = PBXBuildFile; fileRef = A; };
                F2 = {isa = PBXBuildFile; fileRef = K; };
                F3 = {isa = PBXBuildFile; fileRef = T; };
                F4 = {isa = PBXBuildFile; fileRef = M; };
                A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                K = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
                T = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
                M = {isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
                D1 = {isa = PBXTargetDependency; target = KIT; };
                D2 = {isa = PBXTargetDependency; target = APP; };
                P1 = {isa = XCSwiftPackageProductDependency; productName = Net; package = R1; };
                R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Net.git"; };
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
                C0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X0; buildSettings = {SDKROOT = iphoneos; }; };
                X0 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0;
                    INFOPLIST_FILE = "$(TARGET_NAME)-Info.plist"; }; };
            };
            rootObject = ROOT;
        }
        """

    private static let file = "App.xcodeproj/project.pbxproj"
    private static let pins = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"

    /// The rows after a change to the committed sample.
    private func rows(tests: Bool = false, _ change: (ScratchRepository) throws -> Void) throws -> [String] {
        try report(tests: tests, change).rows.map { $0.joined(separator: ": ") }
    }

    private func report(tests: Bool = false, _ change: (ScratchRepository) throws -> Void) throws -> AffectedReport {
        try ScratchRepository.with { repository in
            for name in ["App.swift", "Kit.swift", "Tests.swift", "main.swift"] { try repository.files.write("let a = 1", to: name) }
            try repository.files.write(Self.project, to: Self.file)
            try repository.files.write("#include \"More.xcconfig\"\nA = 1\n", to: "Base.xcconfig")
            try repository.files.write("B = 1\n", to: "More.xcconfig")
            try repository.files.write("<plist/>", to: "App-Info.plist")
            try repository.files.write(Self.resolved("1.0.0"), to: Self.pins)
            try repository.commit("before")
            try change(repository)
            let folder = repository.files.path
            let request = ProjectRequest(path: folder, currentDirectory: folder, fileSystem: DiskFileSystem())
            return try AffectedReport(AffectedRequest(request, since: "HEAD"), testsOnly: tests)
        }
    }

    private static func resolved(_ version: String) -> String {
        """
        {"pins": [{"identity": "net", "location": "https://example.com/Net.git", "state": {"version": "\(version)"}}], "version": 2}
        """
    }

    private func edit(_ repository: ScratchRepository, _ old: String, _ new: String) throws {
        try repository.files.write(Self.project.replacing(old, with: new), to: Self.file)
    }

    @Test("are none when nothing has changed")
    func nothing() throws {
        #expect(try rows { _ in } == [])
    }

    @Test("have the file, or need a target that has it, in the order of the project")
    func file() throws {
        #expect(
            try rows { try $0.files.write("let a = 2", to: "Kit.swift") } == [
                "App: depends on 'Kit' <- changed: 'Kit.swift' in Sources", "Kit: changed: 'Kit.swift' in Sources",
                "AppTests: depends on 'App' <- depends on 'Kit' <- changed: 'Kit.swift' in Sources",
            ]
        )
    }

    @Test("are bundles of tests only when those are asked for")
    func testsOnly() throws {
        let change: (ScratchRepository) throws -> Void = { try $0.files.write("let a = 2", to: "App.swift") }
        #expect(try rows(tests: true, change) == ["AppTests: depends on 'App' <- changed: 'App.swift' in Sources"])
        #expect(try rows(tests: true) { try $0.files.write("let a = 2", to: "main.swift") } == [])
    }

    @Test("had a file that is gone together with its membership")
    func removed() throws {
        let affected = try rows { repository in
            try repository.run(["rm", "--quiet", "main.swift"])
            try edit(repository, "files = (F4, );", "files = ();")
        }
        #expect(affected == ["Tool: removed: 'main.swift' in Sources"])
    }

    @Test("are those that the project says something else about, and not all of it")
    func definition() throws {
        #expect(
            try rows { try edit($0, "SWIFT_VERSION = 5.0;", "SWIFT_VERSION = 6.0;") } == [
                "App: setting 'SWIFT_VERSION' of Debug differs",
                "AppTests: depends on 'App' <- setting 'SWIFT_VERSION' of Debug differs",
            ]
        )
        #expect(try rows { try edit($0, "echo 1", "echo 2") }.first == "App: script 'Stamp' differs")
        #expect(
            try rows { try edit($0, "files = (F4, );", "files = (F4, F2);") } == ["Tool: membership of 'Kit.swift' in Sources is new"]
        )
    }

    @Test("are all when a setting of the project differs")
    func projectSetting() throws {
        #expect(
            try rows { try edit($0, "SDKROOT = iphoneos;", "SDKROOT = macosx; A = 1;") }.map { $0.prefix { $0 != ":" } }
                == ["App", "Kit", "AppTests", "Tool"]
        )
    }

    @Test("are those whose file of settings says something else, also through an include")
    func settingsFile() throws {
        #expect(
            try rows { try $0.files.write("// noted\nB = 2\n", to: "More.xcconfig") }.first
                == "App: project setting 'B' of Debug differs"
        )
        #expect(try rows { try $0.files.write("// noted\nB = 1\n", to: "More.xcconfig") } == [])
    }

    @Test("have settings that name a file which has changed")
    func namedFile() throws {
        #expect(
            try rows { try $0.files.write("<plist></plist>", to: "App-Info.plist") } == [
                "App: changed: 'App-Info.plist', which INFOPLIST_FILE names",
                "AppTests: depends on 'App' <- changed: 'App-Info.plist', which INFOPLIST_FILE names",
            ]
        )
    }

    @Test("are none when the project is only written in another way")
    func sameMeaning() throws {
        let affected = try rows { repository in
            try edit(repository, "F1", "RENAMED_FILE")
        }
        #expect(affected == [])
    }

    @Test("are new targets too")
    func newTarget() throws {
        let affected = try rows { repository in
            try edit(repository, "name = Tool;", "name = Other;")
        }
        #expect(affected == ["Other: the target is new"])
    }

    @Test("may have the same name as another, and then are affected together")
    func duplicateNames() throws {
        let affected = try rows { repository in
            try edit(repository, "name = Tool;", "name = Kit;")
            try repository.files.write("let a = 2", to: "main.swift")
        }
        #expect(affected.filter { $0.hasPrefix("Kit: changed: 'main.swift' in Sources") }.count == 2)
    }

    @Test("use a package in a folder that cannot be read, when something in it changes")
    func unreadablePackage() throws {
        let affected = try rows { repository in
            let local = "R1 = {isa = XCLocalSwiftPackageReference; relativePath = Net; };"
            try edit(repository, "R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/Net.git\"; };", local)
            try repository.commit("a package in a folder")
            try repository.files.write("this is no manifest", to: "Net/Sources/Net.swift")
        }
        #expect(affected.first?.contains("changed: 'Net/Sources/Net.swift', in a project or package that cannot be read") == true)
    }

    @Test("have files in a submodule that changes as a whole")
    func submodule() throws {
        let affected = try rows { repository in
            try repository.files.write("let a = 1", to: "Module/Other.swift")
            try repository.run(["init", "--quiet", "Module"])
            try edit(repository, "path = main.swift", "path = Module/Other.swift")
        }
        #expect(affected.first { $0.hasPrefix("Tool: ") } == "Tool: changed: 'Module' in Sources")
    }

    @Test("use a package that is pinned to another version")
    func package() throws {
        #expect(
            try rows { try $0.files.write(Self.resolved("1.1.0"), to: Self.pins) } == [
                "App: uses 'Net' of 'Net' <- package 'net' went from 1.0.0 to 1.1.0",
                "AppTests: depends on 'App' <- uses 'Net' of 'Net' <- package 'net' went from 1.0.0 to 1.1.0",
            ]
        )
    }

    @Test("changed files that reach no target are told in the JSON")
    func unexplained() throws {
        let report = try report { repository in
            try repository.files.write("all:", to: "Makefile")
            try repository.files.write("let a = 2", to: "main.swift")
        }
        #expect(report.unexplained == ["Makefile"])
        #expect(report.json["unexplained"] == ["Makefile"])
        #expect(
            report.json["targets"]?.items == [
                [
                    "target": "Tool", "project": "App", "isTest": .boolean(false), "cause": "changed: 'main.swift' in Sources",
                    "chain": [["target": "Tool", "needsNext": .null]],
                ]
            ]
        )
    }

    @Test("are all when the project did not exist before")
    func newProject() throws {
        let affected = try ScratchRepository.with { repository -> [String] in
            try repository.files.write("", to: "README")
            try repository.commit("before")
            try repository.files.write(Self.project, to: Self.file)
            let folder = repository.files.path
            let request = ProjectRequest(path: folder, currentDirectory: folder, fileSystem: DiskFileSystem())
            return try AffectedReport(AffectedRequest(request, since: "HEAD"), testsOnly: false).rows.map { $0.joined(separator: ": ") }
        }
        #expect(affected.first == "App: the project did not exist before")
        #expect(affected.count == 4)
    }

    @Test("are all when the project could not be read before, and the reason is told")
    func unreadablePast() throws {
        let affected = try rows { repository in
            try repository.files.write("{objects = ", to: Self.file)
            try repository.commit("broken")
            try repository.files.write(Self.project, to: Self.file)
        }
        #expect(affected.count == 4)
        #expect(affected.last?.hasPrefix("Tool: the project could not be read as it was before: ") == true)
    }

    @Test("a branch is compared with where it left the other, unless the revision itself is meant")
    func mergeBase() throws {
        let (fromBase, exact) = try ScratchRepository.with { repository -> ([String], [String]) in
            for name in ["App.swift", "Kit.swift", "Tests.swift", "main.swift"] { try repository.files.write("let a = 1", to: name) }
            try repository.files.write(Self.project, to: Self.file)
            try repository.commit("before")
            try repository.run(["checkout", "--quiet", "-b", "side"])
            try repository.files.write("let a = 2", to: "main.swift")
            try repository.commit("on the side")
            try repository.run(["checkout", "--quiet", "main"])
            try repository.files.write("let a = 2", to: "Tests.swift")
            try repository.commit("on main")
            try repository.run(["checkout", "--quiet", "side"])
            let folder = repository.files.path
            let project = ProjectRequest(path: folder, currentDirectory: folder, fileSystem: DiskFileSystem())
            var request = AffectedRequest(project, since: "main")
            let fromBase = try AffectedReport(request, testsOnly: false).answers.map(\.target.label)
            request.isExact = true
            return (fromBase, try AffectedReport(request, testsOnly: false).answers.map(\.target.label))
        }
        #expect(fromBase == ["Tool"])
        #expect(exact == ["AppTests", "Tool"])
    }
}
