import Testing

/// A target of a real project whose members were checked by hand against the project file and the list of files.
struct PinnedTarget: Sendable, CustomTestStringConvertible {
    /// The repository in the corpus.
    var tree: String
    /// The project below the repository.
    var project: String
    var target: String
    /// `phase path` of each member that exists, in any order.
    var members: [String]

    var testDescription: String { "\(target) of \(project)" }

    static let all: [PinnedTarget] = [
        PinnedTarget(
            tree: "Alamofire__Alamofire",
            project: "Example/iOS Example.xcodeproj",
            target: "iOS Example",
            members: [
                "Copy Frameworks $(BUILT_PRODUCTS_DIR)/Alamofire.framework",
                "Frameworks $(BUILT_PRODUCTS_DIR)/Alamofire.framework",
                "Resources Example/Resources/Base.lproj/LaunchScreen.storyboard",
                "Resources Example/Resources/Base.lproj/Main.storyboard",
                "Resources Example/Resources/Images.xcassets",
                "Sources Example/Source/AppDelegate.swift",
                "Sources Example/Source/DetailViewController.swift",
                "Sources Example/Source/MasterViewController.swift",
            ]
        ),
        PinnedTarget(
            tree: "nikitabobko__AeroSpace",
            project: "xcode/AeroSpace.xcodeproj",
            target: "AeroSpace",
            members: [
                "Resources docs/config-examples/default-config.toml",
                "Resources resources/Assets.xcassets",
                "Sources Sources/AeroSpaceApp/AeroSpaceApp.swift",
            ]
        ),
        PinnedTarget(
            tree: "groue__GRDB.swift",
            project: "Tests/Swift6Migration/Swift6Migration.xcodeproj",
            target: "Swift6Migration",
            members: [
                "Resources Tests/Swift6Migration/LanguageMode5.xcconfig",
                "Resources Tests/Swift6Migration/LanguageMode5StrictConcurrency.xcconfig",
                "Resources Tests/Swift6Migration/LanguageMode6.xcconfig",
                "Resources Tests/Swift6Migration/Swift6Migration/Assets.xcassets",
                "Resources Tests/Swift6Migration/Swift6Migration/Preview Content/Preview Assets.xcassets",
                "Sources Tests/Swift6Migration/Swift6Migration/AsyncOverload.swift",
                "Sources Tests/Swift6Migration/Swift6Migration/ContentView.swift",
                "Sources Tests/Swift6Migration/Swift6Migration/InferSendableFromCaptures.swift",
                "Sources Tests/Swift6Migration/Swift6Migration/NonSendableConfiguration.swift",
                "Sources Tests/Swift6Migration/Swift6Migration/NonSendableRecord.swift",
                "Sources Tests/Swift6Migration/Swift6Migration/Swift6MigrationApp.swift",
            ]
        ),
        PinnedTarget(
            tree: "CodeEditApp__CodeEdit",
            project: "CodeEdit.xcodeproj",
            target: "OpenWithCodeEdit",
            members: [
                "Resources OpenWithCodeEdit/Media.xcassets",
                "Sources OpenWithCodeEdit/FinderSync.swift",
            ]
        ),
        PinnedTarget(
            tree: "Ranchero-Software__NetNewsWire",
            project: "NetNewsWire.xcodeproj",
            target: "NetNewsWire iOS Widget Extension",
            members: [
                "Resources Widget/Assets.xcassets",
                "Resources Widget/Resources/Localizable.xcstrings",
                "Resources Widget/Resources/widget-sample.json",
                "Sources Shared/Widget/WidgetData.swift",
                "Sources Shared/Widget/WidgetDataDecoder.swift",
                "Sources Shared/Widget/WidgetDeepLinks.swift",
                "Sources Widget/Shared Views/ArticleItemView.swift",
                "Sources Widget/Shared Views/SizeCategories.swift",
                "Sources Widget/TimelineProvider.swift",
                "Sources Widget/Widget Views/LockScreenSummaryWidget.swift",
                "Sources Widget/Widget Views/StarredWidget.swift",
                "Sources Widget/Widget Views/TodayWidget.swift",
                "Sources Widget/Widget Views/UnreadWidget.swift",
                "Sources Widget/Widget Views/WidgetLayout.swift",
                "Sources Widget/WidgetBundle.swift",
            ]
        ),
        PinnedTarget(
            tree: "Ranchero-Software__NetNewsWire",
            project: "NetNewsWire.xcodeproj",
            target: "NetNewsWire Share Extension",
            members: [
                "Resources Mac/ShareExtension/Base.lproj/ShareViewController.xib",
                "Resources Mac/ShareExtension/icon.icns",
                "Resources Shared/ShareExtension/SafariExt.js",
                "Sources Mac/AppDefaults.swift",
                "Sources Mac/ShareExtension/ShareViewController.swift",
                "Sources Shared/Article Rendering/ArticleTextSize.swift",
                "Sources Shared/ShareExtension/ExtensionContainers.swift",
                "Sources Shared/ShareExtension/ExtensionContainersFile.swift",
                "Sources Shared/ShareExtension/ExtensionFeedAddRequest.swift",
                "Sources Shared/ShareExtension/ExtensionFeedAddRequestFile.swift",
                "Sources Shared/ShareExtension/ShareDefaultContainer.swift",
                "Sources Shared/Timer/RefreshInterval.swift",
            ]
        ),
        PinnedTarget(
            tree: "ghostty-org__ghostty",
            project: "macos/Ghostty.xcodeproj",
            target: "DockTilePlugin",
            members: [
                "Resources macos/Assets.xcassets",
                "Sources macos/Sources/Features/Custom App Icon/AppIcon.swift",
                "Sources macos/Sources/Features/Custom App Icon/ColorizedGhosttyIcon.swift",
                "Sources macos/Sources/Features/Custom App Icon/DockTilePlugin.swift",
                "Sources macos/Sources/Features/Custom App Icon/Extensions/Notification+AppIcon.swift",
                "Sources macos/Sources/Features/Custom App Icon/Extensions/UserDefaults+AppIcon.swift",
                "Sources macos/Sources/Ghostty/Ghostty.ConfigTypes.swift",
                "Sources macos/Sources/Ghostty/GhosttyPackageMeta.swift",
                "Sources macos/Sources/Helpers/Extensions/NSImage+Extension.swift",
                "Sources macos/Sources/Helpers/Extensions/OSColor+Extension.swift",
                "Sources macos/Sources/Helpers/Extensions/OSPasteboard+Extension.swift",
            ]
        ),
        PinnedTarget(
            tree: "TheBoredTeam__boring.notch",
            project: "boringNotch.xcodeproj",
            target: "BoringNotchXPCHelper",
            members: [
                "Sources BoringNotchXPCHelper/BoringNotchXPCHelper.swift",
                "Sources BoringNotchXPCHelper/BoringNotchXPCHelperProtocol.swift",
                "Sources BoringNotchXPCHelper/main.swift",
            ]
        ),
        PinnedTarget(
            tree: "mac-cain13__R.swift",
            project: "Examples/FileSystemSynchronized/FileSystemSynchronized.xcodeproj",
            target: "TheAppClip",
            members: [
                "Resources Examples/FileSystemSynchronized/MainUI/Assets.xcassets",
                "Resources Examples/FileSystemSynchronized/MainUI/Base.lproj/MyStoryboard.storyboard",
                "Resources Examples/FileSystemSynchronized/MainUI/nl.lproj/MyStoryboard.strings",
                "Resources Examples/FileSystemSynchronized/TheAppClip/ClipAssets.xcassets",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Group1/Folder2/Folder3 copy 2/hand3 three.png",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Group1/Folder2/Folder3 copy 2/hand3-two.png",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Group1/Folder2/hand three.png",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Group1/Folder2/hand-two.png",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Preview Content/Preview Assets.xcassets",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Subdir/Colors@3x.jpg",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Subdir/Inner group/User.png",
                "Resources Examples/FileSystemSynchronized/TheAppClip/en.lproj/Localizable.strings",
                "Resources Examples/FileSystemSynchronized/TheAppClip/nl.lproj/Localizable.strings",
                "Sources Examples/FileSystemSynchronized/TheAppClip/ContentView.swift",
                "Sources Examples/FileSystemSynchronized/TheAppClip/Group1/Base.lproj/MySiriIntents.intentdefinition",
                "Sources Examples/FileSystemSynchronized/TheAppClip/Group1/nl.lproj/MySiriIntents.strings",
                "Sources Examples/FileSystemSynchronized/TheAppClip/TheAppClipApp.swift",
            ]
        ),
        PinnedTarget(
            tree: "mac-cain13__R.swift",
            project: "Examples/FileSystemSynchronized/FileSystemSynchronized.xcodeproj",
            target: "MainUI",
            members: [
                "Embed App Clips $(BUILT_PRODUCTS_DIR)/TheAppClip.app",
                "Resources Examples/FileSystemSynchronized/MainUI/Assets.xcassets",
                "Resources Examples/FileSystemSynchronized/MainUI/Base.lproj/MyStoryboard.storyboard",
                "Resources Examples/FileSystemSynchronized/MainUI/Folder3 copy/Folder3 copy 2/hand3 three.png",
                "Resources Examples/FileSystemSynchronized/MainUI/Folder3 copy/Folder3 copy 2/hand3-two.png",
                "Resources Examples/FileSystemSynchronized/MainUI/Folder3 copy/hand2 three.png",
                "Resources Examples/FileSystemSynchronized/MainUI/Folder3 copy/hand2-two.png",
                "Resources Examples/FileSystemSynchronized/MainUI/Preview Content/Preview Assets.xcassets",
                "Resources Examples/FileSystemSynchronized/MainUI/User1.png",
                "Resources Examples/FileSystemSynchronized/MainUI/View.xib",
                "Resources Examples/FileSystemSynchronized/MainUI/nl.lproj/MyStoryboard.strings",
                "Resources Examples/FileSystemSynchronized/TheAppClip/Subdir/Inner group/Nogeeen/person.png",
                "Resources Examples/FileSystemSynchronized/TheAppClip/en.lproj/Localizable.strings",
                "Resources Examples/FileSystemSynchronized/TheAppClip/nl.lproj/Localizable.strings",
                "Sources Examples/FileSystemSynchronized/MainUI/ContentView.swift",
                "Sources Examples/FileSystemSynchronized/MainUI/MainUIApp.swift",
                "Sources Examples/FileSystemSynchronized/TheAppClip/Group1/Base.lproj/MySiriIntents.intentdefinition",
                "Sources Examples/FileSystemSynchronized/TheAppClip/Group1/nl.lproj/MySiriIntents.strings",
            ]
        ),
    ]
}
