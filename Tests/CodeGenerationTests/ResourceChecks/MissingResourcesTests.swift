import CodeGeneration
import Diagnostics
import TestSupport
import Testing

/// What is asked for and is not there.
@Suite struct MissingResourcesTests {
    private static let rules = [
        "missing-asset", "missing-key", "missing-file", "missing-interface", "missing-font", "mention-case",
    ]

    private func folder(_ code: String) -> ResourceFolder {
        var folder = ResourceFolder([
            "A.swift": code, "en.lproj/Localizable.strings": #""known" = "K";"#, "en.lproj/Other.strings": #""other" = "O";"#,
            "A.xcassets/Ink.colorset/Contents.json": #"{"colors":[]}"#, "menu.json": "{}", "Main.storyboard": "<a/>",
            "A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "A.xcassets/Icons/Star.imageset/Contents.json": ResourceFolder.contents([(nil, "1x")]),
        ])
        folder.addImage("Plate", [("a.png", "1x", ResourceFolder.png(1, 1))])
        return folder
    }

    @Test(
        "what is there, and what is asked of others or made by code, is no fault",
        arguments: [
            #"UIImage(named: "Plate"); Image("Icons/Star"); Image(systemName: "x"); Color("Ink"); UIColor(named: "Ink", in: nil)"#,
            #"Image("x", bundle: other); UIImage(named: "x", in: Bundle(for: A.self), with: nil)"#,
            #"Image("a\(b)"); Image("x" + y); Image(name: "x"); Text("missing"); f("Plat"); Color(red: 1)"#,
            #"NSLocalizedString("known", comment: ""); String(localized: "other", table: "Other"); String(localized: "a", table: name)"#,
            #"NSLocalizedString("a", tableName: "Absent", comment: ""); String("a"); String(localized: "a \(b)")"#,
            #"Bundle.main.url(forResource: "menu", withExtension: "json"); Bundle.main.path(forResource: "menu.json", ofType: nil)"#,
            #"Bundle.main.url(forResource: "Model", withExtension: "momd"); bundle.url(forResource: "x", withExtension: "json")"#,
            #"UIStoryboard(name: "Main", bundle: nil); UIFont(name: "Helvetica-Bold", size: 1); NSDataAsset(name: "x")"#,
        ])
    func silence(code: String) throws {
        #expect(try folder(code).report(rules: Self.rules).findings == [])
    }

    @Test(
        "each kind of mention is told with its place and what may be meant",
        arguments: [
            (#"UIImage(named: ①"Platte")"#, "there is no image 'Platte'; did you mean 'Plate'?", "missing-asset"),
            (#"Image(①"Star")"#, "there is no image 'Star'; add it, or correct the name", "missing-asset"),
            (
                #"Image(①"plate", bundle: .module)"#, "'plate' is written 'Plate' where it is defined, and capitals count; write it so",
                "mention-case"
            ),
            (#"Color(①"Inky")"#, "there is no colour 'Inky'; did you mean 'Ink'?", "missing-asset"),
            (#"NSLocalizedString(①"unknown", comment: "")"#, "there is no key 'unknown'; did you mean 'known'?", "missing-key"),
            (#"String(localized: ①"known", table: "Other")"#, "there is no key 'known'; add it, or correct the name", "missing-key"),
            (
                #"Bundle.module.url(forResource: ①"Menu", withExtension: ".json")"#,
                "'Menu.json' is written 'menu.json' where it is defined, and capitals count; write it so", "mention-case"
            ),
            (
                #"Bundle.main.path(forResource: ①"a", ofType: "mp3")"#, "there is no file 'a.mp3'; add it, or correct the name",
                "missing-file"
            ),
            (
                #"UIStoryboard(name: ①"Mian", bundle: .main)"#,
                "there is no storyboard or xib 'Mian'; did you mean 'Main'?", "missing-interface"
            ),
        ])
    func faults(code: String, message: String, rule: String) throws {
        let marked = MarkedText(code)
        let findings = try folder(marked.text).report(rules: Self.rules).findings
        #expect(
            findings == [
                Diagnostic(rule == "missing-interface" ? .error : .warning, rule, message, at: marked.location("①", in: "A.swift"))
            ])
    }

    @Test("images and colours of interfaces and fonts of a list have to be there as well")
    func otherFiles() throws {
        var folder = ResourceFolder([
            "Main.storyboard": """
            <document targetRuntime="iOS.CocoaTouch">
              <resources>
                <image name="Gone" width="1" height="1"/><image name="star.fill" catalog="system" width="1" height="1"/>
                <namedColor name="Ink"/>
              </resources>
            </document>
            """,
            "Info.plist": "<plist><dict><key>UIAppFonts</key><array>\n<string>Fonts/Lora.ttf</string></array></dict></plist>",
            "A.xcassets/Ink.colorset/Contents.json": #"{"colors":[]}"#,
        ])
        folder.addImage("Plate", [("a.png", "1x", ResourceFolder.png(1, 1))])
        #expect(
            try folder.findings("missing-asset", "missing-file") == [
                "Info.plist:2:9: there is no file 'Lora.ttf'; add it, or correct the name",
                "Main.storyboard:3:5: there is no image 'Gone'; add it, or correct the name",
            ])
    }

    @Test("a face is missed when others of its family are there, and a font of the system never")
    func fonts() throws {
        var folder = ResourceFolder([
            "A.swift": """
            UIFont(name: "Lora-Bold", size: 1); UIFont(name: "Georgia-Bold", size: 1); Font.custom("Lora-Italic", size: 1)
            Text("x").font(.custom("lora-bold", size: 1)); f(.custom("Lora-Thin", other: 1))
            """
        ])
        folder.files["l.ttf"] = SyntheticFont.bytes([1: "Lora", 2: "Bold", 6: "Lora-Bold"])
        #expect(
            try folder.findings("missing-font", "mention-case") == [
                "A.swift:1:88: there is no font 'Lora-Italic'; add it, or correct the name",
                "A.swift:2:24: 'lora-bold' is written 'Lora-Bold' where it is defined, and capitals count; write it so",
            ])
    }
}
