import ProjectModel
import Testing

@Suite("Memberships that synchronized folders make")
struct SynchronizedFolderTests {
    /// The members of a target that owns the folder `App`, or only has an exception set in it.
    private func members(
        files: [String],
        isOwner: Bool = true,
        phases: [String] = ["Sources", "Resources", "Frameworks", "Headers"],
        exceptions: String = "",
        folder: String = "",
        objects: String = ""
    ) throws -> [String] {
        let phaseObjects = phases.map { "P\($0) = {isa = PBX\($0)BuildPhase; files = (); };" }.joined(separator: "\n")
        let phaseList = (phases.map { "P" + $0 } + ["COPY"]).joined(separator: ", ")
        let ownership = isOwner ? "fileSystemSynchronizedGroups = (FOLDER);" : ""
        return try SampleProject(
            objects: """
                TARGET = {isa = PBXNativeTarget; name = App; buildPhases = (\(phaseList)); \(ownership)};
                FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (SET, COPYSET); path = App;
                    sourceTree = "<group>"; \(folder)};
                SET = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TARGET; \(exceptions)};
                \(phaseObjects)
                \(objects)
                """,
            children: ["FOLDER"],
            targets: ["TARGET"],
            files: files
        ).members()
    }

    @Test("every file of an owned folder is a member in the phase of its type")
    func owner() throws {
        let found = try members(files: [
            "App/A.swift", "App/Views/B.m", "App/Data.json", "App/C.h", "App/Lib.framework/Info.plist", "Other/D.swift",
        ])
        #expect(
            found == [
                "Sources App/A.swift", "Headers App/C.h", "Resources App/Data.json", "Frameworks App/Lib.framework",
                "Sources App/Views/B.m",
            ]
        )
    }

    @Test("the exceptions of an owner are left out")
    func ownerExceptions() throws {
        let found = try members(
            files: ["App/A.swift", "App/B.swift", "App/Sub/C.swift", "App/Info.plist"],
            exceptions: "membershipExceptions = (B.swift, Sub/C.swift, Info.plist);"
        )
        #expect(found == ["Sources App/A.swift"])
    }

    @Test("the exceptions of a target that does not own the folder are its only members")
    func inclusions() throws {
        let found = try members(
            files: ["App/A.swift", "App/B.swift", "App/Sub/C.png", "App/Assets.xcassets/Contents.json"],
            isOwner: false,
            exceptions: "membershipExceptions = (B.swift, Sub/C.png, Assets.xcassets, Gone.swift);"
        )
        #expect(found == ["Resources App/Assets.xcassets", "Sources App/B.swift", "Resources App/Sub/C.png"])
    }

    @Test("a phase that the target does not have takes no files")
    func missingPhase() throws {
        #expect(try members(files: ["App/A.swift", "App/B.png"], phases: ["Sources"]) == ["Sources App/A.swift"])
    }

    @Test("packages are one item, other folders are walked, hidden names are passed over")
    func walk() throws {
        let found = try members(
            files: [
                "App/.DS_Store", "App/.hidden/A.swift", "App/Media.xcassets/Icon.imageset/Contents.json",
                "App/Model.xcdatamodeld/M.xcdatamodel/contents",
                "App/Feature.v2/B.swift", "App/Docs.docc/Docs.md", "App/Set.bundle/x.txt",
            ]
        )
        #expect(
            found == [
                "Sources App/Docs.docc", "Sources App/Feature.v2/B.swift", "Resources App/Media.xcassets", "Sources App/Model.xcdatamodeld",
                "Resources App/Set.bundle",
            ]
        )
    }

    @Test("an explicit folder is one resource, copied whole")
    func explicitFolder() throws {
        let found = try members(files: ["App/A.swift", "App/web/index.html", "App/web/a.js"], folder: "explicitFolders = (web);")
        #expect(found == ["Sources App/A.swift", "Resources App/web"])
    }

    @Test("an excluded folder counts only when it is an explicit folder as well")
    func excludedFolder() throws {
        let files = ["App/A.swift", "App/Old/B.swift"]
        #expect(
            try members(files: files, exceptions: "membershipExceptions = (Old);") == ["Sources App/A.swift", "Sources App/Old/B.swift"]
        )
        #expect(
            try members(files: files, exceptions: "membershipExceptions = (Old);", folder: "explicitFolders = (Old);") == [
                "Sources App/A.swift"
            ]
        )
    }

    @Test(
        "a localised file is named for all its languages together; the path of one language means nothing",
        arguments: ["\"/Localized/Texts/Main.strings\"", "\"/Localized: Texts/Main.strings\""]
    )
    func localizedException(name: String) throws {
        let files = ["App/Texts/en.lproj/Main.strings", "App/Texts/de.lproj/Main.strings", "App/Texts/de.lproj/Other.strings"]
        #expect(
            try members(files: files, exceptions: "membershipExceptions = (\(name));") == ["Resources App/Texts/de.lproj/Other.strings"])
        #expect(
            try members(files: files, exceptions: "membershipExceptions = (\"Texts/en.lproj/Main.strings\");").count == 3
        )
        #expect(
            try members(files: files, isOwner: false, exceptions: "membershipExceptions = (\(name));")
                == ["Resources App/Texts/de.lproj/Main.strings", "Resources App/Texts/en.lproj/Main.strings"]
        )
    }

    @Test("the strings of a language belong to the storyboard or intent definition of the same name")
    func translations() throws {
        let files = [
            "App/Base.lproj/Main.storyboard", "App/nl.lproj/Main.strings", "App/Base.lproj/Siri.intentdefinition",
            "App/nl.lproj/Siri.strings",
        ]
        #expect(
            try members(files: files, exceptions: "membershipExceptions = (/Localized/Main.storyboard);")
                == ["Sources App/Base.lproj/Siri.intentdefinition", "Sources App/nl.lproj/Siri.strings"]
        )
    }

    @Test("types that are set by hand win over extensions")
    func explicitFileTypes() throws {
        let found = try members(
            files: ["App/script.txt", "App/A.inc", "App/B.swift"],
            folder: "explicitFileTypes = {A.inc = sourcecode.cpp.cpp; B.swift = text; };"
        )
        #expect(found == ["Sources App/A.inc", "Resources App/B.swift", "Resources App/script.txt"])
    }

    @Test("an exception set of a phase includes files in that very phase")
    func phaseInclusion() throws {
        let found = try members(
            files: ["App/A.swift", "App/point.appextensionpoint", "App/tool.bin"],
            exceptions: "membershipExceptions = (tool.bin);",
            objects: """
                COPY = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; name = Embed; files = (); };
                COPYSET = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = COPY;
                    membershipExceptions = (point.appextensionpoint, tool.bin); };
                """
        )
        #expect(
            found == [
                "Sources App/A.swift", "Resources App/point.appextensionpoint", "Embed App/point.appextensionpoint", "Embed App/tool.bin",
            ]
        )
    }

    @Test(
        "files that no phase takes are no members",
        arguments: [
            "App/Base.xcconfig", "App/App.entitlements", "App/Info.plist", "App/LICENSE", "App/Route.gpx", "App/Plan.xctestplan",
            "App/module.modulemap",
        ]
    )
    func noPhase(file: String) throws {
        #expect(try members(files: [file]).isEmpty)
    }

    @Test("headers, attributes, platforms and flags are told for single files")
    func attributes() throws {
        let project = try SampleProject(
            objects: """
                TARGET = {isa = PBXNativeTarget; name = Kit; buildPhases = (S, H); fileSystemSynchronizedGroups = (FOLDER); };
                S = {isa = PBXSourcesBuildPhase; files = (); };
                H = {isa = PBXHeadersBuildPhase; files = (); };
                FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (SET); path = Kit; sourceTree = "<group>"; };
                SET = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TARGET;
                    publicHeaders = (Kit.h); privateHeaders = (Inner.h);
                    platformFiltersByRelativePath = {A.swift = (ios, ); };
                    additionalCompilerFlagsByRelativePath = {A.swift = "-Onone"; }; };
                """,
            children: ["FOLDER"],
            targets: ["TARGET"],
            files: ["Kit/A.swift", "Kit/Kit.h", "Kit/Inner.h", "Kit/Own.h"]
        ).load()
        let memberships = project.memberships()
        #expect(memberships.map(\.role) == [.plain, .header(.private), .header(.public), .header(.project)])
        #expect(memberships.first?.platforms == ["ios"])
        #expect(memberships.first?.compilerFlags == "-Onone")
    }

    @Test("a folder with two owners gives its files to both")
    func twoOwners() throws {
        let project = try SampleProject(
            objects: """
                ONE = {isa = PBXNativeTarget; name = One; buildPhases = (S1); fileSystemSynchronizedGroups = (FOLDER); };
                TWO = {isa = PBXNativeTarget; name = Two; buildPhases = (S2); fileSystemSynchronizedGroups = (FOLDER); };
                S1 = {isa = PBXSourcesBuildPhase; files = (); };
                S2 = {isa = PBXSourcesBuildPhase; files = (); };
                FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (SET); path = App; sourceTree = "<group>"; };
                SET = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TWO; membershipExceptions = (A.swift); };
                """,
            children: ["FOLDER"],
            targets: ["ONE", "TWO"],
            files: ["App/A.swift", "App/B.swift"]
        ).load()
        let found = project.targets.map { project.memberships(of: $0).map { $0.file.path.description } }
        #expect(found == [["/code/App/A.swift", "/code/App/B.swift"], ["/code/App/B.swift"]])
    }
}
