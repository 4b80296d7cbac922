/// The modules that every user of Apple's SDKs or of a toolchain has.
enum SystemModules {
    /// Whether a module is part of an SDK or of the toolchain.
    static func contains(_ name: String) -> Bool {
        // Overlays of two modules, and what the compiler imports by itself.
        if name.hasPrefix("_") { return true }
        return names.contains(name[...])
    }

    private static let names: Set<Substring> = Set(text.split { $0 == " " || $0 == "\n" })

    private static let text = """
        AGL ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdAttributionKit AdServices AdSupport
        AddressBook AddressBookUI AlarmKit AppClip AppIntents AppIntentsTesting AppKit AppTrackingTransparency AppleScriptKit
        AppleScriptObjC ApplicationServices AssetsLibrary AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices
        AutomatedDeviceEnrollment AutomaticAssessmentConfiguration Automator BackgroundAssets BackgroundTasks BrowserEngineCore
        BrowserEngineKit BrowserKit BusinessChat CFNetwork CalendarStore CallKit CarKey CarPlay CarbonCore Charts Cinematic ClassKit
        ClockKit CloudKit Cocoa Collaboration ColorSync Combine CommonCrypto CompositorServices Compression Contacts ContactsUI
        CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHID CoreHaptics CoreImage
        CoreLocation CoreLocationUI CoreMIDI CoreMIDIServer CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents CryptoKit CryptoTokenKit Cxx CxxStdlib
        Darwin DarwinFoundation DataDetection DeclaredAgeRange DeveloperToolsSupport DeviceActivity DeviceCheck
        DeviceDiscoveryExtension DeviceDiscoveryUI DirectoryService DiscRecording DiscRecordingUI DiskArbitration Dispatch
        Distributed DockKit DriverKit EnergyKit EventKit EventKitUI ExceptionHandling ExecutionPolicy ExposureNotification
        ExtensionFoundation ExtensionKit ExternalAccessory FSKit FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI
        FinderSync ForceFeedback Foundation FoundationEssentials FoundationInternationalization FoundationModels FoundationNetworking
        FoundationXML GLKit GLUT GSS GameController GameKit GameSave GameplayKit Glibc GroupActivities HealthKit HealthKitUI HomeKit
        Hypervisor ICADevices IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost IdentityLookup IdentityLookupUI ImageCaptureCore
        ImageIO ImagePlayground ImmersiveMediaSupport InputMethodKit InstallerPlugins InstantMessage Intents IntentsUI
        JavaNativeFoundation JavaRuntimeSupport JavaScriptCore JournalingSuggestions Kerberos Kernel LDAP LatentSemanticMapping
        LightweightCodeRequirements LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture
        MLCompute MachO MailKit ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport
        MediaAccessibility MediaExtension MediaLibrary MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit
        MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity Musl
        NaturalLanguage NearbyInteraction NetFS Network NetworkExtension NewsstandKit NotificationCenter OSAKit OSLog ObjectiveC
        Observation OpenAL OpenCL OpenDirectory OpenGL OpenGLES PCSC PDFKit PHASE ParavirtualizedGraphics PassKit PencilKit
        PermissionKit Photos PhotosUI PlaygroundSupport PreferencePanes ProximityReader PushKit PushToTalk QTKit Quartz QuartzCore
        QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan Ruby
        SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime Scripting ScriptingBridge Security SecurityFoundation
        SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit
        Social SoundAnalysis Speech SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest Swift SwiftData
        SwiftOnoneSupport SwiftUI SwiftUICore Symbols Synchronization SyncServices System SystemConfiguration SystemExtensions
        TVMLKit TVServices TVUIKit TabletopKit TabularData Tcl TelephonyMessagingKit Testing ThreadNetwork TipKit Tk Translation
        TranslationUIProvider Twitter UIKit UIUtilities UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoDecodeAcceleration
        VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit VisualIntelligence WASILibc WatchConnectivity WatchKit
        WeatherKit WebKit WidgetKit WiFiAware WiFiInfrastructure WinSDK WorkoutKit WritingTools XCTest XPC
        iAd iTunesLibrary libxml2 os simd sqlite3 zlib ucrt CRT Android Bionic
        """
}
