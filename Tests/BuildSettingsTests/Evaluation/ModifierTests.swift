import BuildSettings
import Testing

@Suite("modifiers and conditions")
struct ModifierTests {
    /// The modifier, the value, the result.
    static let plain: [(String, String, String)] = [
        ("quote", "a b", "a\\ b"), ("quote", "it's", "it\\'s"), ("quote", "", "\"\""), ("quote", "a-b_c/d.e", "a-b_c/d.e"),
        ("quote", "a;b", "a\\;b"), ("upper", "aBc é", "ABC É"), ("lower", "AbC", "abc"), ("identifier", "My App-2.0", "My_App_2_0"),
        ("identifier", "2nd", "_nd"), ("identifier", "12", "_2"), ("identifier", "été", "_t_"), ("identifier", "a_b", "a_b"),
        ("rfc1034identifier", "My App_2.0", "My-App-2-0"), ("rfc1034identifier", "2nd", "-nd"), ("rfc1034identifier", "a-b", "a-b"),
        ("rfc1034identifier", "é", "-"), ("c99extidentifier", "My App", "My_App"), ("c99extidentifier", "été", "été"),
        ("c99extidentifier", "日本-x", "日本_x"), ("c99extidentifier", "2nd", "_nd"), ("c99extidentifier", "a😀b", "a_b"),
        ("c99extidentifier", "٣a٣", "_a٣"), ("dir", "/a/b.c", "/a/"), ("dir", "b.c", "./"), ("dir", "/a", "/"), ("dir", "a/b/", "a/b/"),
        ("file", "/a/b.c", "b.c"), ("file", "b", "b"), ("file", "a/", ""), ("base", "/a/b.tar.gz", "b.tar"), ("base", "/a/b", "b"),
        ("base", "/a/.profile", ".profile"), ("base", "/a.b/c", "c"), ("suffix", "/a/b.tar.gz", ".gz"), ("suffix", "/a.b/c", ""),
        ("suffix", "/a/.profile", ""), ("suffix", "a.", "."), ("standardizepath", "/a/./b//c/../d", "/a/b/d"),
        ("standardizepath", "a/../b/./c//d", "a/../b/c/d"), ("standardizepath", "/../a", "/a"), ("standardizepath", "/", "/"),
        ("standardizepath", "./", "."), ("not", "YES", "NO"), ("not", "NO", "YES"), ("not", "yes", "YES"), ("not", "", "YES"),
        ("not", "1", "YES"), ("truncatedversion", "1.2.3.4", "1.2.3"), ("truncatedversion", "1.2", "1.2"),
        ("truncatedversion", "1..3.4", "1..3"), ("__stripslash", "/a/b", "a/b"), ("__stripslash", "//a", "/a"), ("__stripslash", "a", "a"),
    ]

    /// The same with what stands behind `=`.
    static let replacing: [(String, String, String)] = [
        ("dir=/x", "/a/b.c", "/x/b.c"), ("dir=/x/", "/a/b.c", "/x/b.c"), ("dir=x", "b.c", "x/b.c"), ("dir=", "/a/b.c", "b.c"),
        ("file=z", "/a/b.c", "/a/z"), ("file=z.d", "b.c", "z.d"), ("file=", "/a/b.c", "/a/"), ("base=z", "/a/b.c", "/a/z.c"),
        ("base=z", "b", "z"), ("suffix=.o", "/a/b.c", "/a/b.o"), ("suffix=o", "/a/b.c", "/a/b.o"), ("suffix=o", "/a.x/b", "/a.x/b.o"),
        ("suffix=", "/a/b.c", "/a/b"), ("default=x", "", "x"), ("default=x", "a", "a"), ("default=", "", ""), ("default=x y", "", "x y"),
        ("relativeto=/usr/lib", "/usr/bin", "../lib"), ("relativeto=/usr/bin/x/y", "/usr/bin", "x/y"), ("relativeto=/a/b", "/a/b", "."),
        ("relativeto=/usr", "/usr/bin/x", "../.."), ("relativeto=lib", "/usr/bin", "/usr/bin"), ("relativeto=/usr/lib", "bin", "bin"),
        ("relativeto=/usr/./lib/", "/usr//bin", "../lib"), ("isancestor=/a", "/a/b", "YES"), ("isancestor=/a/b", "/a", "NO"),
        ("isancestor=/a", "/ab", "NO"), ("isancestor=/a", "/a", "NO"), ("isancestor=a", "a/b", "NO"), ("isancestor=/", "/a", "YES"),
        ("isancestor=/a/../b", "/b/c", "YES"),
    ]

    @Test("rule 4.3: what each modifier does", arguments: plain + replacing)
    func modifier(modifier: String, value: String, expected: String) {
        SettingsCase("4.3 \(modifier)", ["target A = \(value)", "target B = $(A:\(modifier))"], "B", expected).check()
    }

    static let combinations: [SettingsCase] = [
        .init("4.3 chained from left to right", ["target A = /x/My App.c", "target B = $(A:base:upper:identifier)"], "B", "MY_APP"),
        .init("4.3 chained replacement", ["target A = /x/b.c", "target B = $(A:dir=/y:suffix=o)"], "B", "/y/b.o"),
        .init("4.3 chained behind a default", ["target B = $(A:default=x y:upper)"], "B", "X Y"),
        .init("4.3 default before and after", ["target A = b.c", "target B = $(A:suffix:default=none)"], "B", ".c"),
        .init("4.3 default for an empty result", ["target A = b", "target B = $(A:suffix:default=none)"], "B", "none"),
        .init(
            "4.3 the replacement holds references", ["target A = /x/b.c", "target D = /y", "target B = $(A:dir=$(D)/z)"], "B", "/y/z/b.c"),
        .init("4.3 the replacement holds a bare name", ["target D = d", "target B = $(A:default=$D)"], "B", "d"),
        .init("4.3 the replacement holds modifiers", ["target D = d", "target B = $(A:default=$(D:upper))"], "B", "D"),
        .init(
            "4.3 the path from one setting to another", ["target A = /u/b", "target D = /u/l", "target B = $(A:relativeto=$(D))"], "B",
            "../l"),
        .init("4.3 per item of a list", ["target ARCHS = a b", "target B = $(ARCHS:upper)"], "B", "A B"),
        .init("4.3 per item where it is spliced", ["target ARCHS = x/a.c y/b.c", "target B = $(ARCHS:base) z"], "B", "[a|b|z]"),
        .init("4.3 per item where it is glued", ["target ARCHS = a b", "target B = -$(ARCHS:upper)"], "B", "[-A|-B]"),
        .init("4.3 per item of what people define, in a list", ["target A = a b", "target B = $(A:upper) z"], "B", "[A|B|z]"),
        .init("4.3 a text as a whole", ["target PRODUCT_NAME = My App", "target L = $(PRODUCT_NAME:identifier) z"], "L", "[My_App|z]"),
        .init("4.3 undefined has nothing to change", ["target B = <$(A:quote)>"], "B", "<>"),
        .init("4.3 not of an undefined setting", ["target B = <$(A:not)>"], "B", "<>"),
        .init("4.3 a default is not split", ["target ARCHS = $(A:default=x y) z"], "ARCHS", "[x y|z]"),
        .init("4.3 a default that is a list", ["target ARCHS = x y", "target L = $(A:default=$(ARCHS)) z"], "L", "[x|y|z]"),
        .init(
            "4.3 a default of a nested name", ["target T = App", "target B = $(STYLE_$(T:upper):default=$(S))", "target S = s"], "B", "s"),
        .init("4.3 a modifier in a nested name", ["target T = App", "target B = $(STYLE_$(T:upper))", "target STYLE_APP = 1"], "B", "1"),
        .init("4.3 in braces", ["target A = a", "target B = ${A:upper}"], "B", "A"),
        .init("4.3 a bare name has no modifiers", ["target A = a", "target B = $A:upper"], "B", "a:upper"),
        .init(
            "4.3 an unknown modifier", ["target A = a", "target B = $(A:uper)"], "B", "a",
            messages: ["unknown modifier 'uper' in the value of 'B'; did you mean 'upper'?"]),
        .init(
            "4.3 an unknown modifier with a value", ["target A = a", "target B = $(A:replacement=x)"], "B", "a",
            messages: ["unknown modifier 'replacement=' in the value of 'B'; it is left out"]),
        .init(
            "4.3 a modifier without name", ["target A = a", "target B = $(A:)"], "B", "a",
            messages: ["unknown modifier '' in the value of 'B'; it is left out"]),
        .init(
            "4.3 a modifier that lacks its value", ["target A = a", "target B = $(A:relativeto)"], "B", "a",
            messages: ["unknown modifier 'relativeto' in the value of 'B'; did you mean 'relativeto='?"]),
        .init(
            "4.3 a digest", ["target A = a", "target B = $(A:__md5)"], "B", "a",
            messages: ["the modifier '__md5' in the value of 'B' cannot be worked out outside Xcode; the value is left as it is"]),
    ]

    @Test("modifiers together", arguments: combinations)
    func combination(_ settingsCase: SettingsCase) { settingsCase.check() }
}
