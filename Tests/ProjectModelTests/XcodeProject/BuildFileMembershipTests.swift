import ProjectModel
import Testing

@Suite("Memberships that build files make")
struct BuildFileMembershipTests {
    private func project(phases: String, objects: String, children: [String]) throws -> XcodeProject {
        try SampleProject(
            objects: "TARGET = {isa = PBXNativeTarget; name = App; buildPhases = (\(phases)); };\n" + objects,
            children: children,
            targets: ["TARGET"]
        ).load()
    }

    private func only(_ project: XcodeProject) throws -> Membership {
        let memberships = project.memberships()
        #expect(memberships.count == 1)
        return try #require(memberships.first)
    }

    @Test(
        "a header has the visibility that its attributes say",
        arguments: [("(Public)", "public"), ("(Private)", "private"), ("()", "project")])
    func headers(attributes: String, visibility: String) throws {
        let project = try project(
            phases: "P",
            objects: """
                P = {isa = PBXHeadersBuildPhase; files = (B); };
                B = {isa = PBXBuildFile; fileRef = F; settings = {ATTRIBUTES = \(attributes); }; };
                F = {isa = PBXFileReference; path = A.h; sourceTree = "<group>"; };
                """,
            children: ["F"]
        )
        #expect(try only(project).role == .header(try #require(Membership.Visibility(rawValue: visibility))))
    }

    @Test("a membership that is read when asked equals one that says the same, until a value is changed")
    func equality() throws {
        let project = try project(
            phases: "P",
            objects: """
                P = {isa = PBXSourcesBuildPhase; files = (B); };
                B = {isa = PBXBuildFile; fileRef = F; settings = {COMPILER_FLAGS = "-w"; }; platformFilter = ios; };
                F = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Views/Login.swift; sourceTree = "<group>"; };
                """,
            children: ["F"]
        )
        let read = try only(project)
        let written = Membership(
            file: ProjectFile(path: .absolute(project.place.folder + "/Views/Login.swift"), fileType: "sourcecode.swift"),
            target: "TARGET",
            phase: BuildPhase(identifier: "P", kind: .sources, name: "Sources"),
            platforms: ["ios"],
            compilerFlags: "-w",
            reason: .buildFile(identifier: "B")
        )
        #expect(read == written)
        #expect(Set([read, written]).count == 1)
        var changed = read
        changed.file.path = .absolute("/elsewhere/Login.swift")
        #expect(changed != written)
        #expect(changed.file.fileType == "sourcecode.swift")
        #expect(changed.compilerFlags == "-w")
        changed.file = read.file
        #expect(changed == written)
    }

    @Test("a framework may be linked weakly")
    func weakFramework() throws {
        let project = try project(
            phases: "P",
            objects: """
                P = {isa = PBXFrameworksBuildPhase; files = (B); };
                B = {isa = PBXBuildFile; fileRef = F; settings = {ATTRIBUTES = (Weak); }; };
                F = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
                """,
            children: ["F"]
        )
        #expect(try only(project).role == .linked(isWeak: true))
        #expect(try only(project).file.path == .below(variable: "SDKROOT", path: "System/Library/Frameworks/UIKit.framework"))
    }

    @Test(
        "a copy phase knows its place as a number and as a word",
        arguments: [
            ("dstSubfolderSpec = 10;", "Frameworks"), ("dstSubfolder = Frameworks;", "Frameworks"), ("dstSubfolderSpec = 13;", "PlugIns"),
            ("dstSubfolderSpec = 99;", "99"), ("dstSubfolder = Somewhere;", "Somewhere"),
        ]
    )
    func copyPhases(key: String, place: String) throws {
        let project = try project(
            phases: "P",
            objects: """
                P = {isa = PBXCopyFilesBuildPhase; dstPath = Sub; \(key) files = (B); name = "Embed Things"; };
                B = {isa = PBXBuildFile; fileRef = F; settings = {ATTRIBUTES = (CodeSignOnCopy, ); }; };
                F = {isa = PBXFileReference; path = A.framework; sourceTree = "<group>"; };
                """,
            children: ["F"]
        )
        let membership = try only(project)
        #expect(membership.phase.name == "Embed Things")
        #expect(membership.phase.destination?.place.name == place)
        #expect(membership.phase.destination?.path == "Sub")
        #expect(membership.role == .copied(isSignedOnCopy: true))
    }

    @Test("a variant group stands for the file of each language")
    func variantGroup() throws {
        let project = try project(
            phases: "P",
            objects: """
                P = {isa = PBXResourcesBuildPhase; files = (B); };
                B = {isa = PBXBuildFile; fileRef = V; };
                V = {isa = PBXVariantGroup; children = (EN, DE); name = Localizable.strings; sourceTree = "<group>"; };
                EN = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
                DE = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (V); path = Resources; sourceTree = "<group>"; };
                """,
            children: ["G"]
        )
        let memberships = project.memberships()
        #expect(
            memberships.map(\.file.path.description)
                == ["/code/Resources/en.lproj/Localizable.strings", "/code/Resources/de.lproj/Localizable.strings"]
        )
        #expect(memberships.map(\.file.language) == ["en", "de"])
        #expect(
            memberships.map(\.reason.description) == [
                "language of 'Localizable.strings', build file B", "language of 'Localizable.strings', build file B",
            ])
    }

    @Test("a data model with versions is one member")
    func versionGroup() throws {
        let project = try project(
            phases: "P",
            objects: """
                P = {isa = PBXSourcesBuildPhase; files = (B); };
                B = {isa = PBXBuildFile; fileRef = V; };
                V = {isa = XCVersionGroup; children = (ONE); currentVersion = ONE; path = Model.xcdatamodeld;
                    sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
                ONE = {isa = PBXFileReference; path = Model.xcdatamodel; sourceTree = "<group>"; };
                """,
            children: ["V"]
        )
        #expect(try only(project).file.path.description == "/code/Model.xcdatamodeld")
        #expect(try only(project).file.fileType == "wrapper.xcdatamodel")
    }

    @Test("platform filters and compiler flags are told, the old single filter too")
    func conditions() throws {
        let project = try project(
            phases: "P",
            objects: """
                P = {isa = PBXSourcesBuildPhase; files = (B, C); };
                B = {isa = PBXBuildFile; fileRef = F; platformFilters = (ios, maccatalyst); settings = {COMPILER_FLAGS = "-w -O0"; }; };
                C = {isa = PBXBuildFile; fileRef = F; platformFilter = maccatalyst; };
                F = {isa = PBXFileReference; path = A.m; lastKnownFileType = sourcecode.c.objc; sourceTree = "<group>"; };
                """,
            children: ["F"]
        )
        #expect(project.memberships().map(\.platforms) == [["ios", "maccatalyst"], ["maccatalyst"]])
        #expect(project.memberships().map(\.compilerFlags) == ["-w -O0", nil])
    }

    @Test("package products, empty build files and dangling references make no members")
    func noFiles() throws {
        let project = try project(
            phases: "P, GONE",
            objects: """
                P = {isa = PBXFrameworksBuildPhase; files = (B, C, D, GONE); };
                B = {isa = PBXBuildFile; productRef = PRODUCT; };
                C = {isa = PBXBuildFile; };
                D = {isa = PBXBuildFile; fileRef = GONE; };
                PRODUCT = {isa = XCSwiftPackageProductDependency; productName = Collections; };
                """,
            children: []
        )
        #expect(project.memberships().isEmpty)
        #expect(project.targets.first?.packageProductNames == ["Collections"])
    }

    @Test("a target tells its kind, product, platforms, configurations and dependencies")
    func target() throws {
        let project = try SampleProject(
            objects: """
                T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; productReference = F;
                    buildConfigurationList = L; dependencies = (D, E); buildPhases = (); };
                F = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
                L = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SUPPORTED_PLATFORMS = "iphonesimulator iphoneos"; }; };
                C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
                D = {isa = PBXTargetDependency; target = U; };
                E = {isa = PBXTargetDependency; name = Remote; };
                U = {isa = PBXAggregateTarget; name = Tools; buildPhases = (); };
                """,
            targets: ["T", "U"]
        ).load()
        let target = try #require(project.targets.first)
        #expect(target.name == "App")
        #expect(target.kind == .native)
        #expect(target.productType?.shortName == "application")
        #expect(target.productName == "App.app")
        #expect(target.platformHints == ["iphoneos", "iphonesimulator"])
        #expect(target.configurations == ["Debug", "Release"])
        #expect(target.targetDependencyNames == ["Remote", "Tools"])
        #expect(project.targets.last?.kind == .aggregate)
        #expect(project.targets.last?.platformHints == ["iphoneos"])
    }
}
