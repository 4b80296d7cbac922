import CodeGeneration
import Diagnostics
import SystemSupport
import TestSupport

/// A project of resources in memory, and what the templates make of it.
struct ResourceProject {
    /// The files by their paths below the project.
    var files: [String: String]

    private static let folder = "/project"

    /// The outputs by their paths, and what the run has to tell.
    func run() throws -> (outputs: [String: String], messages: [String]) {
        var settings = GenerationSettings(version: "1.2.3")
        settings.fileSystem = MemoryFileSystem(Dictionary(files.map { ("\(Self.folder)/\($0)", $1) }, uniquingKeysWith: { $1 }))
        settings.parsers =
            [FixedParser(name: "strings"), FixedParser(name: "fonts")]
            + settings.parsers.filter { !["strings", "fonts"].contains($0.name) }
        let session = try GenerationSession(configuration: "swiftgen.yml", settings: settings, workingDirectory: Self.folder)
        let result = try session.result()
        let outputs = result.plan.files.map { file in
            (PathText.relative(file.path, to: Self.folder), String(decoding: file.content ?? [], as: UTF8.self))
        }
        return (Dictionary(outputs, uniquingKeysWith: { $1 }), result.diagnostics.map(\.description))
    }

    /// What a template makes of the resources of ``sample``.
    ///
    /// - Parameters:
    ///   - template: the parser and the name of the template, as `swiftgen.yml` has them.
    ///   - parameters: the value of `params`.
    static func outputs(_ parser: String, _ template: String, _ parameters: String = "{}", files: [String: String] = [:]) throws -> [String:
        String]
    {
        var project = sample
        project.files.merge(files) { $1 }
        let inputs = project.files.keys.contains { $0.hasPrefix("\(parser)/") } ? parser : "none"
        project.files["swiftgen.yml"] =
            "\(parser):\n  inputs: \(inputs)\n  outputs: { templateName: \(template), output: Out.swift, params: \(parameters) }\n"
        return try project.run().outputs
    }

    /// Resources of every kind, with names that collide, that are words of Swift, and that hold marks.
    static let sample = ResourceProject(files: [
        "xcassets/App.xcassets/Exotic/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "xcassets/App.xcassets/Exotic/Banana.imageset/Contents.json": "{}",
        "xcassets/App.xcassets/Exotic/Mango.imageset/Contents.json": "{}",
        "xcassets/App.xcassets/ImageAsset/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "xcassets/App.xcassets/ImageAsset/Type.imageset/Contents.json": "{}",
        "xcassets/App.xcassets/Round/default.imageset/Contents.json": "{}",
        "xcassets/App.xcassets/input-email icon.imageset/Contents.json": "{}",
        "xcassets/App.xcassets/input_email_icon.imageset/Contents.json": "{}",
        "xcassets/App.xcassets/Tint.colorset/Contents.json": "{}", "xcassets/App.xcassets/Text.dataset/Contents.json": "{}",
        "xcassets/App.xcassets/Star.symbolset/Contents.json": "{}", "xcassets/App.xcassets/Room.arresourcegroup/Contents.json": "{}",
        "colors/colors.txt": "ArticleTitle: #33fe66\nArticle-Title: #33fe6680\nself: ArticleTitle\n",
        "files/one.txt": "1", "files/one.md": "1", "files/Sounds/bell \"loud\".mp3": "", "files/Sounds/bell \"loud\".wav": "",
        "ib/Main.storyboard": """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene><objects>
        <viewController id="a" customClass="HomeController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <connections><segue identifier="show-profile" kind="show"/><segue identifier="Show Profile" kind="push"/>
        <segue identifier="show-profile" customClass="Fade"/></connections></viewController></objects></scene>
        <scene><objects><tabBarController storyboardIdentifier="Tabs" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """,
        "coredata/Model.xcdatamodel/contents": """
        <model><entity name="Recipe" representedClassName=".Recipe"><attribute name="title" attributeType="String"/>
        <attribute name="stars" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="kind" optional="YES" attributeType="String"><userInfo><entry key="RawType" value="RecipeKind"/>
        </userInfo></attribute>
        <relationship name="steps" optional="YES" toMany="YES" ordered="YES" destinationEntity="Step"/>
        <relationship name="tags" toMany="YES" destinationEntity="Recipe"/></entity>
        <entity name="Step" representedClassName="Step" parentEntity="Base">
        <relationship name="recipe" destinationEntity="Recipe"/></entity>
        <entity name="Base" representedClassName="Base" isAbstract="YES"/><entity name="Old" codeGenerationType="class"/>
        <fetchRequest name="ByTitle" entity="Recipe" predicateString="title == $TITLE AND stars IN $STARS"/></model>
        """,
        "json/config.json":
            #"{"api-version": "2\"", "count": 3, "ratio": 0.5, "on": true, "none": null, "list": [1, "a", null], "deep": "#
            + #"{"x": [[1]], "n": null}, "rows": [{"a": 1}], "empty": [], "api version": 1}"#,
        "plist/Info.plist": """
        <plist><dict><key>Made</key><date>2018-05-05T12:04:45Z</date><key>Blob</key><data>AQI=</data><key>Scale</key>
        <real>2</real></dict></plist>
        """,
        "yaml/settings.yml": "title: Soup\n---\n- 1\n- 2\n",
        "styles.yml": """
        styles:
          title: { font: Avenir-Heavy, size: 28, lineHeight: 34, relativeTo: title1, regular: { size: 34, lineHeight: 40 } }
          body text: { size: 17, weight: semibold, comment: what is read }
        """,
        "fonts/fonts.json": """
        {"families": [{"name": "Plain Sans", "fonts": [{"name": "PlainSans-Bold", "path": "Fonts/plain.ttc", "style": "Bold"},
        {"name": "PlainSans-All", "path": "Fonts/plain.ttc", "style": "All"}]},
        {"name": "Serif", "fonts": [{"name": "Serif-Regular", "path": "serif.otf", "style": "Regular"}]}]}
        """,
        "strings/strings.json": """
        {"tables": [{"name": "Localizable", "levels": {"name": "Localizable", "strings":
        [{"name": "title", "key": "title", "translation": "A \\"title\\"\\nin lines", "comment": null, "types": []},
        {"name": "Title", "key": "Title", "translation": "100%% sure", "comment": "Sure", "types": []}],
        "children": [{"name": "apples", "children": [], "strings": [
        {"name": "count", "key": "apples.count", "translation": "%2$@ has %1$d", "comment": null, "types": ["Int", "String"]},
        {"name": "default", "key": "apples.default", "translation": "Apples", "comment": null, "types": []}]},
        {"name": "string", "children": [], "strings": []}, {"name": "l10n", "children": [], "strings": [
        {"name": "a", "key": "l10n.a", "translation": "Inside", "comment": null, "types": []}]}, {"name": "pears",
        "children": [], "strings": [{"name": "pointer", "key": "pears.pointer", "translation": "%p", "comment": null,
        "types": ["UnsafeRawPointer"]}]}]}}]}
        """,
    ])
}
