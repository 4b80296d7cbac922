import BuildSettings
import Diagnostics
import Testing

@Suite("explanations")
struct ExplanationTests {
    @Test("an explanation has every entry, lowest first, with what became of it")
    func entries() {
        let place = SourceLocation(path: "a.xcconfig", line: 3, column: 5)
        let scope = SettingsScope(levels: [
            SettingsLevel(.defaults, SettingsTable(lines: [("A", "d")])),
            SettingsLevel(
                .project, name: "project 'P'",
                SettingsTable([
                    SettingAssignment("A", "$(inherited) p", at: place), SettingAssignment("A", "x", conditions: [.init(.sdk, "iphone*")]),
                ])),
            SettingsLevel(.target, SettingsTable(lines: [("A", ["$(inherited)", "t"]), ("B", "b")])),
        ])
        let explanation = SettingsEvaluator(scope, SettingsParameters(sdk: "macosx")).explain("A")
        #expect(explanation.value == "d p t")
        #expect(explanation.entries.map(\.levelName) == ["defaults", "project 'P'", "project 'P'", "target"])
        #expect(explanation.entries.map(\.value) == ["d", "d p", nil, "d p t"])
        #expect(explanation.entries.map(\.writtenValue) == ["d", "$(inherited) p", "x", "$(inherited) t"])
        #expect(explanation.entries.map(\.isWinner) == [false, false, false, true])
        #expect(explanation.entries.map(\.conditions) == ["", "", "[sdk=iphone*]", ""])
        #expect(explanation.entries.map(\.applies) == [true, true, false, true])
        #expect(explanation.entries[2].failedCondition == SettingCondition(.sdk, "iphone*"))
        #expect(explanation.entries[1].location == place)
        #expect(explanation.diagnostics == [])
    }

    @Test("an explanation names the first condition that fails")
    func conditions() {
        let scope = SettingsScope(lines: ["target A[sdk=mac*][arch=x][config=Y] = 1"])
        let entry = SettingsEvaluator(scope, SettingsParameters(configuration: "Z", sdk: "macosx", arch: "arm64")).explain("A").entries[0]
        #expect(entry.failedCondition == SettingCondition(.arch, "x"))
    }

    @Test("an explanation has the faults, even when they were met before")
    func faults() {
        var evaluator = SettingsEvaluator(SettingsScope(lines: ["target A = $(B:nothing)"]))
        _ = evaluator.text(of: "A")
        #expect(evaluator.explain("A").diagnostics == evaluator.diagnostics)
        #expect(evaluator.diagnostics.count == 1)
    }

    @Test("an unknown setting has no entries")
    func unknown() {
        let explanation = SettingsEvaluator(SettingsScope(lines: ["target A = 1"])).explain("B")
        #expect(explanation == SettingExplanation(name: "B", value: nil, entries: [], diagnostics: []))
    }
}
