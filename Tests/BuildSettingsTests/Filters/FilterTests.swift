import BuildSettings
import Diagnostics
import Testing

@Suite("files that a build leaves out")
struct FilterTests {
    /// The excluded names, the included names, the path, the reason.
    static let names: [(String, String, String, String)] = [
        ("", "", "/p/A.swift", "kept"),
        ("*.strings", "", "/p/A.swift", "kept"),
        ("*.swift", "", "/p/A.swift", "excluded by '*.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("A.swift B.swift", "", "/p/B.swift", "excluded by 'B.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("*.swift", "A*", "/p/A.swift", "included by 'A*' of INCLUDED_SOURCE_FILE_NAMES, although '*.swift' excludes it"),
        ("*.swift", "A*", "/p/B.swift", "excluded by '*.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("", "A*", "/p/B.swift", "kept"),
        ("Debug/*", "", "/p/Debug/A.swift", "excluded by 'Debug/*' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("Debug/*", "", "/p/Debug/Deep/A.swift", "kept"),
        ("Debug/*/*", "", "/p/Debug/Deep/A.swift", "excluded by 'Debug/*/*' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("Debug*", "", "/p/Debug/A.swift", "kept"),
        ("*A.swift", "", "/p/x/A.swift", "excluded by '*A.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("p*A.swift", "", "/p/A.swift", "kept"),
        ("?.swift", "", "/p/A.swift", "excluded by '?.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("?.swift", "", "/p/É.swift", "excluded by '?.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("[AB].swift", "", "/p/B.swift", "excluded by '[AB].swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("[!AB].swift", "", "/p/B.swift", "kept"),
        ("a.swift", "", "/p/A.swift", "kept"),
        ("a/b/c/d/A.swift", "", "/d/A.swift", "kept"),
        ("d/A.swift", "", "/d/A.swift", "excluded by 'd/A.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("/p/A.swift", "", "/p/A.swift", "excluded by '/p/A.swift' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("*", "", "/p/A.swift", "excluded by '*' of EXCLUDED_SOURCE_FILE_NAMES"),
        (".*", "", "/p/.swiftlint.yml", "excluded by '.*' of EXCLUDED_SOURCE_FILE_NAMES"),
        ("*.yml", "", "/p/.swiftlint.yml", "excluded by '*.yml' of EXCLUDED_SOURCE_FILE_NAMES"),
    ]

    @Test("3.6: patterns fit the last components of a path", arguments: names)
    func name(excluded: String, included: String, path: String, expected: String) {
        let filter = SourceFileNameFilter(
            excluded: excluded.split(separator: " ").map(String.init), included: included.split(separator: " ").map(String.init))
        #expect(filter.decision(for: path).description == expected)
        #expect(filter.decision(for: path).isKept == !expected.hasPrefix("excluded"))
    }

    @Test("3.6: the filter of a target knows where its setting stands, and conditions count")
    func settings() {
        let place = SourceLocation(path: "a.xcconfig", line: 3, column: 5)
        let table = SettingsTable([
            SettingAssignment("EXCLUDED_SOURCE_FILE_NAMES", "$(X) Mock*", at: place), SettingAssignment("X", "*.txt \"a b.swift\""),
            SettingAssignment("INCLUDED_SOURCE_FILE_NAMES", "*", conditions: [.init(.configuration, "Debug")]),
        ])
        let scope = SettingsScope(levels: [SettingsLevel(.target, table)])
        var release = SettingsEvaluator(scope, SettingsParameters(configuration: "Release"))
        let filter = SourceFileNameFilter(&release)
        #expect(filter.decision(for: "/p/Mock.swift") == .excludedBy(pattern: "Mock*", location: place))
        #expect(filter.decision(for: "/p/a b.swift") == .excludedBy(pattern: "a b.swift", location: place))
        #expect(filter.decision(for: "/p/b.swift") == .kept)
        var debug = SettingsEvaluator(scope, SettingsParameters(configuration: "Debug"))
        #expect(SourceFileNameFilter(&debug).decision(for: "/p/Mock.swift") == .includedBy(pattern: "*", despite: "Mock*"))
    }

    /// The filters, the platform, whether it is Mac Catalyst, whether the file takes part.
    static let platforms: [([String], Platform, Bool, Bool)] = [
        ([], .iphoneos, false, true), (["ios"], .iphoneos, false, true), (["ios"], .iphonesimulator, false, true),
        (["ios"], .macosx, false, false), (["ios"], .macosx, true, false), (["maccatalyst"], .macosx, true, true),
        (["macabi"], .macosx, true, true), (["maccatalyst"], .macosx, false, false), (["macos"], .macosx, true, false),
        (["macos"], .macosx, false, true), (["tvos"], .appletvsimulator, false, true), (["watchos"], .watchos, false, true),
        (["xros"], .xrsimulator, false, true), (["visionos"], .xros, false, true), (["driverkit"], .driverkit, false, true),
        (["ios", "macos"], .macosx, false, true), (["!ios"], .iphoneos, false, false), (["!ios"], .macosx, false, true),
        (["!ios", "ios"], .iphoneos, false, false), (["!ios", "macos"], .watchos, false, false), (["amiga"], .macosx, false, false),
        (["!maccatalyst"], .macosx, true, false), (["!maccatalyst", "macos"], .macosx, false, true),
    ]

    @Test("3.6: platform filters", arguments: platforms)
    func platform(filters: [String], platform: Platform, isMacCatalyst: Bool, expected: Bool) {
        #expect(PlatformFilter.matches(filters: filters, platform: platform, isMacCatalyst: isMacCatalyst) == expected)
        let decision = PlatformFilter.decision(filters: filters, platform: platform, isMacCatalyst: isMacCatalyst)
        #expect(decision == (expected ? .kept : .excludedByPlatform(filters: filters)))
    }

    @Test("the reason of a platform filter names the platforms")
    func reason() {
        #expect(PlatformFilter.decision(filters: ["ios", "tvos"], platform: .macosx).description == "built for ios, tvos only")
    }
}
