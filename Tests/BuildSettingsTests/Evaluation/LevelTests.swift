import BuildSettings
import Testing

@Suite("levels and inheritance")
struct LevelTests {
    static let levels: [SettingsCase] = [
        .init("4.1 target beats project", ["project A = p", "target A = t"], "A", "t"),
        .init("4.1 the order of the lines says nothing about levels", ["target A = t", "project A = p"], "A", "t"),
        .init("4.1 target xcconfig beats project", ["project A = p", "targetConfigurationFile A = x"], "A", "x"),
        .init("4.1 target beats target xcconfig", ["targetConfigurationFile A = x", "target A = t"], "A", "t"),
        .init("4.1 project beats project xcconfig", ["projectConfigurationFile A = x", "project A = p"], "A", "p"),
        .init("4.1 project xcconfig beats project facts", ["projectDynamic A = f", "projectConfigurationFile A = x"], "A", "x"),
        .init("4.1 target facts beat project", ["project A = p", "targetDynamic A = f"], "A", "f"),
        .init("4.1 target xcconfig beats target facts", ["targetDynamic A = f", "targetConfigurationFile A = x"], "A", "x"),
        .init("4.1 product defaults beat platform defaults", ["platformDefaults A = p", "productDefaults A = t"], "A", "t"),
        .init("4.1 platform defaults beat defaults", ["defaults A = d", "platformDefaults A = p"], "A", "p"),
        .init("4.1 defaults beat the environment", ["environment A = e", "defaults A = d"], "A", "d"),
        .init("4.1 the environment counts when nothing else does", ["environment A = e", "target B = $(A)"], "B", "e"),
        .init("4.1 overrides beat all", ["target A = t", "overrides A = o", "project A = p"], "A", "o"),
        .init("4.1 an empty value is a value", ["project A = p", "target A ="], "A", ""),
        .init("4.1 what nobody sets has no value", ["target B = 1"], "A", nil),
        .init("4.1 references see the highest level", ["project B = <$(A)>", "project A = p", "target A = t"], "B", "<t>"),
        .init("4.1 level wins over specificity", ["project A[sdk=iphoneos*] = p", "target A = t"], "A", "t", "sdk=iphoneos"),
        .init(
            "4.1 a failed condition leaves the lower level", ["project A = p", "target A[sdk=macosx*] = t"], "A", "p", "sdk=iphoneos"),
        .init("4.1 later lines beat earlier ones", ["target A = 1", "target A = 2"], "A", "2"),
        .init("4.1 a later line without condition beats one with", ["target A[sdk=*] = 1", "target A = 2"], "A", "2", "sdk=macosx"),
        .init("4.1 an earlier line counts when the later fails", ["target A = 1", "target A[sdk=x] = 2"], "A", "1", "sdk=macosx"),
        .init("4.1 names differ by case", ["target a = 1", "project A = 2"], "A", "2"),
    ]

    static let inheritance: [SettingsCase] = [
        .init("4.2 inherited is the next lower level", ["project A = p", "target A = $(inherited) t"], "A", "p t"),
        .init("4.2 inherited skips levels that say nothing", ["defaults A = d", "target A = $(inherited) t"], "A", "d t"),
        .init("4.2 no lower entry is empty", ["target A = $(inherited)t"], "A", "t"),
        .init(
            "4.2 inherited through three levels", ["defaults A = d", "project A = $(inherited)p", "target A = $(inherited)t"], "A", "dpt"),
        .init("4.2 value is inherited", ["project A = p", "target A = $(value) t"], "A", "p t"),
        .init("4.2 the own name is inherited", ["project A = p", "target A = $(A) t"], "A", "p t"),
        .init("4.2 the own name in braces", ["project A = p", "target A = ${A} t"], "A", "p t"),
        .init("4.2 the own name without brackets", ["project A = p", "target A = $A t"], "A", "p t"),
        .init("4.2 inherited in braces", ["project A = p", "target A = ${inherited} t"], "A", "p t"),
        .init("4.2 inherited without brackets", ["project A = p", "target A = $inherited t"], "A", "p t"),
        .init("4.2 inherited without brackets and without lower entry", ["target A = $inherited t"], "A", " t"),
        .init("4.2 inherited twice", ["project A = p", "target A = $(inherited)$(inherited)"], "A", "pp"),
        .init("4.1 inherited sees the earlier line", ["target A = 1", "target A = $(inherited) 2"], "A", "1 2"),
        .init(
            "4.1 inherited sees the earlier line, then the lower level",
            ["project A = p", "target A = $(inherited) 1", "target A = $(inherited) 2"], "A", "p 1 2"),
        .init(
            "4.2 inherited is the next lower entry that matches", ["project A = p", "target A[sdk=x] = 1", "target A = $(inherited) 2"],
            "A",
            "p 2", "sdk=macosx"),
        .init(
            "4.2 a condition inherits from the line without", ["target A = 1", "target A[sdk=mac*] = $(inherited) 2"], "A", "1 2",
            "sdk=macosx"),
        .init("4.2 a broken chain ends", ["defaults A = d", "project A = p", "target A = $(inherited) t"], "A", "p t"),
        .init(
            "4.2 inherited inside of another setting is that setting's", ["project A = $(B)", "project B = b", "target B = $(inherited)c"],
            "A", "bc"),
        .init("4.2 inherited in a name", ["project A = X", "target A = $(V_$(inherited))", "target V_X = 5"], "A", "5"),
        .init("4.2 a name that becomes inherited", ["project A = p", "target A = $($(B)) t", "target B = inherited"], "A", "p t"),
        .init(
            "4.2 a way back to the setting means its lower entry", ["project A = p", "target A = $(B)", "target B = <$(A)>"], "A", "<p>"),
        .init(
            "4.2 inherited list", ["project OTHER_LDFLAGS = -a -b", "target OTHER_LDFLAGS = $(inherited) -c"], "OTHER_LDFLAGS", "[-a|-b|-c]"
        ),
        .init(
            "4.2 inherited in a list of a project", ["project OTHER_LDFLAGS = (-a|-b)", "target OTHER_LDFLAGS = ($(inherited)|-c)"],
            "OTHER_LDFLAGS", "[-a|-b|-c]"),
        .init("4.2 inherited list in the middle", ["project ARCHS = a b", "target ARCHS = x $(inherited) y"], "ARCHS", "[x|a|b|y]"),
        .init("4.2 nothing inherited is no item", ["target ARCHS = $(inherited) y"], "ARCHS", "[y]"),
        .init("4.3 inherited with a modifier", ["project A = p", "target A = $(inherited:upper)"], "A", "P"),
        .init("4.3 a default for what is not inherited", ["target A = $(inherited:default=x)"], "A", "x"),
    ]

    @Test("levels win by their order", arguments: levels)
    func level(_ settingsCase: SettingsCase) { settingsCase.check() }

    @Test("inheritance goes to the next lower entry that applies", arguments: inheritance)
    func inherit(_ settingsCase: SettingsCase) { settingsCase.check() }

    @Test("names lists each setting of all levels once, in the order of bytes")
    func names() {
        let scope = SettingsScope(lines: ["project B = 1", "project a = 1", "target B = 2", "target A[sdk=x] = 3", "defaults Z = 1"])
        #expect(SettingsEvaluator(scope).names == ["A", "B", "Z", "a"])
    }

    @Test("a dictionary acts in the order of its keys, so that conditions win")
    func dictionary() {
        let table = SettingsTable(dictionary: [SettingAssignment(key: "A[sdk=macosx*]", "2"), SettingAssignment(key: "A", "1")])
        var evaluator = SettingsEvaluator(SettingsScope(levels: [SettingsLevel(.target, table)]), SettingsParameters(sdk: "macosx"))
        evaluator.expect("A", "2")
        #expect(table["A"].map(\.key) == ["A", "A[sdk=macosx*]"])
    }
}
