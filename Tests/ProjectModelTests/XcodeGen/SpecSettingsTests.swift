import Diagnostics
import ProjectModel
import TestSupport
import Testing

@Suite("Settings of specs")
struct SpecSettingsTests {
    @Test("groups lie below the base, and the settings of configurations above it")
    func levels() throws {
        let spec = SampleSpec(
            """
            name: S
            configs: {Debug: debug, Beta Release: release, Store Release: release}
            settings:
              groups: [G]
              base: {B: base, C: base}
              configs:
                release: {C: release, D: [a, b]}
                Store Release: {C: store}
            settingGroups:
              G: {groups: [H], base: {A: group, B: group}, configs: {debug: {E: group}}}
              H: {A: deep, F: deep}
            """
        )
        let keys = ["A", "B", "C", "D", "E", "F"]
        #expect(try keys.map { try spec.setting($0, of: nil, "Debug") } == ["group", "base", "base", nil, "group", "deep"])
        #expect(try keys.map { try spec.setting($0, of: nil, "Beta Release") } == ["group", "base", "release", "(a, b)", nil, "deep"])
        #expect(try keys.map { try spec.setting($0, of: nil, "Store Release") } == ["group", "base", "store", "(a, b)", nil, "deep"])
    }

    @Test(
        "the key of a configuration is its name, or a part of it unless it is another's name",
        arguments: [
            ("debug", ["1", "1", nil]), ("Debug", ["1", nil, nil]), ("DEBUG TEST", [nil, "1", nil]), ("test", [nil, "1", nil]),
            ("Release", [nil, nil, "1"]), ("e", ["1", "1", "1"]), ("x", [nil, nil, nil]),
        ])
    func configurationKeys(key: String, expected: [String?]) throws {
        let spec = SampleSpec("name: S\nconfigs: {Debug: debug, Debug Test: debug, Release: none}\nsettings: {configs: {\(key): {A: 1}}}\n")
        #expect(try ["Debug", "Debug Test", "Release"].map { try spec.setting("A", of: nil, $0) } == expected)
    }

    @Test(
        "the values of settings are texts",
        arguments: [
            ("true", "YES"), ("NO", "NO"), ("5.0", "5.0"), ("5.10", "5.1"), ("'5.10'", "5.10"), ("7", "7"), ("~", nil),
            ("[1, yes]", "(1, YES)"),
        ])
    func values(text: String, expected: String?) throws {
        #expect(try SampleSpec("name: S\nsettings: {A: \(text)}\n").setting("A", of: nil) == expected)
    }

    @Test("a project has the usual two configurations, or its own sorted by name")
    func configurations() throws {
        let usual = try SampleSpec("name: S\n").load().project
        #expect(usual.configurations == ["Debug", "Release"])
        #expect(usual.defaultConfiguration == "Debug")
        let own = try SampleSpec("name: S\nconfigs: {Z: release, B: debug}\noptions: {defaultConfig: Z}\n").load().project
        #expect(own.configurations == ["B", "Z"])
        #expect(own.defaultConfiguration == "Z")
    }

    @Test("built-in settings follow the type of the configuration, and a configuration without type has none")
    func projectPresets() throws {
        let spec = SampleSpec("name: S\nconfigs: {D: debug, N: none, R: release}\noptions: {deploymentTarget: {iOS: 15, macOS: 10.15.4}}\n")
        let keys = ["SWIFT_OPTIMIZATION_LEVEL", "CLANG_ENABLE_MODULES", "GCC_PREPROCESSOR_DEFINITIONS", "IPHONEOS_DEPLOYMENT_TARGET"]
        #expect(try keys.map { try spec.setting($0, of: nil, "D") } == ["-Onone", "YES", "($(inherited), DEBUG=1)", "15.0"])
        #expect(try keys.map { try spec.setting($0, of: nil, "N") } == [nil, nil, nil, "15.0"])
        #expect(try keys.map { try spec.setting($0, of: nil, "R") } == ["-O", "YES", nil, "15.0"])
        #expect(try spec.setting("MACOSX_DEPLOYMENT_TARGET", of: nil, "N") == "10.15.4")
    }

    @Test(
        "built-in settings can be limited",
        arguments: [
            ("all", "YES", "iphoneos"), ("project", "YES", nil), ("targets", nil, "iphoneos"), ("none", nil, nil),
        ])
    func presetChoice(choice: String, project: String?, target: String?) throws {
        let spec = SampleSpec(target: "sources: []", top: "options: {settingPresets: \(choice)}\n")
        #expect(try spec.setting("CLANG_ENABLE_MODULES", of: nil) == project)
        #expect(try spec.setting("TARGETED_DEVICE_FAMILY") == target.map { _ in "1,2" })
    }

    @Test("built-in settings give way to the files of settings, which may include others")
    func configurationFiles() throws {
        let text = MarkedText(
            """
            name: S\nconfigFiles: {Debug: ①p.xcconfig}\ntargets: {App: {type: framework, platform: iOS, configFiles: {Debug: \
            ②c/t.xcconfig}}}\n
            """
        )
        let spec = SampleSpec(
            text.text,
            specs: [
                "p.xcconfig": "// SWIFT_VERSION = 1\nENABLE_TESTABILITY=NO\n", "c/t.xcconfig": "#include \"../more.xcconfig\"\n",
                "more.xcconfig": "#include? \"c/t.xcconfig\"\n  DEFINES_MODULE = NO // x\nSKIP_INSTALL[sdk=x] = NO\n",
            ]
        )
        #expect(try spec.setting("ENABLE_TESTABILITY", of: nil) == nil)
        #expect(try spec.setting("SWIFT_VERSION", of: nil) == "5.0")
        #expect(try ["DEFINES_MODULE", "SKIP_INSTALL"].map { try spec.setting($0) } == [nil, "YES"])
        #expect(try spec.setting("DEFINES_MODULE", "Release") == "YES")
        let project = try spec.load().project
        let written = project.writtenSettings(of: project.targets[0], configuration: "Debug")
        #expect(written.configurationFile == "/code/c/t.xcconfig")
        #expect(written.configurationFileLocation == text.location("②", in: "/code/project.yml"))
        #expect(project.writtenSettings(of: nil, configuration: "Debug").configurationFile == "/code/p.xcconfig")
        #expect(project.writtenSettings(of: nil, configuration: "Release").configurationFile == nil)
    }

    @Test("a setting has the place of its value, and a built-in one has none")
    func places() throws {
        let text = MarkedText("name: S\nsettings: {A: ①1}\ntargets: {App: {type: tool, platform: macOS, settings: {B: ②[2]}}}\n")
        let project = try SampleSpec(text.text).load().project
        func place(_ key: String, _ target: Target?) -> Diagnostics.SourceLocation? {
            project.writtenSettings(of: target, configuration: "Debug").entries.first { $0.key == key }?.location
        }
        #expect(place("A", nil) == text.location("①", in: "/code/project.yml"))
        #expect(place("B", project.targets[0]) == text.location("②", in: "/code/project.yml"))
        #expect(place("SDKROOT", project.targets[0]) == nil)
    }

    @Test("several destinations make one target for all of them")
    func destinations() throws {
        let spec = SampleSpec("name: S\ntargets: {App: {type: framework, supportedDestinations: [visionOS, iOS, macCatalyst]}}\n")
        #expect(try spec.setting("SDKROOT") == "auto")
        #expect(try spec.setting("SUPPORTED_PLATFORMS") == "iphoneos iphonesimulator xros xrsimulator")
        #expect(try spec.setting("TARGETED_DEVICE_FAMILY") == "1,2,7")
        #expect(try spec.setting("SUPPORTS_MACCATALYST") == "YES")
        #expect(try spec.load().project.targets[0].platformHints == ["iphoneos", "iphonesimulator", "xros", "xrsimulator"])
    }

    @Test("settings that follow from files and dependencies are added unless they are set")
    func automatic() throws {
        let text = """
            name: S
            options: {bundleIdPrefix: com.example}
            targets:
              My_App é!:
                type: application
                platform: macOS
                sources: App
                dependencies: [{target: Lib}]
                entitlements: {path: a.entitlements}
              Lib: {type: library.static, platform: macOS, settings: {PRODUCT_BUNDLE_IDENTIFIER: own}}
              Unit: {type: bundle.unit-test, platform: macOS, dependencies: [{target: My_App é!}], info: {path: U.plist}}
              UI: {type: bundle.ui-testing, platform: macOS, dependencies: [{target: My_App é!}], settings: {TEST_TARGET_NAME: own}}
              UI2: {type: bundle.ui-testing, platform: macOS, dependencies: [{target: My_App é!}]}
            """
        let spec = SampleSpec(text, files: ["App/Deep/Info.plist", "App/a.swift"])
        let app = "My_App é!"
        #expect(try spec.setting("INFOPLIST_FILE", of: app) == "App/Deep/Info.plist")
        #expect(try spec.setting("PRODUCT_BUNDLE_IDENTIFIER", of: app) == "com.example.My-Appé")
        #expect(try spec.setting("CODE_SIGN_ENTITLEMENTS", of: app) == "a.entitlements")
        #expect(try spec.setting("OTHER_LDFLAGS", of: app) == "($(inherited), -ObjC)")
        #expect(try spec.setting("PRODUCT_BUNDLE_IDENTIFIER", of: "Lib") == "own")
        #expect(try spec.setting("INFOPLIST_FILE", of: "Unit") == "U.plist")
        #expect(try spec.setting("TEST_HOST", of: "Unit") == "$(BUILT_PRODUCTS_DIR)/\(app).app/Contents/MacOS/\(app)")
        #expect(try spec.setting("BUNDLE_LOADER", of: "Unit") == "$(TEST_HOST)")
        #expect(try spec.setting("TEST_TARGET_NAME", of: "UI") == "own")
        #expect(try spec.setting("TEST_TARGET_NAME", of: "UI2") == app)
        #expect(try spec.setting("INFOPLIST_FILE", of: "Lib") == nil)
    }

    @Test("targets have the name, product and type that the spec gives them")
    func targets() throws {
        let spec = SampleSpec(
            """
            name: S
            targets:
              Key: {name: Name, type: library.static, platform: iOS}
              Old: {type: "", platform: iOS, legacy: {toolPath: /bin/true}}
              Tool: {type: tool, platform: macOS, productName: run}
            """
        )
        let targets = try spec.load().project.targets
        #expect(targets.map(\.name) == ["Name", "Old", "Tool"])
        #expect(targets.map(\.kind) == [.native, .legacy, .native])
        #expect(targets.map(\.productName) == ["libName.a", nil, "run"])
        #expect(targets.map { $0.productType?.shortName } == ["library.static", nil, "tool"])
        #expect(targets.map(\.platformHints) == [["iphoneos"], ["iphoneos"], ["macosx"]])
    }
}
