import CodeGeneration
import Diagnostics
import TestSupport
import Testing

/// What counts as a mention, and what does not.
@Suite struct UnusedResourcesTests {
    private static let table = #""apples.title" = "Apples"; "cancel" = "Cancel"; "items %lld" = "%lld items"; "x.kind.one" = "One";"#

    @Test(
        "a key is used when its text, its name or a text with gaps stands in the code",
        arguments: [
            ("", ["apples.title", "cancel", "items %lld", "x.kind.one"]),
            (#"f("apples.title")"#, ["cancel", "items %lld", "x.kind.one"]),
            ("f(L10n.Apples.title)", ["cancel", "items %lld", "x.kind.one"]),
            ("f(R.string.localizable.applesTitle())", ["cancel", "items %lld", "x.kind.one"]),
            ("f(Pears.title, L10n.cancel)", ["apples.title", "items %lld", "x.kind.one"]),
            (#"Text("items \(n)")"#, ["apples.title", "cancel", "x.kind.one"]),
            (#"Text("x.kind.\(kind)")"#, ["apples.title", "cancel", "items %lld"]),
            (#"Text("\(name).\(kind).one")"#, ["apples.title", "cancel", "items %lld"]),
            (#"Text("x.kind." + kind)"#, ["apples.title", "cancel", "items %lld"]),
            (#"String(format: "x.%@.one", kind)"#, ["apples.title", "cancel", "items %lld"]),
            (#"f("x.%@.one")"#, ["apples.title", "cancel", "items %lld", "x.kind.one"]),
            (#"Text("\(kind).title")"#, ["cancel", "items %lld", "x.kind.one"]),
            (#"Text("\(a) \(b)\(c)")"#, ["apples.title", "cancel", "items %lld", "x.kind.one"]),
            (#"// "cancel""#, ["apples.title", "cancel", "items %lld", "x.kind.one"]),
            (#"// Generated using SwiftGen\#nf("cancel")"#, ["apples.title", "cancel", "items %lld", "x.kind.one"]),
        ])
    func strings(code: String, expected: [String]) throws {
        let folder = ResourceFolder(["en.lproj/Localizable.strings": Self.table, "A.swift": code])
        let found = try folder.report(rules: ["unused-string"]).findings.map(\.message)
        #expect(found == expected.map { "nothing in the code mentions the key '\($0)'; remove it, or mention it" })
    }

    @Test("where there is no code nothing is unused, and an empty key never is")
    func withoutCode() throws {
        var folder = ResourceFolder(["en.lproj/T.strings": #""" = "x"; "a" = "y";"#, "data.json": "{}"])
        #expect(try folder.findings("unused-string") == [])
        folder.files["A.mm"] = Array("int a;".utf8)
        #expect(
            try folder.findings("unused-string") == [
                "en.lproj/T.strings:1:11: nothing in the code mentions the key 'a'; remove it, or mention it"
            ])
    }

    @Test("keys of tables that the system and interfaces ask for are used")
    func systemTables() throws {
        let folder = ResourceFolder([
            "en.lproj/InfoPlist.strings": #""a" = "A";"#, "de.lproj/Main.strings": #""b.text" = "B";"#,
            "Base.lproj/Main.storyboard": "<a/>",
            "en.lproj/Intents.strings": #""x9f" = "C";"#, "Intents.intentdefinition": "<plist/>",
        ])
        #expect(try folder.findings("unused-string") == [])
    }

    @Test(
        "an asset is used when its name stands in code, data, interfaces or lists",
        arguments: [
            ("A.swift", "", false),
            ("A.swift", #"UIImage(named: "Sign In")"#, true),
            ("A.swift", "UIImage(.signIn)", true),
            ("A.swift", "Asset.signIn.image", true),
            ("A.swift", #"Image("Sign \(word)")"#, true),
            ("A.m", #"[UIImage imageNamed:@"Sign In"]"#, true),
            ("Main.storyboard", #"<document><imageView image="Sign In"/></document>"#, true),
            ("Info.plist", "<plist><dict><key>UIImageName</key><string>Sign In</string></dict></plist>", true),
            ("data.json", #"{"image": "Sign In"}"#, true),
            ("A.swift", #"Image("Sign Out")"#, false),
        ])
    func assets(file: String, text: String, isUsed: Bool) throws {
        var folder = ResourceFolder([file: text])
        folder.addImage("Sign In", [("a.png", "1x", ResourceFolder.png(1, 1))])
        let expected = "A.xcassets/Sign In.imageset/Contents.json:1:1: nothing mentions the image 'Sign In'; remove it, or mention it"
        #expect(try folder.findings("unused-asset") == (isUsed ? [] : [expected]))
    }

    @Test("Xcode's names of colours do without the word, and the accent colour is named by a setting")
    func colors() throws {
        let colors = ["BrandColor", "AccentColor", "Other"].map { ("A.xcassets/\($0).colorset/Contents.json", #"{"colors":[]}"#) }
        var folder = ResourceFolder(Dictionary(uniqueKeysWithValues: colors))
        folder.files["A.swift"] = Array("f(.brand)".utf8)
        #expect(
            try folder.findings("unused-asset") == [
                "A.xcassets/Other.colorset/Contents.json:1:1: nothing mentions the colour 'Other'; remove it, or mention it"
            ])
    }

    @Test("an image beside the code is one under all its scales, and has its name with and without the extension")
    func looseImages() throws {
        var folder = ResourceFolder(["A.swift": #"f("b.png")"#])
        for (number, name) in ["a.png", "a@2x.png", "a@2x~ipad.png", "b@3x.png"].enumerated() {
            folder.files[name] = ResourceFolder.png(1, 1, number: UInt8(number))
        }
        #expect(try folder.findings("unused-asset") == ["a.png: nothing mentions the image 'a'; remove it, or mention it"])
    }

    @Test(
        "a font is used by its name for code, its family, its file, or its generated name",
        arguments: [
            ("A.swift", "", false), ("A.swift", #"UIFont(name: "Lora-Bold", size: 1)"#, true), ("A.swift", #"f("Lora")"#, true),
            ("A.swift", "FontFamily.Lora.bold.font(size: 1)", true), ("A.swift", "weight(.bold)", false),
            ("Info.plist", "<plist><dict><key>UIAppFonts</key><array><string>Fonts/l.ttf</string></array></dict></plist>", true),
        ])
    func fonts(file: String, text: String, isUsed: Bool) throws {
        var folder = ResourceFolder([file: text])
        folder.files["l.ttf"] = SyntheticFont.bytes([1: "Lora", 2: "Bold", 6: "Lora-Bold"])
        #expect(
            try folder.findings("unused-font") == (isUsed ? [] : ["l.ttf: nothing mentions the font 'Lora-Bold'; remove it, or mention it"])
        )
    }
}
