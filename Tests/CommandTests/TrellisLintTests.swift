import JSON
import TestSupport
import Testing

@Suite struct TrellisLintTests {
    /// Answers for each file of the list with a warning.
    private static let warnings = """
        comma=''
        printf '['
        while IFS= read -r file; do
            printf '%s{"file":"%s/%s","line":1,"character":null,"severity":"Warning",' "$comma" "$(pwd -P)" "$file"
            printf '"rule_id":"todo","reason":"resolve it"}'
            comma=,
        done < "$SCRIPT_INPUT_FILE_LIST_0"
        printf ']\\n'
        """

    @Test("the example's production code and tests are linted by their own rules")
    func example() throws {
        try TrellisLintExample.with { example in
            let outcome = try example.run("Recipes.xcodeproj")
            #expect(outcome.status == 1)
            let summary = outcome.standardError.split(separator: "\n")
            #expect(summary.count == 2)
            #expect(summary.first == "11 warnings in 4 of 4 targets")
            #expect(summary.last?.hasSuffix(" sources of 4 targets linted with swift-format") == true)
            let lines = outcome.standardOutput.split(separator: "\n")
            #expect(lines.contains { $0.hasPrefix("Recipes/App/Kitchen.swift:") && $0.hasSuffix("(NeverForceUnwrap)") })
            #expect(!lines.contains { $0.hasPrefix("RecipesTests/") && $0.hasSuffix("(NeverForceUnwrap)") })
            #expect(lines.contains { $0.hasPrefix("RecipesTests/") && $0.hasSuffix("(OmitExplicitReturns)") })
            #expect(lines == lines.sorted { $0.prefix { $0 != ":" } < $1.prefix { $0 != ":" } })
        }
    }

    @Test("two runs print the same bytes, and the JSON has the findings of the text")
    func json() throws {
        try TrellisLintExample.with { example in
            let first = try example.run("--json")
            #expect(try example.run("--json") == first)
            let value = try JSONReader.read(Array(first.standardOutput.utf8), path: "")
            #expect(value["schema"]?.text == "trellis-report/1")
            let text = try example.run(".", "-q").standardOutput
            #expect(value["findings"]?.items?.count == text.split(separator: "\n").count)
            #expect(
                value["targets"]?.items?.compactMap { $0["name"]?.text } == ["App", "RecipesWidget", "DesignSystem", "RecipesTests"])
        }
    }

    @Test("warnings end with 0 when they are allowed, and are still printed")
    func allowedWarnings() throws {
        try TrellisLintExample.with { example in
            let outcome = try example.run(".", "RecipesTests", "--allow-warnings")
            #expect(outcome.status == 0)
            #expect(!outcome.standardOutput.isEmpty)
        }
    }

    @Test("the ancestor's command line gives the target's files to SwiftLint")
    func ancestor() throws {
        try TrellisLintExample.with { example in
            try example.standIn(Self.warnings)
            let outcome = try example.run("Recipes.xcodeproj", "DesignSystem", ".swiftlint.yml")
            #expect(outcome.status == 1)
            #expect(outcome.standardOutput.hasPrefix("DesignSystem/"))
            #expect(outcome.standardOutput.split(separator: "\n").allSatisfy { $0.hasSuffix(":1:1: warning: resolve it (todo)") })
        }
    }

    @Test("0 when nothing is found, with silence when that is asked for")
    func clean() throws {
        try TrellisLintExample.with { example in
            try example.standIn("printf '[]'")
            #expect(try example.run(".", "App", ".swiftlint.yml", "--quiet") == BuiltProgram.Outcome(status: 0))
            let outcome = try example.run(".", "App", ".swiftlint.yml")
            #expect(outcome.status == 0)
            #expect(outcome.standardError.hasPrefix("nothing was found in 1 target\n"))
            #expect(outcome.standardError.hasSuffix(" sources of 1 target linted with swiftlint\n"))
        }
    }

    @Test("a linter that fails ends with 2, on standard error, in the linter's words")
    func failure() throws {
        try TrellisLintExample.with { example in
            try example.standIn("echo 'Error: No lintable files found' >&2; exit 1")
            let outcome = try example.run(".", "App", ".swiftlint.yml", "-q")
            #expect(
                outcome
                    == BuiltProgram.Outcome(
                        status: 2,
                        standardError: """
                            error: swiftlint failed with exit code 1 on target 'App' [linter-failed]
                            note: swiftlint says: Error: No lintable files found

                            """
                    )
            )
        }
    }

    @Test("wrong input ends with 2 and a wrong command line with 64")
    func exitCodes() throws {
        try TrellisLintExample.with { example in
            let unknown = try example.run(".", "RecipeTests")
            #expect(unknown.status == 2)
            #expect(
                unknown.standardError
                    == "error: the project 'Recipes' has no target 'RecipeTests'; did you mean 'RecipesTests'? [unknown-target]\n"
            )
            #expect(try example.run("None.xcodeproj").status == 2)
            #expect(try example.run("--linter", "pylint").status == 64)
            #expect(try example.run("--jsno").status == 64)
        }
    }
}
