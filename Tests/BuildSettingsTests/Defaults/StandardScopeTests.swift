import BuildSettings
import SystemSupport
import Testing

@Suite("the levels of Xcode")
struct StandardScopeTests {
    private func table(_ pairs: [(String, SettingValue)]) -> SettingsTable {
        SettingsTable(lines: pairs.map { (key: $0.0, value: $0.1) })
    }

    @Test("4.1: the levels stand in Xcode's order and have names for people")
    func levels() {
        let one = table([("X", "1")])
        let written = SettingsTables(
            projectConfigurationFile: SettingsTable(one.assignments, files: ["/p/Base.xcconfig"]), project: one,
            targetConfigurationFile: one, target: one, overrides: one)
        let request = SettingsRequest(configuration: "Debug", sdk: "iphoneos17.5", environment: ["HOME": "/h"])
        let scope = StandardScope(
            .sample, TargetFacts(name: "App", productType: "com.apple.product-type.application"), written, request)
        #expect(
            scope.scope.levels.map { "\($0.kind): \($0.name)" } == [
                "environment: environment", "defaults: defaults of Xcode", "platformDefaults: defaults of iphoneos",
                "platformDefaults: facts of SDK 'iphoneos17.5'", "productDefaults: defaults of 'com.apple.product-type.application'",
                "projectDynamic: facts of project 'Recipes'", "projectConfigurationFile: xcconfig 'Base.xcconfig' of the project",
                "project: project 'Recipes'", "targetDynamic: facts of target 'App'",
                "targetConfigurationFile: xcconfig file of the target", "target: target 'App'", "overrides: command line",
                "overrides: chosen SDK",
            ])
        #expect(scope.scope.files == ["/p/Base.xcconfig"])
        #expect(scope.platform == .iphoneos)
        #expect(scope.parameters == SettingsParameters(configuration: "Debug", sdk: "iphoneos17.5", variant: "normal"))
        var evaluator = scope.evaluator
        evaluator.expect("SDK_NAME", "iphoneos17.5")
        evaluator.expect("SDK_VERSION", "17.5")
        evaluator.expect("SDKROOT", "iphoneos17.5")
        evaluator.expect("EFFECTIVE_PLATFORM_NAME", "-iphoneos")
        evaluator.expect("USER_LIBRARY_DIR", "/h/Library")
    }

    /// What is written in the project, the SDK of the request, and: platform, SDK of conditions, `SDKROOT`.
    static let roots: [(String, [(String, SettingValue)], String?, String)] = [
        ("4.6 SDKROOT decides", [("SDKROOT", "iphoneos")], nil, "iphoneos iphoneos iphoneos"),
        ("4.6 a versioned SDKROOT", [("SDKROOT", "iphoneos17.5")], nil, "iphoneos iphoneos17.5 iphoneos17.5"),
        ("4.6 a path as SDKROOT", [("SDKROOT", "/X/MacOSX.sdk")], nil, "macosx macosx /X/MacOSX.sdk"),
        ("4.6 SDKROOT with references", [("SDKROOT", "$(MY)os"), ("MY", "watch")], nil, "watchos watchos watchos"),
        (
            "4.6 SDKROOT with a condition on the configuration", [("SDKROOT", "macosx"), ("SDKROOT[config=Debug]", "xros")], nil,
            "xros xros xros"
        ),
        (
            "4.6 auto takes the first supported platform", [("SDKROOT", "auto"), ("SUPPORTED_PLATFORMS", "iphoneos macosx")], nil,
            "iphoneos iphoneos iphoneos"
        ),
        (
            "4.6 auto and all platforms", [("SDKROOT", "auto"), ("SUPPORTED_PLATFORMS", "$(AVAILABLE_PLATFORMS)")], nil,
            "appletvos appletvos appletvos"
        ),
        (
            "4.6 supported platforms without SDKROOT", [("SUPPORTED_PLATFORMS", ["xrsimulator", "xros"])], nil,
            "xrsimulator xrsimulator xrsimulator"
        ),
        ("4.6 nothing is macOS", [], nil, "macosx macosx macosx"),
        (
            "4.6 an empty SDKROOT leaves the choice", [("SDKROOT", ""), ("SUPPORTED_PLATFORMS", "watchos")], nil, "watchos watchos watchos"
        ),
        ("4.6 a name that is not known is macOS", [("SDKROOT", "linux")], nil, "macosx macosx linux"),
        ("4.1 the command line's SDK wins", [("SDKROOT", "macosx")], "iphonesimulator", "iphonesimulator iphonesimulator iphonesimulator"),
    ]

    @Test("the platform comes from the settings", arguments: roots)
    func root(rule: String, lines: [(String, SettingValue)], sdk: String?, expected: String) {
        let scope = StandardScope(
            .sample, nil, SettingsTables(project: table(lines)), SettingsRequest(configuration: "Debug", sdk: sdk))
        var evaluator = scope.evaluator
        let root = evaluator.text(of: "SDKROOT") ?? ""
        #expect("\(scope.platform.rawValue) \(scope.parameters.sdk ?? "") \(root)" == expected, "\(rule)")
    }

    /// A setting with its value for a target `My App` without settings of its own.
    static let facts: [(String, String?)] = [
        ("PROJECT_NAME", "Recipes"), ("PROJECT", "Recipes"), ("PROJECT_DIR", "/p"), ("SRCROOT", "/p"), ("SOURCE_ROOT", "/p"),
        ("PROJECT_FILE_PATH", "/p/Recipes.xcodeproj"), ("CONFIGURATION", "Release"), ("BUILD_STYLE", "Release"), ("TARGET_NAME", "My App"),
        ("TARGETNAME", "My App"), ("PRODUCT_NAME", "My App"), ("PRODUCT_MODULE_NAME", "My_App"), ("SWIFT_MODULE_NAME", "My_App"),
        ("SWIFT_OBJC_INTERFACE_HEADER_NAME", "My_App-Swift.h"), ("SYMROOT", "/p/build"), ("OBJROOT", "/p/build"), ("BUILD_DIR", "/p/build"),
        ("CONFIGURATION_BUILD_DIR", "/p/build/Release"), ("TARGET_BUILD_DIR", "/p/build/Release"),
        ("PROJECT_TEMP_DIR", "/p/build/Recipes.build"), ("DERIVED_FILE_DIR", "/p/build/Recipes.build/Release/My App.build/DerivedSources"),
        ("DEVELOPMENT_LANGUAGE", "en"), ("HOME", nil), ("USER", nil), ("WORKSPACE_DIR", nil), ("XCODE_VERSION_MAJOR", nil),
        ("IPHONEOS_DEPLOYMENT_TARGET", nil), ("DSTROOT", "/tmp/Recipes.dst"),
    ]

    @Test("4.6: what follows from the names and places", arguments: facts)
    func fact(name: String, expected: String?) {
        var evaluator = StandardScope(
            .sample, TargetFacts(name: "My App"), SettingsTables(project: SettingsTable()), SettingsRequest(configuration: "Release")
        ).evaluator
        evaluator.expect(name, expected)
    }

    @Test("4.6: the region and the workspace count when they are known")
    func workspace() {
        var facts = ProjectFacts.sample
        facts.developmentRegion = "de"
        facts.workspaceFolder = "/w"
        var evaluator = StandardScope(facts, nil, SettingsTables(project: SettingsTable()), SettingsRequest(configuration: "Debug"))
            .evaluator
        evaluator.expect("DEVELOPMENT_LANGUAGE", "de")
        evaluator.expect("WORKSPACE_DIR", "/w")
    }

    @Test("a dollar in a folder or a variable is no reference")
    func dollars() {
        let facts = ProjectFacts(name: "A$(B)", projectFile: "/$X/A.xcodeproj", projectFolder: "/$X")
        let request = SettingsRequest(configuration: "Debug", environment: ["E": "$(PROJECT_NAME)"])
        var evaluator = StandardScope(facts, nil, SettingsTables(project: table([("X", "x"), ("B", "b")])), request).evaluator
        evaluator.expect("PROJECT_NAME", "A$(B)")
        evaluator.expect("SYMROOT", "/$X/build")
        evaluator.expect("E", "$(PROJECT_NAME)")
    }

    @Test("the defaults have no faults: every value of every platform and product can be worked out")
    func defaults() {
        let types = [nil, "application", "framework", "tool", "library.static", "bundle.unit-test"].map {
            $0.map { "com.apple.product-type." + $0 }
        }
        for platform in Platform.allCases {
            for type in types {
                let request = SettingsRequest(configuration: "Debug", sdk: platform.rawValue)
                let target = TargetFacts(name: "A", productType: type)
                var evaluator = StandardScope(.sample, target, SettingsTables(project: SettingsTable()), request).evaluator
                for name in evaluator.names { _ = evaluator.text(of: name) }
                #expect(evaluator.diagnostics == [])
            }
        }
    }
}
