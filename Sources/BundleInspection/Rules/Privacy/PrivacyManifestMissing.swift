import Diagnostics
import SystemSupport

/// A framework that has to have a privacy manifest and has none.
struct PrivacyManifestMissing: InspectionRule {
    let explanation = RuleExplanation(
        "privacy-manifest-missing", "framework of Apple's list without a privacy manifest", .error, storeCodes: [91061],
        audiences: .everyone,
        cause: "Apple keeps a list of libraries that are used by many apps. An app that carries one of them as a framework is refused "
            + "when the framework has no `PrivacyInfo.xcprivacy`; older releases of these libraries have none.",
        bad: "App.app/Frameworks/Alamofire.framework/Alamofire",
        good: "App.app/Frameworks/Alamofire.framework/Alamofire\nApp.app/Frameworks/Alamofire.framework/PrivacyInfo.xcprivacy",
        remedy: "Take a release of the library that has the manifest, or add one that says what the library does.",
        source: "The store's answer 91061, and Apple's list of third-party SDKs.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.framework).compactMap { product in
            guard CommonLibraries.names.contains(product.name) else { return nil }
            // One in the wrong place is told by another rule; a bundle of resources inside may carry it.
            guard !inspection.tree.entries(below: product.path).contains(where: { $0.path.hasSuffix(".xcprivacy") }) else { return nil }
            return RuleFinding(product.path, "'\(product.name)' is on Apple's list, but has no 'PrivacyInfo.xcprivacy'")
        }
    }
}

/// The libraries on Apple's list.
private enum CommonLibraries {
    static let names: Set<String> = [
        "Abseil", "AFNetworking", "Alamofire", "AppAuth", "BoringSSL", "Capacitor", "Charts", "connectivity_plus", "Cordova",
        "device_info_plus", "DKImagePickerController", "DKPhotoGallery", "FBAEMKit", "FBLPromises", "FBSDKCoreKit", "FBSDKCoreKit_Basics",
        "FBSDKLoginKit", "FBSDKShareKit", "file_picker", "FirebaseABTesting", "FirebaseAuth", "FirebaseCore",
        "FirebaseCoreDiagnostics", "FirebaseCoreExtension", "FirebaseCoreInternal", "FirebaseCrashlytics", "FirebaseDynamicLinks",
        "FirebaseFirestore", "FirebaseInstallations", "FirebaseMessaging", "FirebaseRemoteConfig", "Flutter", "flutter_inappwebview",
        "flutter_local_notifications", "fluttertoast", "FMDB", "geolocator_apple", "GoogleDataTransport", "GoogleSignIn",
        "GoogleToolboxForMac", "GoogleUtilities", "grpcpp", "GTMAppAuth", "GTMSessionFetcher", "hermes", "image_picker_ios",
        "IQKeyboardManager", "IQKeyboardManagerSwift", "Kingfisher", "leveldb", "Lottie", "MBProgressHUD", "nanopb", "OneSignal",
        "OneSignalCore", "OneSignalExtension", "OneSignalOutcomes", "OpenSSL", "openssl_grpc", "OrderedSet", "package_info",
        "package_info_plus", "path_provider", "path_provider_ios", "Promises", "Protobuf", "Reachability", "RealmSwift", "RxCocoa",
        "RxRelay", "RxSwift", "SDWebImage", "share_plus", "shared_preferences_ios", "SnapKit", "sqflite", "Starscream",
        "SVProgressHUD", "SwiftyGif", "SwiftyJSON", "Toast", "UnityFramework", "url_launcher", "url_launcher_ios",
        "video_player_avfoundation", "wakelock", "webview_flutter_wkwebview",
    ]
}
