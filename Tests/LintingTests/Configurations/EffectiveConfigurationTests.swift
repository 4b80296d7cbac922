import Configuration
import Diagnostics
import Linting
import ProjectModel
import SystemSupport
import Testing

/// What a file is linted with: SwiftLint's chains and nested files, and the ways of the others.
@Suite struct EffectiveConfigurationTests {
    private func printed(
        _ files: [String: String],
        _ path: String = "/app/App/Cart.swift",
        linter: LinterName = .swiftLint,
        configuration: String? = nil
    ) throws -> PrintedConfiguration {
        var files = files
        files["/app/App.xcodeproj/project.pbxproj"] = SampleProject.text(sources: ["App/Cart.swift", "../shared/S.swift"])
        files["/app/App/Cart.swift"] = ""
        files["/shared/S.swift"] = ""
        let environment = LintEnvironment(
            workingDirectory: "/app", fileSystem: MemoryFileSystem(files), search: LinterSearch(path: "", furtherFolders: []))
        var arguments = LintArguments(project: "/app/App.xcodeproj", names: ["App"], configuration: configuration)
        arguments.linter = linter
        let session = try LintSession(arguments, in: environment)
        return try #require(try PrintedConfiguration.all(in: session, file: path).first)
    }

    private func rows(_ printed: PrintedConfiguration) -> [String] { printed.rows.map { $0.joined(separator: " | ") } }

    @Test("parents come before a file and children behind it, and SwiftLint's rules of merging hold")
    func merging() throws {
        let printed = try printed([
            "/app/.swiftlint.yml": """
            parent_config: Configs/parent.yml
            child_config: child.yml
            excluded: [Own, Both]
            opt_in_rules: [a]
            line_length: 100
            strict: true
            warning_threshold: 20

            """,
            "/app/Configs/parent.yml": """
            reporter: csv
            excluded: [Gen]
            disabled_rules: [a, b]
            line_length: {warning: 80, error: 90}
            warning_threshold: 10
            custom_rules: {x: {regex: y}}

            """,
            "/app/child.yml": "included: [Both]\ndisabled_rules: [c]\ncustom_rules: {x: {regex: z}}\n",
        ])
        #expect(printed.files == ["Configs/parent.yml", ".swiftlint.yml", "child.yml"])
        #expect(
            rows(printed) == [
                "custom_rules.x | {regex: z} | child.yml:3:16",
                "disabled_rules | b | Configs/parent.yml:3:21",
                "disabled_rules | c | child.yml:2:18",
                "excluded | Gen | Configs/parent.yml:2:12",
                "excluded | Own | .swiftlint.yml:3:12",
                "included | Both | child.yml:1:12",
                "line_length | 100 | .swiftlint.yml:5:1",
                "opt_in_rules | a | .swiftlint.yml:4:16",
                "reporter | csv | Configs/parent.yml:1:1",
                "warning_threshold | 10 | Configs/parent.yml:5:1",
            ])
    }

    @Test("the nearest configuration beside sources is merged behind that of the working directory, but never with another one")
    func nested() throws {
        let files = [
            "/app/.swiftlint.yml": "a: 1\n", "/app/App/.swiftlint.yml": "a: 2\n", "/.swiftlint.yml": "a: 3\n", "/app/x.yml": "a: 4\n",
        ]
        #expect(try printed(files).files == [".swiftlint.yml", "App/.swiftlint.yml"])
        #expect(try printed(files, configuration: ".swiftlint.yml").files == [".swiftlint.yml", "App/.swiftlint.yml"])
        #expect(try printed(files, configuration: "x.yml").files == ["x.yml"])
        // Outside of the working directory SwiftLint climbs to the root.
        #expect(try printed(files, "/shared/S.swift").files == [".swiftlint.yml", "/.swiftlint.yml"])
        #expect(try printed([:]).files == [])
    }

    @Test("a circle of parents ends")
    func circle() throws {
        let files = ["/app/.swiftlint.yml": "parent_config: b.yml\n", "/app/b.yml": "parent_config: .swiftlint.yml\nchild_config: b.yml\n"]
        #expect(try printed(files).files == ["b.yml", ".swiftlint.yml"])
    }

    @Test("a configuration that is no YAML stops the run, where SwiftLint would go on with its defaults", arguments: ["a: [", "- a\n"])
    func broken(text: String) {
        let error = #expect(throws: DiagnosticError.self) { try printed(["/app/.swiftlint.yml": text]) }
        #expect(error?.diagnostics.first?.location?.path == ".swiftlint.yml")
    }

    @Test("swift-format reads the nearest file whole, or the one that is named")
    func swiftFormat() throws {
        let files = [
            "/app/App/.swift-format": "{\"lineLength\": 90, \"rules\": {\"B\": false, \"A\": true}}", "/app/.swift-format": "{}",
            "/app/x.json": "{\"version\": 1}",
        ]
        let nearest = try printed(files, linter: .swiftFormat)
        #expect(nearest.files == ["App/.swift-format"])
        #expect(
            rows(nearest) == [
                "lineLength | 90 | App/.swift-format:1:2", "rules.A | true | App/.swift-format:1:42",
                "rules.B | false | App/.swift-format:1:30",
            ])
        #expect(try printed(files, linter: .swiftFormat, configuration: "x.json").files == ["x.json"])
        #expect(try printed(files, "/shared/S.swift", linter: .swiftFormat).files == [])
    }

    @Test("SwiftFormat reads all files above a source, and the version of Swift even beside a file that is named")
    func lockwoodSwiftFormat() throws {
        let files = [
            "/.swiftformat": "--indent 2\n", "/app/App/.swiftformat": "# x\n--indent 4 # y\n", "/app/.swift-version": "6.1\n",
            "/app/x.swiftformat": "--disable a\n",
        ]
        let all = try printed(files, linter: .lockwoodSwiftFormat)
        #expect(
            rows(all) == [
                "--indent | 2 | /.swiftformat:1", "swift version | 6.1 | .swift-version:1", "--indent | 4 | App/.swiftformat:2",
            ])
        let named = try printed(files, linter: .lockwoodSwiftFormat, configuration: "x.swiftformat")
        #expect(named.files == [".swift-version", "x.swiftformat"])
    }
}
