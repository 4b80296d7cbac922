import Testing

/// A target of a real spec whose members were worked out by hand from the text of the spec and the list of files.
struct PinnedSpecTarget: Sendable, CustomTestStringConvertible {
    /// The repository in the corpus.
    var tree: String
    /// The spec below the repository.
    var spec: String
    var target: String
    /// `phase path` of each member, in any order.
    var members: [String]

    var testDescription: String { "\(target) of \(spec)" }

    static let all: [PinnedSpecTarget] = [
        PinnedSpecTarget(
            tree: "nikitabobko__AeroSpace",
            spec: "xcode/project.yml",
            target: "AeroSpace",
            // The entitlements lie in the folder 'resources' and are built nowhere.
            members: [
                "Sources Sources/AeroSpaceApp/AeroSpaceApp.swift",
                "Resources resources/Assets.xcassets",
                "Resources docs/config-examples/default-config.toml",
            ]
        ),
        PinnedSpecTarget(
            tree: "Swinject__Swinject",
            spec: "project.yml",
            target: "Swinject-tvOS",
            // Three '.erb' files are excluded, and 'Info.plist' is built nowhere.
            members: [
                "Assembler", "Assembly", "Behavior", "Container.Arguments", "Container.Logging", "Container.TypeForwarding", "Container",
                "DebugHelper", "FunctionType", "GraphIdentifier", "InstanceStorage", "InstanceWrapper", "ObjectScope", "ReadWriteLock",
                "RecursiveLock", "Resolver", "ServiceEntry.TypeForwarding", "ServiceEntry", "ServiceKey", "ThreadSafeDictionary",
                "UnavailableItems", "_Resolver",
            ].map { "Sources Sources/\($0).swift" } + ["Resources Sources/PrivacyInfo.xcprivacy"]
        ),
        PinnedSpecTarget(
            tree: "Swinject__Swinject",
            spec: "project.yml",
            target: "SwinjectTests-visionOS",
            members: [
                "Animal", "AssemblerTests", "BasicAssembly", "BehaviorFakes", "Circularity", "ContainerTests.Arguments",
                "ContainerTests.Behavior", "ContainerTests.Circularity", "ContainerTests.CustomScope",
                "ContainerTests.CustomStringConvertible", "ContainerTests.DebugHelper", "ContainerTests.GraphCaching",
                "ContainerTests.Speed", "ContainerTests.TypeForwarding", "ContainerTests", "EmploymentAssembly", "Food", "LazyTests",
                "LoadAwareAssembly", "Person", "ProviderTests", "ServiceEntryTests", "ServiceKeyTests", "SynchronizedTests",
                "WeakStorageTests", "XCTestManifests",
            ].map { "Sources Tests/SwinjectTests/\($0).swift" } + [
                "Resources Tests/SwinjectTests/.swiftlint.yml",
                "Frameworks $(BUILT_PRODUCTS_DIR)/Swinject.framework",
                "Embed Frameworks $(BUILT_PRODUCTS_DIR)/Swinject.framework",
            ]
        ),
        PinnedSpecTarget(
            tree: "element-hq__element-x-ios",
            spec: "project.yml",
            target: "AccessibilityTests",
            // The spec itself is a resource; the plan and the Info.plist are built nowhere, and a test does not take in its application.
            members: [
                "Sources AccessibilityTests/Sources/AccessibilityTests.swift",
                "Sources AccessibilityTests/Sources/Application.swift",
                "Sources AccessibilityTests/Sources/GeneratedAccessibilityTests.swift",
                "Resources AccessibilityTests/SupportingFiles/target.yml",
                "Sources ElementX/Sources/UITests/UITestsSignalling.swift",
                "Sources ElementX/Sources/Other/AccessibilityIdentifiers.swift",
                "Sources ElementX/Sources/Other/MatrixEntityRegex.swift",
                "Sources ElementX/Sources/Other/Pills/PillUtilities.swift",
                "Sources ElementX/Sources/Other/Extensions/NSRegularExpresion.swift",
            ]
        ),
        PinnedSpecTarget(
            tree: "element-hq__element-x-ios",
            spec: "project.yml",
            target: "MatrixRustSDKMocks",
            members: ["Sources SDKMocks/Sources/Generated/SDKGeneratedMocks.swift"]
        ),
        PinnedSpecTarget(
            tree: "yonaskolb__XcodeGen",
            spec: "Tests/Fixtures/TestProject/project.yml",
            target: "App_macOS",
            // 'App-Info.plist' is the Info.plist. The framework is copied where its entry says, and what it links statically is linked
            // here as well, because linking is transitive.
            members: [
                "Sources Tests/Fixtures/TestProject/App_macOS/AppDelegate.swift",
                "Sources Tests/Fixtures/TestProject/App_macOS/ViewController.swift",
                "Sources Tests/Fixtures/TestProject/StandaloneFiles/Standalone.swift",
                "Resources Tests/Fixtures/TestProject/App_macOS/Assets.xcassets",
                "Resources Tests/Fixtures/TestProject/App_macOS/Base.lproj/Main.storyboard",
                "CopyFiles Tests/Fixtures/TestProject/Vendor/SomeXPCService.xpc",
                "CopyFiles $(BUILT_PRODUCTS_DIR)/XPC Service.xpc",
                "Frameworks $(BUILT_PRODUCTS_DIR)/Framework.framework",
                "Frameworks $(BUILT_PRODUCTS_DIR)/libStaticLibrary_ObjC.a",
                "Frameworks $(SDKROOT)/System/Library/Frameworks/Contacts.framework",
                "Frameworks $(SDKROOT)/System/Library/Frameworks/DriverKit.framework",
                "Frameworks $(SDKROOT)/System/Library/Frameworks/NetworkExtension.framework",
                "Frameworks $(SDKROOT)/usr/lib/libEndpointSecurity.tbd",
                "Frameworks $(SDKROOT)/usr/lib/libc++.tbd",
                "Frameworks $(SDKROOT)/usr/lib/libz.dylib",
                "Embed Dependencies $(BUILT_PRODUCTS_DIR)/Framework.framework",
                "Embed System Extensions $(BUILT_PRODUCTS_DIR)/DriverKitDriver.dext",
                "Embed System Extensions $(BUILT_PRODUCTS_DIR)/EndpointSecuritySystemExtension.systemextension",
                "Embed System Extensions $(BUILT_PRODUCTS_DIR)/NetworkSystemExtension.systemextension",
            ]
        ),
        PinnedSpecTarget(
            tree: "yonaskolb__XcodeGen",
            spec: "Tests/Fixtures/TestProject/project.yml",
            target: "StaticLibrary_ObjC_tvOS",
            // A static library copies its public header and its module map.
            members: [
                "Sources Tests/Fixtures/TestProject/StaticLibrary_ObjC/StaticLibrary_ObjC.m",
                "CopyFiles Tests/Fixtures/TestProject/StaticLibrary_ObjC/StaticLibrary_ObjC.h",
                "CopyFiles Tests/Fixtures/TestProject/StaticLibrary_ObjC/Module/module.modulemap",
            ]
        ),
    ]
}
