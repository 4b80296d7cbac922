import ProjectModel
import Testing

@Suite("Adding and removing memberships")
struct MemberEditTests {
    private let sample = EditSample.plain

    @Test("a file becomes a member of the phase of its type, and of another one by name")
    func add() throws {
        let added = try sample.after { try $0.addMember("App/Zoom.swift", target: "App") }
        #expect(added.text.contains("/* Zoom.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Zoom.swift */; };"))
        #expect(try added.edited { try $0.removeMember("App/Zoom.swift", target: "App") } == sample.text)
        let other = try sample.after { try $0.addMember("App/Zoom.swift", target: "App", phase: "Resources") }
        #expect(other.text.contains("/* Zoom.swift in Resources */"))
        #expect(try other.edited { try $0.removeMember("App/Zoom.swift", target: "App", phase: "resources") } == sample.text)
    }

    @Test("what is special about a member stands in its build file")
    func attributes() throws {
        var attributes = MemberAttributes()
        attributes.compilerFlags = "-w"
        attributes.platforms = ["ios"]
        let flags = try sample.lines { try $0.addMember("App/Zoom.swift", target: "App", attributes: attributes) }
        #expect(flags.first?.hasSuffix("platformFilter = ios; settings = {COMPILER_FLAGS = \"-w\"; }; };") == true, "\(flags)")
        let withHeader = try sample.after { try $0.addFile("App/Kit.h") }
        var header = MemberAttributes()
        header.visibility = .public
        header.platforms = ["ios", "macos"]
        let lines = try withHeader.lines { try $0.addMember("App/Kit.h", target: "App", attributes: header) }
        #expect(lines.first?.hasSuffix("platformFilters = (ios, macos, ); settings = {ATTRIBUTES = (Public, ); }; };") == true, "\(lines)")
    }

    @Test("a language stands for the group of all its languages")
    func languages() throws {
        let removed = try sample.edited { try $0.removeMember("App/en.lproj/Words.strings", target: "App") }
        #expect(!removed.contains("Words.strings in Resources"))
    }

    @Test("what is a member already, or is none, or has no phase, is said")
    func faults() throws {
        #expect(
            try sample.message { try $0.addMember("App/Main.swift", target: "App") }
                .contains("'App/Main.swift' is a member of the target 'App' in that phase already"))
        #expect(
            try sample.message { try $0.removeMember("App/Zoom.swift", target: "App") }
                .contains("'App/Zoom.swift' is no member of the target 'App'"))
        #expect(
            try sample.message { try $0.addMember("App/Zoom.swift", target: "App", phase: "frameworks") }
                .contains("the target 'App' has no phase 'frameworks'; 'trellis-project add phase' or 'add script' makes one"))
        let framework = try sample.after { try $0.addFile("App/Kit.framework", allowsMissing: true) }
        #expect(
            try framework.message { try $0.addMember("App/Kit.framework", target: "App") }
                .contains(
                    "the target 'App' has no phase for 'Kit.framework'; 'trellis-project add phase frameworks --target App' makes one"))
    }
}

@Suite("Synchronized folders and their exceptions")
struct SynchronizedEditTests {
    private let sample = EditSample.plain

    /// The sample with a synchronized folder that its target owns.
    private func owned() throws -> EditSample { try sample.after { try $0.addFolder("Synced", targets: ["App"]) } }

    /// The sample with a synchronized folder that its target does not own.
    private func foreign() throws -> EditSample { try sample.after { try $0.addFolder("Synced") } }

    @Test("a folder stands in its group and among the folders of its targets")
    func add() throws {
        let lines = try sample.lines { try $0.addFolder("Synced", targets: ["App"]) }
        #expect(lines.contains("+fileSystemSynchronizedGroups = ("))
        #expect(lines.contains("+isa = PBXFileSystemSynchronizedRootGroup;"))
        #expect(try owned().edited { try $0.removeFile("Synced") } == sample.text)
        let reference = try sample.after { try $0.addFolder("App/Folder", kind: .reference, targets: ["App"]) }
        #expect(reference.text.contains("lastKnownFileType = folder; path = Folder;"))
        #expect(try reference.edited { try $0.removeFile("App/Folder") } == sample.text)
    }

    @Test("a file of a folder that the target owns is taken out by an exception, and comes back without one")
    func exclusion() throws {
        let owned = try owned()
        let without = try owned.after { try $0.removeMember("Synced/B.swift", target: "App") }
        #expect(
            without.text.contains(
                "/* Exceptions for \"Synced\" folder in \"App\" target */ = {\n"
                    + "\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;\n"
                    + "\t\t\tmembershipExceptions = (\n\t\t\t\tB.swift,\n\t\t\t);\n\t\t\ttarget = T1 /* App */;"))
        #expect(try without.edited { try $0.addMember("Synced/B.swift", target: "App") } == owned.text)
        let two = try without.after { try $0.removeMember("Synced/A.swift", target: "App") }
        #expect(two.text.contains("membershipExceptions = (\n\t\t\t\tA.swift,\n\t\t\t\tB.swift,\n"))
        #expect(try two.edited { try $0.addMember("Synced/A.swift", target: "App") } == without.text)
    }

    @Test("a file of a folder that the target does not own comes in by an exception, with what is special about it")
    func inclusion() throws {
        let foreign = try foreign()
        var attributes = MemberAttributes()
        attributes.visibility = .public
        attributes.platforms = ["macos"]
        let with = try foreign.after { try $0.addMember("Synced/Kit.h", target: "App", attributes: attributes) }
        #expect(with.text.contains("membershipExceptions = (\n\t\t\t\tKit.h,\n"))
        #expect(with.text.contains("publicHeaders = (\n\t\t\t\tKit.h,\n"))
        #expect(with.text.contains("platformFiltersByRelativePath = {\n\t\t\t\tKit.h = (\n\t\t\t\t\tmacos,\n"))
        #expect(try with.edited { try $0.removeMember("Synced/Kit.h", target: "App") } == foreign.text)
    }

    @Test("a file of a language is excepted for all languages, and a phase may take single files")
    func forms() throws {
        let owned = try owned()
        let without = try owned.after { try $0.removeMember("Synced/en.lproj/Words.strings", target: "App") }
        #expect(without.text.contains("membershipExceptions = (\n\t\t\t\t/Localized/Words.strings,\n"))
        let phase = try owned.after { try $0.addMember("Synced/Sub/C.swift", target: "App", phase: "Resources") }
        #expect(phase.text.contains("buildPhase = P2 /* Resources */;"))
        #expect(try phase.edited { try $0.removeMember("Synced/Sub/C.swift", target: "App", phase: "Resources") } == owned.text)
    }

    @Test("what does not fit a synchronized folder is said")
    func faults() throws {
        let owned = try owned()
        #expect(
            try owned.message { try $0.addFile("Synced/A.swift") }.contains("'Synced/A.swift' lies in the synchronized folder 'Synced'"))
        #expect(try owned.message { try $0.addFolder("Synced/Sub") }.contains("lies in the synchronized folder 'Synced'"))
        #expect(try owned.message { try $0.addFolder("Synced") }.contains("the project has the folder 'Synced' already"))
        #expect(try owned.message { try $0.addMember("Synced/A.swift", target: "App") }.contains("is a member of the target 'App' already"))
        #expect(try owned.message { try $0.removeMember("Synced/Sub", target: "App") }.contains("exceptions for single files only"))
        #expect(try sample.message { try $0.addFolder("Nope") }.contains("there is no folder 'Nope'"))
        let old = EditSample(text: sample.text.replacing("objectVersion = 77", with: "objectVersion = 56"), files: sample.files)
        #expect(try old.message { try $0.addFolder("Synced") }.contains("the project has the object version 56"))
    }
}
