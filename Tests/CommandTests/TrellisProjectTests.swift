import JSON
import SystemSupport
import TestSupport
import Testing

/// `trellis-project` the way a user runs it, for what depends on the history of a repository.
@Suite("trellis-project", .enabled(if: ScratchRepository.isPossible, "no git on PATH"))
struct TrellisProjectTests {
    private static let program = BuiltProgram("trellis-project")

    private static let spec = """
        name: Demo
        targets:
          App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
          KitTests: {type: bundle.unit-test, platform: iOS, sources: [KitTests], dependencies: [{target: Kit}]}
          Other: {type: framework, platform: iOS, sources: [Other]}

        """

    /// A repository with a spec; the second commit adds a file to Kit, and one more change is not committed.
    private func withSample(_ body: (ScratchRepository) throws -> Void) throws {
        try ScratchRepository.with { repository in
            try repository.files.write(Self.spec, to: "project.yml")
            for name in ["App/App.swift", "Kit/Kit.swift", "KitTests/Tests.swift", "Other/Other.swift"] {
                try repository.files.write("let a = 1\n", to: name)
            }
            try repository.commit("first")
            try repository.files.write("let b = 1\n", to: "Kit/Parser.swift")
            try repository.commit("second")
            try body(repository)
        }
    }

    private func run(_ repository: ScratchRepository, _ arguments: String...) throws -> BuiltProgram.Outcome {
        try Self.program.run(arguments, in: repository.files.path)
    }

    @Test("affected names the targets that a commit reaches, and the reasons")
    func affected() throws {
        try withSample { repository in
            let outcome = try run(repository, "affected", ".", "--since", "HEAD~1")
            #expect(
                outcome
                    == BuiltProgram.Outcome(
                        status: 0,
                        standardOutput: """
                            App       depends on 'Kit' <- changed: 'Kit/Parser.swift' in Sources
                            Kit       changed: 'Kit/Parser.swift' in Sources
                            KitTests  depends on 'Kit' <- changed: 'Kit/Parser.swift' in Sources

                            """
                    )
            )
            #expect(try run(repository, "affected", ".", "--since", "HEAD~1", "--tests", "--names").standardOutput == "KitTests\n")
            #expect(try run(repository, "affected", ".", "--since", "HEAD") == BuiltProgram.Outcome(status: 0))
        }
    }

    @Test("affected tells a setting of a spec, and the targets that use it")
    func affectedSetting() throws {
        try withSample { repository in
            let changed = Self.spec.replacing("sources: [Other]", with: "sources: [Other], settings: {SWIFT_VERSION: 6.0}")
            try repository.files.write(changed, to: "project.yml")
            let outcome = try run(repository, "affected", "project.yml", "--since", "HEAD")
            #expect(outcome.standardOutput == "Other  setting 'SWIFT_VERSION' of Debug is new, and 1 more difference\n")
        }
    }

    @Test("a question about a revision is answered without a checkout")
    func revision() throws {
        try withSample { repository in
            #expect(try run(repository, "files", ".", "-t", "Kit").standardOutput == "Kit/Kit.swift\nKit/Parser.swift\n")
            #expect(try run(repository, "files", ".", "-t", "Kit", "--at", "HEAD~1").standardOutput == "Kit/Kit.swift\n")
            try repository.run(["rm", "-r", "--quiet", "."])
            let gone = try run(repository, "targets", "project.yml", "--at", "HEAD")
            #expect(gone.standardOutput.hasPrefix("App"))
        }
    }

    @Test("a revision that git does not know is an error with status 2")
    func unknownRevision() throws {
        try withSample { repository in
            let outcome = try run(repository, "files", ".", "--at", "v9")
            let message = "git knows no revision 'v9' here; in a shallow clone fetch more of its history first [unknown-revision]"
            #expect(outcome == BuiltProgram.Outcome(status: 2, standardError: "error: \(message)\n"))
        }
    }

    @Test("options that contradict each other are wrong usage")
    func contradictions() throws {
        try withSample { repository in
            for (arguments, message) in [
                (["convert", "."], "'convert' needs '--to xcproj' or '--to pbxproj'"),
                (["convert", ".", "--to", "xcproj", "--write", "-o", "x"], "'--output' and '--write' exclude each other"),
                (["affected", "."], "'affected' needs '--since REVISION' to know what has changed"),
                (["files", ".", "--at", "HEAD", "--file-list", "x"], "'--at' and '--file-list' exclude each other"),
                (
                    ["files", ".", "--sdk", "macosx"],
                    "'--configuration', '--sdk', '--arch' and '--define' have no meaning without '--effective'"
                ),
                (["graph", ".", "--reverse"], "'--depth' and '--reverse' need a '--target' to begin at"),
                (["graph", ".", "-t", "App", "--depth", "x"], "'--depth x' is not a number of steps"),
                (["settings", ".", "--define", "X"], "'--define X' is not of the form KEY=VALUE"),
                (["settings", ".", "--explain", "A", "B"], "'--explain' names its setting itself; leave out 'B'"),
            ] {
                let outcome = try Self.program.run(arguments, in: repository.files.path)
                #expect(outcome.status == 64, "\(arguments)")
                #expect(outcome.standardError.hasPrefix("error: \(message)\n"), "\(outcome.standardError)")
            }
        }
    }

    @Test("a graph with a circle is printed, and is a finding")
    func circle() throws {
        try withSample { repository in
            let spec = Self.spec.replacing("sources: [Kit]", with: "sources: [Kit], dependencies: [{target: App}]")
            try repository.files.write(spec, to: "project.yml")
            let outcome = try run(repository, "graph", ".", "--target", "App")
            #expect(outcome.status == 1)
            #expect(outcome.standardOutput == "App  Kit  depends on it\nKit  App  depends on it\n")
            #expect(
                outcome.standardError
                    == "project.yml:3:3: error: targets need each other in a circle: 'App' -> 'Kit' -> 'App'; remove one of these "
                    + "dependencies [dependency-cycle]\n"
            )
        }
    }

    @Test("check tells faults of settings and of schemes with their places")
    func check() throws {
        try ScratchRepository.with { repository in
            try repository.files.write(
                """
                {objectVersion = 77; rootObject = R; objects = {
                R = {isa = PBXProject; mainGroup = M; buildConfigurationList = L; targets = (T, ); };
                M = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
                X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = App; };
                L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
                C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
                }; }
                """,
                to: "App.xcodeproj/project.pbxproj"
            )
            try repository.files.write("A = $(B)\nB = $(A)\nnonsense\n", to: "A.xcconfig")
            try repository.files.write(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <Scheme version = "1.7">
                   <BuildAction><BuildActionEntries><BuildActionEntry>
                      <BuildableReference BlueprintIdentifier = "X" BlueprintName = "Gone" ReferencedContainer = "container:App.xcodeproj">
                      </BuildableReference>
                   </BuildActionEntry></BuildActionEntries></BuildAction>
                </Scheme>
                """,
                to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
            )
            let outcome = try run(repository, "check", "App.xcodeproj")
            let lines = outcome.standardOutput.split(separator: "\n").filter { !$0.contains(": note: ") }
            #expect(
                lines.map { $0.prefix { $0 != " " } } == [
                    "A.xcconfig:1:5:", "A.xcconfig:3:9:", "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme:4:7:",
                ])
            let message = "the scheme 'App' names the target 'Gone', which 'App.xcodeproj' does not have [dangling-scheme-reference]"
            #expect(lines.last?.hasSuffix(message) == true)
            #expect(outcome.status == 1)
        }
    }
}
