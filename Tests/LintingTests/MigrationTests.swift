import Configuration
import Diagnostics
import Linting
import SystemSupport
import Testing

@Suite struct MigrationTests {
    private func migrate(_ files: [String: String], project: String? = nil) throws -> LintMigration {
        let environment = LintEnvironment(
            workingDirectory: "/app", fileSystem: MemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0, $1) })),
            search: LinterSearch(path: "", furtherFolders: []))
        let names = files.keys.filter { !$0.hasSuffix("pbxproj") }.sorted()
        return try LintMigration(files: names, project: project.map { "/app/" + $0 }, in: environment)
    }

    @Test("lines of slrunner become rules, and targets with one configuration become one")
    func lines() throws {
        let script = """
            #!/bin/sh
            # slrunner Comment.xcodeproj X y.yml
            slrunner App.xcodeproj App .swiftlint.yml && echo done
            python3 -m pip install slrunner
            /usr/local/bin/slrunner App.xcodeproj "My Tests [x]" 'configs/tests.yml' --no-delete-config
            slrunner App.xcodeproj Kit .swiftlint.yml
            slrunner Other.xcodeproj Z .swiftlint.yml

            """
        let migration = try migrate(["lint.sh": script])
        #expect(
            migration.text == """
                project: 'App.xcodeproj'
                lint:
                  linter: swiftlint
                  rules:
                    # lint.sh:3
                    # lint.sh:6
                    - targets: ['App', 'Kit']
                      config: '.swiftlint.yml'
                    # lint.sh:5
                    - targets: ['My Tests \\[x\\]']
                      config: 'configs/tests.yml'

                """)
        #expect(
            migration.diagnostics.map(\.description) == [
                "lint.sh:4: warning: the line names no project, target and configuration [unread-line]",
                "lint.sh:7: warning: the line is about 'Other.xcodeproj'; make a trellis.yml beside it as well [several-projects]",
            ])
        var diagnostics: [Diagnostic] = []
        let read = try TrellisConfiguration.read(Array(migration.text.utf8), path: "trellis.yml", diagnostics: &diagnostics)
        #expect(read.lint?.rules[1].targets?.first?.matches("My Tests [x]") == true)
    }

    @Test("phases that run SwiftLint become rules of their targets")
    func phases() throws {
        let phase = """
            WIDGETSOURCES = {isa = PBXSourcesBuildPhase; files = (WIDGETBUILD); };
            LINT = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "swiftlint lint --config \\"Configs/w.yml\\"\\n"; };
            """
        let text = SampleProject.text()
            .replacing("WIDGETSOURCES = {isa = PBXSourcesBuildPhase; files = (WIDGETBUILD); };", with: phase)
            .replacing("buildPhases = (WIDGETSOURCES)", with: "buildPhases = (WIDGETSOURCES, LINT)")
        let migration = try migrate(["App.xcodeproj/project.pbxproj": text], project: "App.xcodeproj")
        #expect(
            migration.text == """
                project: '/app/App.xcodeproj'
                lint:
                  linter: swiftlint
                  rules:
                    # Widget, script 'Lint'
                    - targets: ['Widget']
                      config: 'Configs/w.yml'

                """)
    }

    @Test("nothing to take over is an error")
    func nothing() {
        let error = #expect(throws: DiagnosticError.self) { try migrate(["lint.sh": "swiftlint\n"]) }
        #expect(error?.diagnostics.first?.code == "nothing-to-migrate")
    }
}
