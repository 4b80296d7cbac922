import Diagnostics
import ProjectModel
import TestSupport
import Testing

@Suite("schemes")
struct SchemeDocumentTests {
    static let sample = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme
           LastUpgradeVersion = "1640"
           version = "1.7">
           <BuildAction
              parallelizeBuildables = "YES"
              buildImplicitDependencies = "NO">
              <PreActions>
                 <ExecutionAction
                    ActionType = "Xcode.IDEStandardExecutionActionsCore.ExecutionActionType.ShellScriptAction">
                    <ActionContent
                       title = "Run Script"
                       scriptText = "echo &quot;a&quot;&#10;"
                       shellToInvoke = "/bin/zsh">
                       <EnvironmentBuildable>
                          <BuildableReference
                             BuildableIdentifier = "primary"
                             BlueprintIdentifier = "A1"
                             BuildableName = "App.app"
                             BlueprintName = "App"
                             ReferencedContainer = "container:App.xcodeproj">
                          </BuildableReference>
                       </EnvironmentBuildable>
                    </ActionContent>
                 </ExecutionAction>
              </PreActions>
              <BuildActionEntries>
                 <BuildActionEntry
                    buildForTesting = "YES"
                    buildForRunning = "NO"
                    buildForProfiling = "NO"
                    buildForArchiving = "NO"
                    buildForAnalyzing = "YES">
                    <BuildableReference
                       BuildableIdentifier = "primary"
                       BlueprintIdentifier = "A1"
                       BuildableName = "App.app"
                       BlueprintName = "App"
                       ReferencedContainer = "container:App.xcodeproj">
                    </BuildableReference>
                 </BuildActionEntry>
              </BuildActionEntries>
           </BuildAction>
           <TestAction
              buildConfiguration = "Debug"
              shouldUseLaunchSchemeArgsEnv = "YES">
              <TestPlans>
                 <TestPlanReference
                    reference = "container:App.xctestplan"
                    default = "YES">
                 </TestPlanReference>
                 <TestPlanReference
                    reference = "container:Slow.xctestplan">
                 </TestPlanReference>
              </TestPlans>
              <Testables>
                 <TestableReference
                    skipped = "NO"
                    parallelizable = "YES">
                    <BuildableReference
                       BuildableIdentifier = "primary"
                       BlueprintIdentifier = "A2"
                       BuildableName = "AppTests.xctest"
                       BlueprintName = "AppTests"
                       ReferencedContainer = "container:App.xcodeproj">
                    </BuildableReference>
                    <SkippedTests>
                       <Test
                          Identifier = "AppTests/testSlow()">
                       </Test>
                    </SkippedTests>
                 </TestableReference>
              </Testables>
           </TestAction>
           <LaunchAction
              buildConfiguration = "Debug"
              launchStyle = "0">
              <RemoteRunnable
                 runnableDebuggingMode = "2"
                 BundleIdentifier = "com.apple.Carousel">
                 <BuildableReference
                    BuildableIdentifier = "primary"
                    BlueprintIdentifier = "A1"
                    BuildableName = "App.app"
                    BlueprintName = "App"
                    ReferencedContainer = "container:App.xcodeproj">
                 </BuildableReference>
              </RemoteRunnable>
              <CommandLineArguments>
                 <CommandLineArgument
                    argument = "-Flag &apos;x y&apos;"
                    isEnabled = "NO">
                 </CommandLineArgument>
              </CommandLineArguments>
              <EnvironmentVariables>
                 <EnvironmentVariable
                    key = "HOME"
                    value = "/tmp"
                    isEnabled = "YES">
                 </EnvironmentVariable>
              </EnvironmentVariables>
           </LaunchAction>
           <ArchiveAction
              buildConfiguration = "Release"
              revealArchiveInOrganizer = "YES">
           </ArchiveAction>
        </Scheme>

        """

    private func read(_ text: String) throws -> SchemeDocument {
        try SchemeDocument.read(Array(text.utf8), path: "S")
    }

    private func text(_ scheme: SchemeDocument) -> String { String(decoding: scheme.bytes, as: UTF8.self) }

    @Test("what a scheme builds has its purposes")
    func building() throws {
        let build = try #require(try read(Self.sample)[.build])
        #expect(build[flag: "parallelizeBuildables"] == true)
        #expect(build[flag: "buildImplicitDependencies"] == false)
        #expect(build.buildConfiguration == nil)
        let entry = try #require(build.buildEntries.first)
        #expect(SchemeBuildEntry.Purpose.allCases.map { entry[$0] } == [true, false, false, false, true])
        #expect(entry.reference?.blueprintIdentifier == "A1")
        #expect(entry.reference?.buildableName == "App.app")
        #expect(entry.reference?.blueprintName == "App")
        #expect(entry.reference?.referencedContainer == "container:App.xcodeproj")
        #expect(entry.sourceLocation == SourceLocation(path: "S", line: 28, column: 10))
    }

    @Test("an entry that does not say what for is built for everything")
    func defaultPurposes() throws {
        let scheme = try read("<Scheme><BuildAction><BuildActionEntries><BuildActionEntry/></BuildActionEntries></BuildAction></Scheme>")
        let entry = try #require(scheme[.build]?.buildEntries.first)
        #expect(SchemeBuildEntry.Purpose.allCases.allSatisfy { entry[$0] })
        #expect(entry.reference == nil)
    }

    @Test("scripts have a text, a shell and the settings of a target")
    func scripts() throws {
        let build = try #require(try read(Self.sample)[.build])
        let script = try #require(build.preActions.first)
        #expect(script.isScript)
        #expect(script.title == "Run Script")
        #expect(script.text == "echo \"a\"\n")
        #expect(script.shell == "/bin/zsh")
        #expect(script.settings?.blueprintName == "App")
        #expect(build.postActions == [])
    }

    @Test("what a scheme tests has its plans and the tests that are skipped")
    func testing() throws {
        let test = try #require(try read(Self.sample)[.test])
        #expect(test.testPlans.map(\.reference) == ["container:App.xctestplan", "container:Slow.xctestplan"])
        #expect(test.testPlans.map(\.isDefault) == [true, false])
        let testable = try #require(test.testables.first)
        #expect(!testable.isSkipped)
        #expect(testable.isParallelizable)
        #expect(testable.skippedTests == ["AppTests/testSlow()"])
        #expect(testable.selectedTests == [])
        #expect(!testable.runsOnlySelectedTests)
        #expect(testable.reference?.blueprintName == "AppTests")
    }

    @Test("what a scheme runs has arguments and environment variables")
    func launching() throws {
        let scheme = try read(Self.sample)
        let launch = try #require(scheme[.launch])
        #expect(launch.buildConfiguration == "Debug")
        #expect(launch[attribute: "launchStyle"] == "0")
        #expect(launch.runnable?.blueprintName == "App")
        #expect(launch.arguments == [SchemeArgument("-Flag 'x y'", isEnabled: false)].map { located($0, launch.arguments[0]) })
        #expect(launch.environmentVariables.map(\.name) == ["HOME"])
        #expect(launch.environmentVariables.map(\.value) == ["/tmp"])
        #expect(launch.environmentVariables.map(\.isEnabled) == [true])
        #expect(scheme[.archive]?.buildConfiguration == "Release")
        #expect(scheme[.profile] == nil)
        #expect(scheme[.install] == nil)
    }

    @Test("a program that is no product of a target is run by its path")
    func executable() throws {
        let scheme = try read("<Scheme><LaunchAction><PathRunnable FilePath='/bin/echo'/></LaunchAction></Scheme>")
        #expect(scheme[.launch]?.executablePath == "/bin/echo")
        #expect(scheme[.launch]?.runnable == nil)
    }

    @Test("an unchanged scheme comes back byte for byte")
    func sameBytes() throws {
        #expect(text(try read(Self.sample)) == Self.sample)
    }

    @Test("a change leaves everything else as it was")
    func change() throws {
        var scheme = try read(
            Self.sample.replacing("launchStyle = \"0\">", with: "launchStyle = \"0\"\n      new = \"1\">\n      <Extra>\n      </Extra>"))
        let before = text(scheme)
        scheme[.launch]?.arguments[0].isEnabled = true
        scheme[.launch]?.environmentVariables[0].value = "/home"
        scheme[.test]?.testables[0].skippedTests = []
        scheme[.build]?.preActions[0].text = "true"
        scheme[.build]?.buildEntries[0][.running] = true
        scheme[.build]?.buildEntries[0].reference?.blueprintIdentifier = "B1"
        var expected = before.replacing("isEnabled = \"NO\"", with: "isEnabled = \"YES\"").replacing("\"/tmp\"", with: "\"/home\"")
        expected = expected.replacing("echo &quot;a&quot;&#10;", with: "true").replacing("Running = \"NO\"", with: "Running = \"YES\"")
        expected.replace(
            """
                           <Test
                              Identifier = "AppTests/testSlow()">
                           </Test>

            """, with: "", maxReplacements: 1
        )
        let entry = try #require(expected.firstRange(of: "<BuildActionEntries>"))
        let identifier = try #require(expected[entry.upperBound...].firstRange(of: "\"A1\""))
        expected.replaceSubrange(identifier, with: "\"B1\"")
        #expect(text(scheme) == expected)
    }

    @Test("parts that were not there are put where Xcode has them")
    func newParts() throws {
        var scheme = SchemeDocument(lastUpgradeVersion: "1640")
        let app = BuildableReference(
            blueprintIdentifier: "A1", buildableName: "App.app", blueprintName: "App",
            container: WorkspaceLocation(.container, "App.xcodeproj")
        )
        var launch = SchemeAction(.launch, buildConfiguration: "Debug")
        launch.environmentVariables = [SchemeVariable("A", "b\nc")]
        launch.arguments = [SchemeArgument("-x", isEnabled: false)]
        launch.runnable = app
        scheme[.launch] = launch
        var build = SchemeAction(.build)
        build.buildEntries = [SchemeBuildEntry(app, for: [.testing])]
        scheme[.build] = build
        var test = SchemeAction(.test, buildConfiguration: "Debug")
        var testable = SchemeTestable(app)
        testable.selectedTests = ["A/b()"]
        testable.runsOnlySelectedTests = true
        test.testables = [testable]
        test.testPlans = [SchemeTestPlan(WorkspaceLocation(.container, "P.xctestplan"), isDefault: true)]
        test.macroExpansion = app
        scheme[.test] = test
        #expect(
            outline(text(scheme)) == """
                Scheme BuildAction BuildActionEntries BuildActionEntry BuildableReference TestAction TestPlans TestPlanReference \
                MacroExpansion BuildableReference Testables TestableReference BuildableReference SelectedTests Test LaunchAction \
                BuildableProductRunnable BuildableReference CommandLineArguments CommandLineArgument EnvironmentVariables \
                EnvironmentVariable
                """)
        #expect(try read(text(scheme))[.launch]?.environmentVariables.map(\.value) == ["b\nc"])
        #expect(text(try read(text(scheme))) == text(scheme))
    }

    @Test("an action that is taken away is gone, and one of another kind takes the name of its place")
    func actions() throws {
        var scheme = try read("<Scheme><TestAction buildConfiguration='D'/><LaunchAction/></Scheme>")
        scheme[.profile] = scheme[.test]
        scheme[.test] = nil
        #expect(outline(text(scheme)) == "Scheme LaunchAction ProfileAction")
        #expect(scheme[.profile]?.buildConfiguration == "D")
    }

    @Test("a file that is no scheme is refused")
    func noScheme() {
        let error = #expect(throws: DiagnosticError.self) { try read("<Workspace/>") }
        #expect(
            error?.description
                == "S:1:1: error: the file begins with '<Workspace>' where '<Scheme>' was expected, so it is no scheme [no-scheme]"
        )
    }

    @Test("damaged schemes are refused or written again with the same bytes")
    func damaged() throws {
        var readCount = 0
        for bytes in Mutations(of: Array(Self.sample.utf8), structure: "<>/=\":.&;A", count: 5_000, seed: 5) {
            guard let scheme = try? SchemeDocument.read(bytes, path: "S") else { continue }
            readCount += 1
            for kind in SchemeAction.Kind.allCases {
                guard let action = scheme[kind] else { continue }
                _ = (action.buildEntries, action.testables, action.testPlans, action.arguments, action.environmentVariables)
                _ = action.preActions.map(\.text)
            }
            let again = try SchemeDocument.read(scheme.bytes, path: "S")
            #expect(again.bytes == scheme.bytes, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(readCount > 500)
    }

    /// The names of the elements in their order.
    private func outline(_ text: String) -> String {
        text.split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("<"), !line.hasPrefix("</"), !line.hasPrefix("<?") else { return nil }
            return String(line.dropFirst().prefix { $0 != ">" })
        }.joined(separator: " ")
    }

    /// The same argument at the place of another.
    private func located(_ argument: SchemeArgument, _ other: SchemeArgument) -> SchemeArgument {
        var located = other
        located.argument = argument.argument
        located.isEnabled = argument.isEnabled
        return located
    }
}
