import BuildSettings
import Diagnostics
import PropertyLists
import ResourceBundling
import Testing

@Suite("The Info.plist of a product")
struct InfoPlistProcessorTests {
    /// What is made of an OpenStep text and some settings.
    private func process(
        _ text: String?,
        settings: [(String, String)] = [],
        platform: Platform = .iphoneos,
        additions: [(String, String)] = [],
        change: (inout InfoPlistRequest) -> Void = { _ in }
    ) throws -> (plist: PropertyListTree, messages: [String], result: InfoPlistResult) {
        var diagnostics: [Diagnostic] = []
        let source = try text.map { try PropertyListDocument.read(Array($0.utf8), path: "App/Info.plist", diagnostics: &diagnostics) }
        let table = SettingsTable(lines: settings.map { ($0.0, .text($0.1)) })
        let evaluator = SettingsEvaluator(SettingsScope(levels: [SettingsLevel(.target, table)]))
        var request = InfoPlistRequest(source: source, settings: evaluator, platform: platform, hasExecutable: true)
        request.additions = try additions.map { path, text in
            .init(
                path: path,
                content: PropertyListTree(try PropertyListDocument.read(Array(text.utf8), path: path, diagnostics: &diagnostics).root))
        }
        change(&request)
        let result = try InfoPlistProcessor.process(request, diagnostics: &diagnostics)
        return (result.content, diagnostics.map { "\($0.location?.description ?? ""): \($0.message) [\($0.code)]" }, result)
    }

    /// A property list as OpenStep text on one line.
    private func text(_ tree: PropertyListTree?) -> String {
        tree.map {
            String(decoding: OpenStepWriter.bytes(of: $0), as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        } ?? "nil"
    }

    @Test("references to settings are replaced in values and stay in keys, with their modifiers")
    func expansion() throws {
        let (plist, messages, _) = try process(
            "{ CFBundleName = \"$(PRODUCT_NAME)\"; L = (\"${PRODUCT_NAME:rfc1034identifier}\", { \"$(A)\" = \"$(NO:default=x)\"; }); }",
            settings: [("PRODUCT_NAME", "My $(KIND)"), ("KIND", "App!")])
        #expect(plist["CFBundleName"] == .string("My App!"))
        #expect(text(plist["L"]) == "( \"My-App-\", { \"$(A)\" = x; }, )")
        #expect(messages == [])
    }

    @Test("a setting that nobody gives a value is reported where it is used, once")
    func unknownSetting() throws {
        let (plist, messages, _) = try process("{\n  A = \"$(NOTHING)\";\n  B = \"x$(NOTHING)\";\n}")
        #expect(plist["A"] == .string(""))
        #expect(plist["B"] == .string("x"))
        #expect(
            messages == [
                "App/Info.plist:2:7: no setting is called 'NOTHING', so that '$(NOTHING)' becomes nothing; define it, or write a text "
                    + "[info-plist-unknown-setting]"
            ])
    }

    @Test("additions take the place of scalars, make arrays longer and merge dictionaries one level deep")
    func merging() throws {
        let (plist, _, _) = try process(
            "{ S = old; L = (a, b); D = { x = 1; y = { p = 1; }; }; UIRequiredDeviceCapabilities = (arm64); }",
            additions: [
                ("icons.plist", "{ S = new; L = (b, c); D = { y = { q = 2; }; z = 3; }; New = 1; }"),
                ("caps.plist", "{ UIRequiredDeviceCapabilities = { nfc = YES; }; }"),
            ])
        #expect(plist["S"] == .string("new"))
        #expect(text(plist["L"]) == "( a, b, c, )")
        #expect(text(plist["D"]) == "{ x = 1; y = { q = 2; }; z = 3; }")
        #expect(plist["New"] == .string("1"))
        #expect(text(plist["UIRequiredDeviceCapabilities"]) == "{ arm64 = YES; nfc = YES; }")
    }

    @Test("icons are merged deeply if the settings say so")
    func icons() throws {
        let source = "{ CFBundleIcons = { P = { F = (a); }; }; }"
        let addition = [("icons.plist", "{ CFBundleIcons = { P = { N = b; }; }; }")]
        let shallow = try process(source, additions: addition).plist
        #expect(text(shallow["CFBundleIcons"]) == "{ P = { N = b; }; }")
        let deep = try process(source, settings: [("INFOPLIST_ENABLE_CFBUNDLEICONS_MERGE", "YES")], additions: addition).plist
        #expect(text(deep["CFBundleIcons"]) == "{ P = { F = ( a, ); N = b; }; }")
    }

    @Test("values of different kinds cannot be merged")
    func clash() {
        let error = #expect(throws: DiagnosticError.self) { try process("{ L = (a); }", additions: [("x.plist", "{ L = a; }")]) }
        #expect(
            error?.description
                == "x.plist: error: 'L' is a text here and an array in the Info.plist, which cannot be merged; "
                + "give one of them up [info-plist-merge]"
        )
    }

    @Test("the setting INFOPLIST_FILE_CONTENTS wins over the file")
    func contents() throws {
        let plist = try process("{ A = 1; B = 2; }", settings: [("INFOPLIST_FILE_CONTENTS", "{ B = 3; C = 4; }")]).plist
        #expect([plist["A"], plist["B"], plist["C"]] == [.string("1"), .string("3"), .string("4")])
    }

    @Test("tracking domains of privacy manifests are repeated, sorted, each once")
    func trackingDomains() throws {
        let plist = try process("{ NSPrivacyTrackingDomains = (b.example); }") { request in
            request.privacyManifests = [
                .dictionary([.init("NSPrivacyTrackingDomains", .array([.string("c.example"), .string("a.example")]))]),
                .dictionary([.init("NSPrivacyTrackingDomains", .array([.string("a.example")]))]),
            ]
        }.plist
        #expect(text(plist["NSPrivacyTrackingDomains"]) == "( a.example, b.example, c.example, )")
        #expect(try process("{}").plist["NSPrivacyTrackingDomains"] == nil)
    }

    @Test("the platform is added where the file does not say it")
    func platform() throws {
        #expect(text(try process("{}", platform: .xrsimulator).plist["CFBundleSupportedPlatforms"]) == "( XRSimulator, )")
        #expect(text(try process("{ CFBundleSupportedPlatforms = (Mine); }").plist["CFBundleSupportedPlatforms"]) == "( Mine, )")
    }

    private static let generated = [
        ("GENERATE_INFOPLIST_FILE", "YES"), ("PRODUCT_NAME", "Shop"), ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.shop"),
        ("PRODUCT_TYPE", "com.apple.product-type.application"), ("EXECUTABLE_NAME", "Shop"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
        ("MARKETING_VERSION", "1.2"), ("CURRENT_PROJECT_VERSION", "7"), ("DEVELOPMENT_LANGUAGE", "en"),
        ("IPHONEOS_DEPLOYMENT_TARGET", "17.0"),
    ]

    @Test("an Info.plist that is generated has the usual keys and those of the settings")
    func generation() throws {
        let keys = [
            ("INFOPLIST_KEY_CFBundleDisplayName", "The Shop"), ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"),
            ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"), ("INFOPLIST_KEY_UIRequiresFullScreen", "NO"),
            ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad", "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"),
            ("INFOPLIST_KEY_NSCameraUsageDescription", "To scan $(PRODUCT_NAME) codes"), ("TARGETED_DEVICE_FAMILY", "1,2,7"),
        ]
        let (plist, messages, result) = try process("{ CFBundleVersion = 8; }", settings: Self.generated + keys)
        #expect(messages == [])
        #expect(
            text(plist) == """
                { CFBundleDevelopmentRegion = en; CFBundleDisplayName = "The Shop"; CFBundleExecutable = Shop; \
                CFBundleIdentifier = com.example.shop; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = Shop; \
                CFBundlePackageType = APPL; CFBundleShortVersionString = 1.2; CFBundleSupportedPlatforms = ( iPhoneOS, ); \
                CFBundleVersion = 8; DTPlatformName = iphoneos; LSRequiresIPhoneOS = YES; MinimumOSVersion = 17.0; \
                NSCameraUsageDescription = "To scan Shop codes"; \
                UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = YES; UISceneConfigurations = { }; }; \
                UIDeviceFamily = ( 1, 2, ); UILaunchScreen = { UILaunchScreen = { }; }; UIRequiresFullScreen = NO; \
                "UISupportedInterfaceOrientations~ipad" = ( UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeLeft, ); }
                """)
        #expect(result.packageInfo == Array("APPL????".utf8))
        #expect(result.bytes == BinaryWriter.bytes(of: plist))
    }

    @Test("the notation is that of the settings")
    func notation() throws {
        let (plist, _, result) = try process("{ A = b; }", settings: [("INFOPLIST_OUTPUT_FORMAT", "XML")])
        #expect(result.bytes == XMLWriter.bytes(of: plist))
        #expect(PropertyListOutput(setting: "same-as-input", source: .binary) == .binary)
        #expect(PropertyListOutput(setting: "same-as-input", source: .openStep) == .xml)
        #expect(PropertyListOutput(setting: nil, source: .xml) == .binary)
    }

    @Test("keys that mean nothing on the platform go", arguments: [Platform.iphoneos, .macosx, .watchos])
    func foreignKeys(platform: Platform) throws {
        let text = "{ LSRequiresIPhoneOS = YES; NSServices = (); LSUIElement = YES; UIBackgroundModes = (audio); WKBackgroundModes = (x); }"
        let plist = try process(text, platform: platform).plist
        let kept = ["LSRequiresIPhoneOS", "NSServices", "LSUIElement", "UIBackgroundModes", "WKBackgroundModes"].filter { plist[$0] != nil }
        switch platform {
        case .macosx: #expect(kept == ["NSServices", "LSUIElement"])
        case .watchos: #expect(kept == ["LSRequiresIPhoneOS", "UIBackgroundModes", "WKBackgroundModes"])
        default: #expect(kept == ["LSRequiresIPhoneOS", "UIBackgroundModes"])
        }
    }

    @Test("an app with Catalyst may be ended like one of iOS unless it says otherwise")
    func catalyst() throws {
        let plist = try process("{ NSSupportsSuddenTermination = NO; }", settings: [("TARGETED_DEVICE_FAMILY", "1,2,6")], platform: .macosx)
        {
            $0.isMacCatalyst = true
        }.plist
        #expect(plist["NSSupportsAutomaticTermination"] == .boolean(true))
        #expect(plist["NSSupportsSuddenTermination"] == .string("NO"))
        #expect(text(plist["UIDeviceFamily"]) == "( 2, 6, )")
    }

    @Test(
        "the oldest system is raised to the one that is built for, and never lowered",
        arguments: [(nil, "15.0", "15.0"), ("14.0", "15.0", "15.0"), ("16", "15.4", "16"), ("9.3", "10.0", "10.0"), ("15", "15.0", "15")])
    func minimum(written: String?, target: String, expected: String) throws {
        let text = written.map { "{ MinimumOSVersion = \"\($0)\"; }" } ?? "{}"
        #expect(try process(text, settings: [("IPHONEOS_DEPLOYMENT_TARGET", target)]).plist["MinimumOSVersion"] == .string(expected))
        let macPlist = try process("{}", settings: [("MACOSX_DEPLOYMENT_TARGET", "14.0")], platform: .macosx).plist
        #expect(macPlist["LSMinimumSystemVersion"] == .string("14.0"))
        #expect(macPlist["MinimumOSVersion"] == nil)
    }

    @Test("keys that hold the value of an empty setting go")
    func emptyKeys() throws {
        let plist = try process("{ CFBundleIconName = \"$(ICON)\"; Mine = \"$(ICON)\"; }", settings: [("ICON", "")]).plist
        #expect(plist["CFBundleIconName"] == nil)
        #expect(plist["Mine"] == .string(""))
    }

    @Test(
        "what the store will not like is a warning with its place",
        arguments: [
            (
                "{ CFBundleIdentifier = \"com.exämple\"; }",
                "App/Info.plist:1:24: 'com.exämple' is no identifier of a bundle; use letters, digits, "
                    + "'-' and '.' only [info-plist-identifier]"
            ),
            (
                "{ CFBundleIdentifier = a..b; }",
                "App/Info.plist:1:24: 'a..b' is no identifier of a bundle; use letters, digits, "
                    + "'-' and '.' only [info-plist-identifier]"
            ),
            (
                "{\nNSCameraUsageDescription = \"\"; }",
                "App/Info.plist:2:28: 'NSCameraUsageDescription' is empty; say why the app asks, "
                    + "or the system ends it when it does [info-plist-empty-reason]"
            ),
            (
                "{ UIPrerenderedIcon = 1; }",
                "App/Info.plist:1:23: 'UIPrerenderedIcon' is out of date; no system asks for it since iOS 7 [info-plist-deprecated-key]"
            ),
            (
                "{ CFBundleVersion = 1.2.3.4; }",
                "App/Info.plist:1:21: 'CFBundleVersion' is '1.2.3.4'; write one to three whole numbers "
                    + "with '.' between them [info-plist-version]"
            ),
        ])
    func checks(text: String, message: String) throws {
        #expect(try process(text).messages == [message])
    }

    @Test("an identifier that differs from the one of the settings is a warning")
    func otherIdentifier() throws {
        #expect(
            try process("{ CFBundleIdentifier = a.b; }", settings: [("PRODUCT_BUNDLE_IDENTIFIER", "a.c")]).messages == [
                "App/Info.plist:1:24: the identifier is 'a.b' and PRODUCT_BUNDLE_IDENTIFIER is 'a.c'; write '$(PRODUCT_BUNDLE_IDENTIFIER)' "
                    + "[info-plist-identifier-differs]"
            ])
    }

    @Test("what is no dictionary is no Info.plist")
    func noDictionary() {
        let error = #expect(throws: DiagnosticError.self) { try process("(a)") }
        #expect(error?.description == "App/Info.plist:1:1: error: an Info.plist is a dictionary [info-plist-no-dictionary]")
    }
}
