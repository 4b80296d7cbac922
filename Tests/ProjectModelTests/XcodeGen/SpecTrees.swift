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

    static let all: [Row] = [
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
        Row(
            file: "mapbox__mapbox-maps-ios/Examples.yml",
            hash: "968a37c45655bd",
            targets: ["Examples", "ExamplesTests", "ExamplesUITests"]
        ),
        Row(
            file: "mapbox__mapbox-maps-ios/project.yml",
            hash: "6f4427afefe3a37b",
            targets: [
                "Examples", "ExamplesTests", "ExamplesUITests", "MapboxMaps", "MapboxMapsTests", "MapboxTestHost",
                "GestureTests",
            ]
        ),
        Row(
            file: "mapbox__mapbox-maps-ios/scripts/validate-integrations/project-base.yml",
            hash: "9aedfd8549ac60e8",
            targets: ["DirectDynamicDownload", "DirectDynamicDownloadUITest"]
        ),
        Row(
            file: "mapbox__mapbox-maps-ios/scripts/validate-integrations/project-remote-spm.yml",
            hash: "20e2fd17aa0c81c1",
            targets: [
                "DirectDynamicDownload", "DirectDynamicDownloadUITest", "RemoteSPMIntegration", "RemoteSPMIntegrationUITest",
            ]
        ),
        Row(
            file: "mapbox__mapbox-maps-ios/scripts/validate-integrations/project.yml",
            hash: "3809534f9050e894",
            targets: [
                "DirectDynamicDownload", "DirectDynamicDownloadUITest", "SwiftPackageManagerIntegration",
                "SwiftPackageManagerIntegrationUITest", "CocoaPodsIntegration", "CocoaPodsIntegrationUITest",
            ]
        ),
        Row(
            file: "mapbox__mapbox-maps-ios/xcodegen/Examples.yml",
            hash: "823c9f45d2f2cf7e",
            targets: ["Examples", "ExamplesTests", "ExamplesUITests"]
        ),
        Row(file: "mapbox__mapbox-maps-ios/xcodegen/MapboxMaps.yml", hash: "51cc51f15fcb0b9a", targets: ["MapboxMaps"]),
        Row(
            file: "mapbox__mapbox-maps-ios/xcodegen/MapboxMapsTests.yml",
            hash: "fe8b49ec29093d8d",
            targets: ["MapboxMapsTests", "MapboxTestHost", "GestureTests"]
        ),
        Row(file: "nikitabobko__AeroSpace/xcode/project.yml", hash: "faf5962c238debe3", targets: ["AeroSpace"]),
        Row(
            file: "tuist__XcodeProj/carthage-project.yml",
            hash: "1c8dabe9e7453230",
            targets: ["xcproj_iOS", "xcproj_tvOS", "xcproj_watchOS", "xcproj_macOS"]
        ),
        Row(file: "tuist__XcodeProj/project.yml", hash: "33af5aa49068c845", targets: ["xcproj_iOS", "xcproj_macOS"]),
        Row(file: "vector-im__element-ios/DesignKit/target.yml", hash: "667a1f59659f834d", targets: ["DesignKit"]),
        Row(file: "vector-im__element-ios/Riot/target.yml", hash: "4c03e1ef265de938", targets: ["Riot"]),
        Row(file: "vector-im__element-ios/RiotNSE/target.yml", hash: "6e365945199ae597", targets: ["RiotNSE"]),
        Row(
            file: "vector-im__element-ios/RiotShareExtension/target.yml",
            hash: "5d14ff60506bf73d",
            targets: ["RiotShareExtension"]
        ),
        Row(file: "vector-im__element-ios/RiotTests/target.yml", hash: "bde6c482492b5010", targets: ["RiotTests"]),
        Row(file: "vector-im__element-ios/SiriIntents/target.yml", hash: "9359fba35866a065", targets: ["SiriIntents"]),
        Row(
            file: "vector-im__element-ios/project.yml",
            hash: "82d1a6dadca68550",
            targets: ["Riot", "RiotTests", "RiotShareExtension", "SiriIntents", "RiotNSE", "DesignKit"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/CarthageProject/project.yml",
            hash: "49000df81f5b345e",
            targets: ["Framework_iOS", "Framework_tvOS", "Framework_watchOS", "Framework_macOS"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/SPM/project.yml",
            hash: "8e9378d2f278776f",
            targets: ["App", "Tests", "StaticLibrary", "AggTarget"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/TestProject/AnotherProject/project.yml",
            hash: "63b0b3c28f2fbe97",
            targets: ["BundleX", "BundleY", "ExternalTarget", "IncludedLegacy"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/TestProject/project.yml",
            hash: "f60a231993ca47d6",
            targets: [
                "BundleX", "BundleY", "ExternalTarget", "IncludedLegacy", "Legacy", "App_macOS", "App_iOS", "EntitledApp",
                "App_supportedDestinations", "App_watchOS", "App_watchOS Extension", "iMessageApp", "iMessageExtension",
                "iMessageStickersExtension", "DriverKitDriver", "NetworkSystemExtension", "EndpointSecuritySystemExtension",
                "StaticLibrary_ObjC_iOS", "StaticLibrary_ObjC_tvOS", "StaticLibrary_ObjC_watchOS", "StaticLibrary_ObjC_macOS",
                "StaticLibrary_Swift", "Framework_iOS", "Framework_tvOS", "Framework_watchOS", "Framework_macOS",
                "Framework2_iOS", "Framework2_tvOS", "Framework2_watchOS", "Framework2_macOS", "TestFramework",
                "CrossOverlayFramework_iOS", "CrossOverlayFramework_tvOS", "CrossOverlayFramework_watchOS",
                "CrossOverlayFramework_macOS", "App_iOS_Tests", "App_iOS_UITests", "App_macOS_Tests", "XPC Service", "Tool",
                "App_Clip", "App_Clip_Tests", "App_Clip_UITests", "SuperTarget",
            ]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/duplicated_include/different_path/duplicated_import_root.yml",
            hash: "fe815727f6bfb21f",
            targets: []
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/duplicated_include/duplicated_import_root.yml",
            hash: "7b1bd300cf7049d5",
            targets: []
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/duplicated_include/duplicated_import_sut.yml",
            hash: "b7dd6cd655f8a7d0",
            targets: ["IncludedTarget"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/duplicated_include/duplicated_import_transitive.yml",
            hash: "53749f3dc28c464",
            targets: []
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/include_test.json",
            hash: "921711ff192a59b2",
            targets: ["IncludedTargetNew", "NewTarget"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/include_test.yml",
            hash: "e4a6df8478f76676",
            targets: ["IncludedTargetNew", "NewTarget"]
        ),
        Row(file: "yonaskolb__XcodeGen/Tests/Fixtures/included.yml", hash: "3b391b59ece41d0e", targets: ["IncludedTarget"]),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/included_additional.yml",
            hash: "68d91e23e97c826",
            targets: ["IncludedTarget"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/invalid_configs/invalid_configs_value_non_mapping_aggregate_targets.yml",
            hash: "a16ac2731a4633b",
            targets: ["valid_target1", "valid_target2", "invalid_target"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/invalid_configs/invalid_configs_value_non_mapping_setting_groups.yml",
            hash: "f075bb9a0978500d",
            targets: ["invalid_target"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/invalid_configs/invalid_configs_value_non_mapping_settings.yml",
            hash: "994db966621a0383",
            targets: []
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/invalid_configs/invalid_configs_value_non_mapping_targets.yml",
            hash: "9ac237862fb79c19",
            targets: ["invalid_target"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/legacy_paths_test.yml",
            hash: "4a0a4c00dc88c1d4",
            targets: ["IncludedTarget", "IncludedAggregateTarget"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/paths_test.yml",
            hash: "a254c72a481c740",
            targets: [
                "RecursiveTarget", "target1", "target2", "app", "IncludedTarget", "NewTarget", "RecursiveAggregateTarget",
                "IncludedAggregateTarget", "NewAggregateTarget",
            ]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/paths_test/included_paths_test.yml",
            hash: "b15dbb11811b39e2",
            targets: [
                "RecursiveTarget", "target1", "target2", "app", "IncludedTarget", "RecursiveAggregateTarget",
                "IncludedAggregateTarget",
            ]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/paths_test/same_relative_path_test/parent1/parent1.yml",
            hash: "3302a8be724438da",
            targets: ["target1"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/paths_test/same_relative_path_test/parent1/same/same.yml",
            hash: "8aacf44a710b73dd",
            targets: ["target1"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/paths_test/same_relative_path_test/parent2/parent2.yml",
            hash: "aff72263e3cb7c26",
            targets: ["target2"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/paths_test/same_relative_path_test/parent2/same/same.yml",
            hash: "fd92ad171219462b",
            targets: ["target2"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/paths_test/same_relative_path_test/same_relative_path_test.yml",
            hash: "11986497e3cf3698",
            targets: ["target1", "target2", "app"]
        ),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/scheme_test/test_project.yml",
            hash: "7384f4b62f9718a",
            targets: ["ExternalTarget", "Shared_TargetScheme"]
        ),
        Row(file: "yonaskolb__XcodeGen/Tests/Fixtures/settings_test.yml", hash: "1730a1e1fabf1b5e", targets: ["Target"]),
        Row(
            file: "yonaskolb__XcodeGen/Tests/Fixtures/variables_test.yml",
            hash: "8fb5b9df607b2e0b",
            targets: ["IncludedTarget", "SomeTarget"]
        ),
    ]
}
