import BuildSettings
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("settings of real projects", .enabled(if: Corpus.isPresent))
struct SettingsCorpusTests {
    private func evaluator(
        _ path: String, target: String, configuration: String, sdk: String? = nil, extra: [(String, SettingValue)] = []
    ) -> SettingsEvaluator {
        var loader = XCConfigLoader(fileSystem: DiskFileSystem())
        var diagnostics: [Diagnostic] = []
        let table = loader.load(Corpus.path("xcconfig/" + path), diagnostics: &diagnostics)
        #expect(diagnostics == [])
        let written = SettingsTables(
            projectConfigurationFile: table, project: SettingsTable(lines: extra.map { (key: $0.0, value: $0.1) }))
        let facts = TargetFacts(name: target, productType: "com.apple.product-type.application")
        return StandardScope(.sample, facts, written, SettingsRequest(configuration: configuration, sdk: sdk)).evaluator
    }

    @Test("names that are put together of the team and the target, with defaults")
    func homeAssistant() {
        let path = "home-assistant__iOS/Configuration/HomeAssistant.debug.xcconfig"
        var phone = evaluator(path, target: "App", configuration: "Debug", sdk: "iphoneos")
        phone.expect("CODE_SIGN_STYLE", "Manual")
        phone.expect("ENABLE_CRITICAL_ALERTS", "1")
        phone.expect("ENABLE_DEVICE_NAME", "0")
        phone.expect("PRODUCT_BUNDLE_IDENTIFIER", "io.robbie.HomeAssistant.dev")
        var other = evaluator(path, target: "Extensions-Other", configuration: "Debug", sdk: "iphoneos")
        other.expect("CODE_SIGN_STYLE", "Automatic")
        var mac = evaluator(path, target: "App", configuration: "Debug", sdk: "macosx")
        mac.expect("CODE_SIGN_STYLE", "Automatic")
        mac.expect("ENABLE_CRITICAL_ALERTS", nil)
        #expect(phone.diagnostics == [])
    }

    @Test("conditions on the configuration, and quotation marks inside of each other")
    func virtualBuddy() {
        let path = "insidegui__VirtualBuddy/VirtualBuddy/Config/Main.xcconfig"
        let extra: [(String, SettingValue)] = [("VB_BUNDLE_ID_PREFIX", "test.")]
        var beta = evaluator(path, target: "VirtualBuddy", configuration: "Beta_Debug", extra: extra)
        let flags = beta.list(of: "OTHER_SWIFT_FLAGS")
        #expect(flags == ["-D", "BETA", "-D", "ENABLE_SPARKLE"])
        let definitions = beta.list(of: "GCC_PREPROCESSOR_DEFINITIONS")
        #expect(definitions == ["GUEST_LAUNCH_AT_LOGIN_HELPER_BUNDLE_ID=@\"test.codes.rambo.VirtualBuddyGuestHelper\""])
        beta.expect("DYLIB_CURRENT_VERSION", "326")
        var debug = evaluator(path, target: "VirtualBuddy", configuration: "Debug", extra: extra)
        let plain = debug.list(of: "OTHER_SWIFT_FLAGS")
        #expect(plain == ["-D", "ENABLE_SPARKLE"])
    }

    @Test("a list of many lines with items in quotation marks")
    func collections() {
        let path = "apple__swift-collections/Xcode/Shared.xcconfig"
        var settings = evaluator(path, target: "Collections", configuration: "Debug")
        let flags = settings.list(of: "OTHER_SWIFT_FLAGS")
        #expect(flags.prefix(3) == ["-package-name", "CollectionsInternal", "-enable-upcoming-feature"])
        #expect(flags.contains("AvailabilityMacro=SwiftStdlib 5.0: macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2"))
        settings.expect("SWIFT_VERSION", "5.10")
        settings.expect("ONLY_ACTIVE_ARCH", "YES")
    }

    @Test("every setting of every file can be worked out without faults, on every platform")
    func all() {
        for path in Corpus.files(below: "xcconfig", suffix: ".xcconfig") {
            var loader = XCConfigLoader(fileSystem: DiskFileSystem())
            var diagnostics: [Diagnostic] = []
            let written = SettingsTables(project: loader.load(path, diagnostics: &diagnostics))
            for platform in Platform.allCases {
                let request = SettingsRequest(configuration: "Debug", sdk: platform.rawValue)
                var evaluator = StandardScope(.sample, TargetFacts(name: "A"), written, request).evaluator
                for name in evaluator.names { _ = evaluator.text(of: name) }
                #expect(evaluator.diagnostics == [], "\(path) \(platform)")
            }
        }
    }
}
