extension SpecTrees {
    /// The rows of the last repositories.
    static let second: [Row] = [
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
