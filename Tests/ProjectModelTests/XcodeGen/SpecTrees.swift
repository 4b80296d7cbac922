/// The roots among the real specs, and what is known of the tree of each.
enum SpecTrees {
    /// A root.
    struct Row: Hashable {
        /// The file below the folder of specs.
        var file: String
        /// A hash of the tree as sorted JSON.
        var hash: String
        /// The names of the targets.
        var targets: [String]
    }

    /// All rows in the order of the files.
    static let all: [Row] = first + second

    private static let first: [Row] = [
        Row(
            file: "MobileNativeFoundation__rules_xcodeproj/docs/SwiftUIPreviewInvestigation/project.yml",
            hash: "7ec08c1f41aab67d",
            targets: ["ExampleProject"]
        ),
        Row(
            file: "Swinject__Swinject/project.yml",
            hash: "3416ef60f4d09367",
            targets: [
                "Swinject-macOS", "Swinject-iOS", "Swinject-tvOS", "Swinject-watchOS", "Swinject-visionOS",
                "SwinjectTests-macOS", "SwinjectTests-iOS", "SwinjectTests-tvOS", "SwinjectTests-watchOS",
                "SwinjectTests-visionOS",
            ]
        ),
        Row(
            file: "acecilia__StackGen/.fixtures/StackGen_Swift_BuildSystem_Cocoapods/Libraries/App/project.yml",
            hash: "cf3c66edbde1ca55",
            targets: ["App", "AppTests"]
        ),
        Row(
            file: "acecilia__StackGen/.fixtures/StackGen_Swift_BuildSystem_Cocoapods/project.yml",
            hash: "f41a540dab00bdff",
            targets: []
        ),
        Row(
            file: "acecilia__StackGen/.fixtures/StackGen_Swift_BuildSystem_Xcodegen/Libraries/App/project.yml",
            hash: "c4a92787c5e151c1",
            targets: ["App", "AppTests"]
        ),
        Row(
            file: "acecilia__StackGen/.fixtures/StackGen_Swift_BuildSystem_Xcodegen/Libraries/SwiftModule1/project.yml",
            hash: "1a9caed1b9eb7e6d",
            targets: ["SwiftModule1", "SwiftModule1Tests"]
        ),
        Row(
            file: "acecilia__StackGen/.fixtures/StackGen_Swift_BuildSystem_Xcodegen/Libraries/SwiftModule2/project.yml",
            hash: "6f1b3b76b040689f",
            targets: ["SwiftModule2", "SwiftModule2Tests"]
        ),
        Row(
            file: "acecilia__StackGen/.fixtures/StackGen_Swift_BuildSystem_Xcodegen/Libraries/SwiftModule3/project.yml",
            hash: "87ebe40b23c51bd0",
            targets: ["SwiftModule3", "SwiftModule3Tests"]
        ),
        Row(
            file: "acecilia__StackGen/.fixtures/StackGen_Swift_BuildSystem_Xcodegen/project.yml",
            hash: "6969cbf1dd94b502",
            targets: []
        ),
        Row(file: "acecilia__StackGen/project.yml", hash: "94bddad0da8fad3a", targets: ["sourcery", "xcodegen", "carthage"]),
        Row(
            file: "element-hq__element-x-ios/AccessibilityTests/SupportingFiles/target.yml",
            hash: "3f3daecfee855b70",
            targets: ["AccessibilityTests"]
        ),
        Row(
            file: "element-hq__element-x-ios/ElementX/SupportingFiles/target.yml",
            hash: "d897afc9ac250126",
            targets: ["ElementX"]
        ),
        Row(
            file: "element-hq__element-x-ios/IntegrationTests/SupportingFiles/target.yml",
            hash: "a47971aae8f7f20d",
            targets: ["IntegrationTests"]
        ),
        Row(file: "element-hq__element-x-ios/NSE/SupportingFiles/target.yml", hash: "84152c0d64da31a5", targets: ["NSE"]),
        Row(
            file: "element-hq__element-x-ios/PreviewTests/SupportingFiles/target.yml",
            hash: "1b3936ab7633551b",
            targets: ["PreviewTests"]
        ),
        Row(
            file: "element-hq__element-x-ios/SDKMocks/SupportingFiles/target.yml",
            hash: "f7af3c83577dd54c",
            targets: ["MatrixRustSDKMocks"]
        ),
        Row(
            file: "element-hq__element-x-ios/ShareExtension/SupportingFiles/target.yml",
            hash: "72bd419338e1eb05",
            targets: ["ShareExtension"]
        ),
        Row(file: "element-hq__element-x-ios/UITests/SupportingFiles/target.yml", hash: "51e5690f510e56aa", targets: ["UITests"]),
        Row(
            file: "element-hq__element-x-ios/UnitTests/SupportingFiles/target.yml",
            hash: "848b056fb1eaf2f2",
            targets: ["UnitTests"]
        ),
        Row(
            file: "element-hq__element-x-ios/project.yml",
            hash: "3caf79b9d845c668",
            targets: [
                "ElementX", "NSE", "ShareExtension", "MatrixRustSDKMocks", "UnitTests", "PreviewTests", "UITests",
                "IntegrationTests", "AccessibilityTests", "Periphery",
            ]
        ),
        Row(
            file: "facebook__idb/Companion/project.yml",
            hash: "257bba722d7235f",
            targets: ["IDBGRPCSwift", "ReplProtocol", "idb_companion", "CompanionDiscovery", "ReplCompiler", "idb-repl"]
        ),
        Row(file: "facebook__idb/REPLHost/project.yml", hash: "633617da278b42cb", targets: ["ReplHost"]),
        Row(file: "facebook__idb/Shims/Repl/project.yml", hash: "d7c2754235e37454", targets: ["Repl-iOS", "Repl-macOS"]),
        Row(
            file: "facebook__idb/Shims/Shimulator/project.yml",
            hash: "9a1fb3db6782f2",
            targets: ["Shimulator-iOS", "Shimulator-macOS"]
        ),
        Row(
            file: "facebook__idb/SimulatorFrameworkBridge/project.yml",
            hash: "ea410ac171f7627d",
            targets: ["SimulatorFrameworkBridge"]
        ),
        Row(
            file: "facebook__idb/project.yml",
            hash: "fc4d830e4043a9c2",
            targets: [
                "FBControlCore", "FBControlCoreTests", "XCTestBootstrap", "XCTestBootstrapTests", "FBSimulatorControl",
                "FBSimulatorControlTests", "FBDeviceControl", "FBDeviceControlTests", "CompanionUtilities",
                "CompanionUtilitiesTests", "CompanionLib",
            ]
        ),
        Row(file: "getsentry__sentry-cocoa/Samples/SPM/SPM.yml", hash: "51e8415d3a0fd3eb", targets: ["SPM"]),
        Row(
            file: "getsentry__sentry-cocoa/Samples/SentrySampleShared/SentrySampleShared.yml",
            hash: "4c62d67daee3964a",
            targets: ["SentrySampleShared", "SentrySampleUITestShared"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/iOS-ObjectiveC/iOS-ObjectiveC.yml",
            hash: "93834a7784301c9f",
            targets: ["iOS-ObjectiveC", "iOS-ObjectiveC-UITests"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/iOS-Swift/iOS-Swift.yml",
            hash: "2d1e35cd062b31",
            targets: [
                "iOS-Swift", "iOS-Swift-AppClip", "iOS-Swift-UITests", "iOS-Swift-ShareExtension", "iOS-Swift-ActionExtension",
                "iOS-Swift-IntentExtension", "iOS-Swift-NotificationServiceExtension",
            ]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/iOS-Swift6/iOS-Swift6.yml",
            hash: "93d8ab675ec59494",
            targets: ["iOS-Swift6", "iOS-Swift6-UITests"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/iOS-SwiftUI-Widgets/iOS-SwiftUI-Widgets.yml",
            hash: "d38e1fd4c17aa87f",
            targets: ["iOS-SwiftUI-Widgets", "iOS-SwiftUI-Widgets-WidgetExtension", "iOS-SwiftUI-Widgets-LiveActivity"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/iOS-SwiftUI/iOS-SwiftUI.yml",
            hash: "2d35f4ae9f87fd72",
            targets: ["iOS-SwiftUI", "iOS-SwiftUI-UITests"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/macOS-CLI-Xcode/macOS-CLI-Xcode.yml",
            hash: "dd47e282e15521ac",
            targets: ["macOS-CLI-Xcode"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/macOS-Swift/macOS-Swift.yml",
            hash: "82d7c1dffe7cd880",
            targets: [
                "macOS-Swift", "macOS-Swift-UITests", "macOS-Swift-Other", "macOS-Swift-Sandboxed",
                "macOS-Swift-Sandboxed-Other",
            ]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/tvOS-Swift/tvOS-Swift.yml",
            hash: "cef51836eb2f2c5d",
            targets: ["tvOS-Swift", "tvOS-SBSwift", "tvOS-Swift-UITests", "tvOS-SBSwift-UITests"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/visionOS-Swift/visionOS-Swift.yml",
            hash: "2528cd4b4db7cf66",
            targets: ["visionOS-Swift"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/Samples/watchOS-Swift/watchOS-Swift.yml",
            hash: "7f8e07e8d5a8be1",
            targets: ["watchOS-Swift", "Extension"]
        ),
        Row(
            file: "getsentry__sentry-cocoa/TestSamples/CrashE2E/CrashE2E.yml",
            hash: "686575bc489c2682",
            targets: [
                "CrashE2E-iOS", "CrashE2E-iOS-KSCrash", "CrashE2E-macOS", "CrashE2E-macOS-KSCrash",
                "CrashE2EDynamicImageBefore-iOS", "CrashE2EDynamicImageAfter-iOS", "CrashE2EDynamicImageBefore-macOS",
                "CrashE2EDynamicImageAfter-macOS",
            ]
        ),
        Row(
            file: "kiwix__kiwix-apple/project.yml",
            hash: "d8a28b6d95a28eff",
            targets: ["Kiwix", "UnitTests", "UITests_macOS", "UITests_iPhone", "UITests_iPad"]
        ),
        Row(
            file: "mac-cain13__R.swift/Examples/RswiftAppWithStaticFrameworks/project.yml",
            hash: "e26fce1c6caf1918",
            targets: ["App", "Foo", "FooBundle", "Bar", "BarBundle"]
        ),
    ]
}
