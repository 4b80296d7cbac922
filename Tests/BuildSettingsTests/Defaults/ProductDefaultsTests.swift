import BuildSettings
import Testing

@Suite("defaults of products")
struct ProductDefaultsTests {
    /// The type, the SDK, and: full name, path of the executable, kind of executable, package type.
    static let products: [(String, String, [String])] = [
        ("application", "macosx", ["A.app", "A.app/Contents/MacOS/A", "mh_execute", "wrapper.application"]),
        ("application", "iphoneos", ["A.app", "A.app/A", "mh_execute", "wrapper.application"]),
        ("application.on-demand-install-capable", "iphoneos", ["A.app", "A.app/A", "mh_execute", "wrapper.application"]),
        ("application.messages", "iphoneos", ["A.app", "A.app/A", "mh_execute", "wrapper.application"]),
        ("application.watchapp", "watchos", ["A.app", "A.app/A", "mh_execute", "wrapper.application"]),
        ("application.watchapp2", "watchos", ["A.app", "A.app/A", "mh_execute", "wrapper.application"]),
        ("application.watchapp2-container", "iphoneos", ["A.app", "A.app/A", "mh_execute", "wrapper.application"]),
        ("app-extension", "iphoneos", ["A.appex", "A.appex/A", "mh_execute", "wrapper.app-extension"]),
        ("app-extension", "macosx", ["A.appex", "A.appex/Contents/MacOS/A", "mh_execute", "wrapper.app-extension"]),
        ("app-extension.intents-service", "iphoneos", ["A.appex", "A.appex/A", "mh_execute", "wrapper.app-extension"]),
        ("app-extension.messages", "iphoneos", ["A.appex", "A.appex/A", "mh_execute", "wrapper.app-extension"]),
        ("app-extension.messages-sticker-pack", "iphoneos", ["A.appex", "A.appex/A", "mh_execute", "wrapper.app-extension"]),
        ("extensionkit-extension", "macosx", ["A.appex", "A.appex/Contents/MacOS/A", "mh_execute", "wrapper.app-extension"]),
        ("tv-app-extension", "appletvos", ["A.appex", "A.appex/A", "mh_execute", "wrapper.app-extension"]),
        ("watchkit-extension", "watchos", ["A.appex", "A.appex/A", "mh_execute", "wrapper.app-extension"]),
        ("watchkit2-extension", "watchos", ["A.appex", "A.appex/A", "mh_execute", "wrapper.app-extension"]),
        ("xcode-extension", "macosx", ["A.appex", "A.appex/Contents/MacOS/A", "mh_execute", "wrapper.app-extension"]),
        ("bundle", "macosx", ["A.bundle", "A.bundle/Contents/MacOS/A", "mh_bundle", "wrapper"]),
        ("bundle", "iphoneos", ["A.bundle", "A.bundle/A", "mh_bundle", "wrapper"]),
        ("bundle.unit-test", "macosx", ["A.xctest", "A.xctest/Contents/MacOS/A", "mh_bundle", "bundle.unit-test"]),
        ("bundle.ui-testing", "iphoneos", ["A.xctest", "A.xctest/A", "mh_bundle", "bundle.unit-test"]),
        ("bundle.ocunit-test", "macosx", ["A.octest", "A.octest/Contents/MacOS/A", "mh_bundle", "bundle.unit-test"]),
        ("framework", "macosx", ["A.framework", "A.framework/Versions/A/A", "mh_dylib", "wrapper.framework"]),
        ("framework", "iphoneos", ["A.framework", "A.framework/A", "mh_dylib", "wrapper.framework"]),
        ("framework.static", "iphoneos", ["A.framework", "A.framework/A", "staticlib", "wrapper.framework.static"]),
        ("instruments-package", "macosx", ["A.instrdst", "A.instrdst/Contents/MacOS/A", "", "wrapper"]),
        ("library.dynamic", "macosx", ["A.dylib", "A.dylib", "mh_dylib", "mach-o-dylib"]),
        ("library.static", "iphoneos", ["libA.a", "libA.a", "staticlib", "static-library"]),
        ("objfile", "macosx", ["A.o", "A.o", "mh_object", "mach-o-objfile"]),
        ("tool", "macosx", ["A", "A", "mh_execute", "mach-o-executable"]),
        ("driver-extension", "driverkit", ["A.dext", "A.dext/A", "mh_execute", "wrapper.driver-extension"]),
        (
            "system-extension", "macosx",
            ["A.systemextension", "A.systemextension/Contents/MacOS/A", "mh_execute", "wrapper.system-extension"]
        ),
        ("xpc-service", "macosx", ["A.xpc", "A.xpc/Contents/MacOS/A", "mh_execute", "wrapper.xpc-service"]),
        ("kernel-extension", "macosx", ["A.kext", "A.kext/Contents/MacOS/A", "mh_bundle", "wrapper.kernel-extension"]),
        ("kernel-extension.iokit", "macosx", ["A.kext", "A.kext/Contents/MacOS/A", "mh_bundle", "wrapper.kernel-extension"]),
        ("not-known", "macosx", ["A", "", "", ""]),
    ]

    @Test("4.6: each product type has its names and folders", arguments: products)
    func product(type: String, sdk: String, expected: [String]) {
        var evaluator = evaluator(type, sdk)
        let names = ["FULL_PRODUCT_NAME", "EXECUTABLE_PATH", "MACH_O_TYPE", "PACKAGE_TYPE"]
        let actual = names.map { evaluator.text(of: $0) ?? "" }
        #expect(actual.map { $0.hasPrefix("com.apple.package-type.") ? String($0.dropFirst(23)) : $0 } == expected)
        evaluator.expect("PRODUCT_TYPE", "com.apple.product-type." + type)
        #expect(evaluator.diagnostics == [])
    }

    /// The setting, its value in a deep bundle and in a shallow one.
    static let folders: [(String, String, String)] = [
        ("WRAPPER_NAME", "A.app", "A.app"), ("WRAPPER_EXTENSION", "app", "app"), ("EXECUTABLE_NAME", "A", "A"),
        ("CONTENTS_FOLDER_PATH", "A.app/Contents", "A.app"), ("INFOPLIST_PATH", "A.app/Contents/Info.plist", "A.app/Info.plist"),
        ("UNLOCALIZED_RESOURCES_FOLDER_PATH", "A.app/Contents/Resources", "A.app"),
        ("LOCALIZED_RESOURCES_FOLDER_PATH", "A.app/Contents/Resources/en.lproj", "A.app/en.lproj"),
        ("FRAMEWORKS_FOLDER_PATH", "A.app/Contents/Frameworks", "A.app/Frameworks"),
        ("PLUGINS_FOLDER_PATH", "A.app/Contents/PlugIns", "A.app/PlugIns"),
        ("EXECUTABLE_FOLDER_PATH", "A.app/Contents/MacOS", "A.app"),
        ("SHARED_SUPPORT_FOLDER_PATH", "A.app/Contents/SharedSupport", "A.app"),
        ("XPCSERVICES_FOLDER_PATH", "A.app/Contents/XPCServices", "A.app/XPCServices"),
        ("PUBLIC_HEADERS_FOLDER_PATH", "A.app/Contents/Headers", "A.app/Headers"),
        ("TARGET_BUILD_DIR", "/p/build/Debug", "/p/build/Debug-iphoneos"),
        ("TARGET_TEMP_DIR", "/p/build/Recipes.build/Debug/A.build", "/p/build/Recipes.build/Debug-iphoneos/A.build"),
        ("DWARF_DSYM_FILE_NAME", "A.app.dSYM", "A.app.dSYM"),
    ]

    @Test("4.6: bundles are deep on macOS and shallow elsewhere", arguments: folders)
    func folder(name: String, deep: String, shallow: String) {
        var mac = evaluator("application", "macosx")
        mac.expect(name, deep)
        var phone = evaluator("application", "iphoneos")
        phone.expect(name, shallow)
    }

    @Test("4.6: the folders of a framework")
    func framework() {
        var mac = evaluator("framework", "macosx")
        mac.expect("CONTENTS_FOLDER_PATH", "A.framework/Versions/A")
        mac.expect("INFOPLIST_PATH", "A.framework/Versions/A/Resources/Info.plist")
        mac.expect("LD_DYLIB_INSTALL_NAME", "/Library/Frameworks/A.framework/Versions/A/A")
        var phone = evaluator("framework", "iphonesimulator")
        phone.expect("INFOPLIST_PATH", "A.framework/Info.plist")
        phone.expect("PUBLIC_HEADERS_FOLDER_PATH", "A.framework/Headers")
    }

    private func evaluator(_ type: String, _ sdk: String) -> SettingsEvaluator {
        StandardScope(
            .sample, TargetFacts(name: "A", productType: "com.apple.product-type." + type),
            SettingsTables(project: SettingsTable(lines: [("SDKROOT", .text(sdk))])), SettingsRequest(configuration: "Debug")
        ).evaluator
    }
}
