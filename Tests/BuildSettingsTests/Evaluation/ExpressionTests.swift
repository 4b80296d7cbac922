import BuildSettings
import Testing

@Suite("expressions")
struct ExpressionTests {
    static let references: [SettingsCase] = [
        .init("4.2 parentheses", ["target A = $(B)", "target B = b"], "A", "b"),
        .init("4.2 braces", ["target A = ${B}", "target B = b"], "A", "b"),
        .init("4.2 brackets", ["target A = $[B]", "target B = b"], "A", "b"),
        .init("4.2 bare name", ["target A = $B/x", "target B = b"], "A", "b/x"),
        .init("4.2 a bare name takes dots and digits", ["target A = $B.c2-x", "target B.c2 = b"], "A", "b-x"),
        .init("4.2 undefined in brackets is empty", ["target A = <$(B)>"], "A", "<>"),
        .init("4.2 undefined bare name stays", ["target A = <$B>"], "A", "<$B>"),
        .init("4.2 two dollars are one", ["target A = $$(B)", "target B = b"], "A", "$(B)"),
        .init("4.2 four dollars are two", ["target A = $$$$"], "A", "$$"),
        .init("4.2 three dollars", ["target A = $$$(B)", "target B = b"], "A", "$b"),
        .init("4.2 a dollar at the end", ["target A = 5$"], "A", "5$"),
        .init("4.2 a dollar before a digit", ["target A = $5"], "A", "$5"),
        .init("4.2 a dollar before a blank", ["target A = $ x"], "A", "$ x"),
        .init("4.2 values are not read twice", ["target A = $(B)", "target B = $$(C)", "target C = c"], "A", "$(C)"),
        .init("4.2 nested name", ["target A = $(V_$(B))", "target B = x", "target V_x = 1"], "A", "1"),
        .init("4.2 nested name in the middle", ["target A = $(V_$(B)_Z)", "target B = x", "target V_x_Z = 1"], "A", "1"),
        .init("4.2 nested name of two", ["target A = $($(B)$(C))", "target B = V", "target C = W", "target VW = 1"], "A", "1"),
        .init("4.2 nested name in braces", ["target A = $(V_${B})", "target B = x", "target V_x = 1"], "A", "1"),
        .init("4.2 nested bare name", ["target A = $(V_$B)", "target B = x", "target V_x = 1"], "A", "1"),
        .init("4.2 three deep", ["target A = $(X$(Y$(B)))", "target B = 1", "target Y1 = 2", "target X2 = 3"], "A", "3"),
        .init("4.2 nested name that leads nowhere", ["target A = <$(V_$(B))>", "target V_ = v"], "A", "<v>"),
        .init("4.2 empty name", ["target A = <$()>"], "A", "<>"),
        .init("4.2 a closing bracket of another kind is part of the name", ["target A = <$(B})>"], "A", "<>"),
        .init("4.2 chain", ["target A = $(B)", "target B = $(C)", "target C = $(D)", "target D = d"], "A", "d"),
        .init("4.2 the text around stays", ["target A = 1 $(B) 2  3", "target B = b"], "A", "1 b 2  3"),
        .init("4.2 quotation marks are text in a text", ["target A = \"$(B)\"", "target B = b c"], "A", "\"b c\""),
        .init(
            "4.2 a reference that is not closed stays", ["target A = x $(B", "target B = b"], "A", "x $(B",
            messages: ["the reference '$(B' in the value of 'A' is not closed; write '$$' for the character '$'"]),
        .init(
            "4.2 what follows a reference that is not closed stays", ["target A = ${B $(C)", "target C = c"], "A", "${B $(C)",
            messages: ["the reference '${B $(C)' in the value of 'A' is not closed; write '$$' for the character '$'"]),
    ]

    static let lists: [SettingsCase] = [
        .init("4.2 a text becomes a list at white space", ["target L = a b  c"], "L", "[a|b|c]"),
        .init("4.2 tabs are white space", ["target L = a\tb"], "L", "[a|b]"),
        .init("4.2 double quotes", ["target L = \"a b\" c"], "L", "[a b|c]"),
        .init("4.2 single quotes", ["target L = 'a b' c"], "L", "[a b|c]"),
        .init("4.2 quotes inside of a word", ["target L = -D\"a b\"c d"], "L", "[-Da bc|d]"),
        .init("4.2 one kind of quotes inside the other", ["target L = \"it's\" '\"x\"'"], "L", "[it's|\"x\"]"),
        .init("4.2 backslash before a blank", ["target L = a\\ b c"], "L", "[a b|c]"),
        .init("4.2 backslash before a quote", ["target L = A=\\\"b\\\""], "L", "[A=\"b\"]"),
        .init("4.2 backslash before a backslash", ["target L = a\\\\b"], "L", "[a\\b]"),
        .init("4.2 backslash at the end", ["target L = a\\"], "L", "[a\\]"),
        .init("4.2 backslash in quotes", ["target L = \"a\\\"b\""], "L", "[a\"b]"),
        .init("4.2 empty quotes are an item", ["target L = a \"\" b"], "L", "[a||b]"),
        .init("4.2 nothing is an empty list", ["target L ="], "L", "[]"),
        .init(
            "4.2 a quote that is not closed ends with the value", ["target L = a \"b c"], "L", "[a|b c]",
            messages: ["a quotation mark (\") in the list 'L' is not closed; write '\\\"' for the character"]),
        .init("4.2 alone, a list is spliced", ["target ARCHS = $(L) z", "target L = a b"], "ARCHS", "[a|b|z]"),
        .init("4.2 alone, a list is spliced from a typed setting", ["target L = $(ARCHS) z", "target ARCHS = a b"], "L", "[a|b|z]"),
        .init("4.2 alone, quotes in the value count", ["target ARCHS = $(L) z", "target L = a \"b c\""], "ARCHS", "[a|b c|z]"),
        .init("4.2 alone, a text is one item", ["target ARCHS = $(SRCROOT) z", "target SRCROOT = /a b"], "ARCHS", "[/a b|z]"),
        .init("4.2 glued, a text is one item", ["target ARCHS = -I$(SRCROOT)/x", "target SRCROOT = /a b"], "ARCHS", "[-I/a b/x]"),
        .init("4.2 glued, what people define is one text", ["target ARCHS = -I$(DIR)/x", "target DIR = /a b"], "ARCHS", "[-I/a b/x]"),
        .init(
            "4.2 glued, a list multiplies", ["target L = -I$(HEADER_SEARCH_PATHS)/x", "target HEADER_SEARCH_PATHS = a b"], "L",
            "[-Ia/x|-Ib/x]"),
        .init(
            "4.2 glued, two lists multiply",
            ["target L = $(ARCHS)-$(SUPPORTED_PLATFORMS)", "target ARCHS = a b", "target SUPPORTED_PLATFORMS = x y"],
            "L", "[a-x|a-y|b-x|b-y]"),
        .init("4.2 glued, an empty list is empty text", ["target L = -I$(ARCHS)/x", "target ARCHS ="], "L", "[-I/x]"),
        .init("4.2 in quotes, a list is one text", ["target L = \"$(ARCHS)\" z", "target ARCHS = a b"], "L", "[a b|z]"),
        .init("4.2 in single quotes, references count", ["target L = '$(ARCHS)' z", "target ARCHS = a b"], "L", "[a b|z]"),
        .init("4.2 in quotes, an empty value is an item", ["target L = \"$(B)\" z"], "L", "[|z]"),
        .init("4.2 alone, an undefined setting is no item", ["target L = $(B) z"], "L", "[z]"),
        .init("4.2 glued, undefined settings alone are no item", ["target L = $(B)$(C) z"], "L", "[z]"),
        .init("4.2 an undefined bare name stays in a list", ["target L = $B z"], "L", "[$B|z]"),
        .init("4.2 quotes in a value mean nothing where it is glued", ["target L = x$(B)", "target B = \"q\""], "L", "[x\"q\"]"),
        .init("4.2 two dollars in a list", ["target L = $$ORIGIN x"], "L", "[$ORIGIN|x]"),
        .init("4.2 nested name in a list", ["target L = $(V_$(B)) z", "target B = x", "target V_x = 1 2"], "L", "[1|2|z]"),
        .init("4.2 items of a project's list", ["target L = (a b|\"c d\"|e)"], "L", "[a|b|c d|e]"),
        .init("4.2 an item of a project's list is spliced", ["target L = ($(M)|z)", "target M = (a|b)"], "L", "[a|b|z]"),
        .init("4.2 a list becomes a text with blanks", ["target ARCHS = a   b"], "ARCHS", "a b"),
        .init("4.2 a list becomes a text with escapes", ["target ARCHS = \"a b\" c"], "ARCHS", "a\\ b c"),
        .init("4.2 a list becomes a text with escaped quotes", ["target OTHER_CFLAGS = -DA=\\\"x\\\""], "OTHER_CFLAGS", "-DA=\\\"x\\\""),
        .init("4.2 an empty item becomes quotes", ["target ARCHS = a \"\""], "ARCHS", "a \"\""),
        .init("4.2 a list in a text", ["target A = <$(ARCHS)>", "target ARCHS = a  b"], "A", "<a b>"),
        .init("4.2 a list of a project in a text", ["target A = <$(B)>", "target B = (a|b)"], "A", "<a b>"),
        .init("4.2 a setting known as text is one item", ["target PRODUCT_NAME = My App"], "PRODUCT_NAME", "[My App]"),
        .init("4.2 an empty text is no item", ["target PRODUCT_NAME ="], "PRODUCT_NAME", "[]"),
    ]

    @Test("references", arguments: references)
    func reference(_ settingsCase: SettingsCase) { settingsCase.check() }

    @Test("lists", arguments: lists)
    func list(_ settingsCase: SettingsCase) { settingsCase.check() }

    @Test(
        "true begins with y, t or a digit from 1 to 9",
        arguments: [
            ("YES", true), ("yes", true), ("y", true), ("True", true), ("t", true), ("1", true), ("9x", true), ("NO", false), ("0", false),
            ("", false), ("on", false), ("01", false), (" YES", false),
        ])
    func boolean(value: String, expected: Bool) {
        let table = SettingsTable([SettingAssignment("A", .text(value))])
        var evaluator = SettingsEvaluator(SettingsScope(levels: [SettingsLevel(.target, table)]))
        let actual = (evaluator.boolean(of: "A"), evaluator.boolean(of: "B"))
        #expect(actual == (expected, false))
    }
}
