import Diagnostics
import ObjectFiles
import PropertyLists

/// A bundle inside of an app that is for another platform than the app.
struct NestedPlatform: InspectionRule {
    let explanation = RuleExplanation(
        "nested-platform", "bundle inside of an app for another platform", .error, storeCodes: [90542, 90562], audiences: .store,
        cause: "Everything in an app has to be for the platform of the app. A framework for macOS in an app for the phone, or a bundle "
            + "of resources whose property list names macOS or the simulator, is refused after the upload. It comes from a package "
            + "that was built for the machine that builds, or from a wrong slice.",
        bad: "App.app: iPhoneOS\nApp.app/Data.bundle/Info.plist: CFBundleSupportedPlatforms MacOSX",
        good: "App.app: iPhoneOS\nApp.app/Data.bundle/Info.plist: CFBundleSupportedPlatforms iPhoneOS",
        remedy: "Build the bundle for the app's platform, and check SDKROOT and SUPPORTED_PLATFORMS of its target.",
        source: "The store's answers 90542 and 90562.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.app).flatMap { app -> [RuleFinding] in
            guard let platform = inspection.platform(of: app) else { return [] }
            return inspection.parts(of: app).compactMap { finding($0, app, platform, inspection) }
        }
    }

    private func finding(_ product: Product, _ app: Product, _ platform: ApplePlatform, _ inspection: Inspection) -> RuleFinding? {
        if let path = product.binaryPath, let binary = inspection.binary(of: product) {
            // Another rule speaks about code for the simulator, and one about several platforms in one file.
            guard binary.platforms.count == 1, let own = binary.platforms.first, own.variant != "simulator",
                own.bundlePlatformName != platform.bundlePlatformName, platform.variant != "simulator"
            else { return nil }
            let message = "the binary is for \(own.destination), but '\(app.path)' is for \(platform.destination)"
            return RuleFinding(path, message, storeCode: own.hasDeepBundles ? 90562 : 90542)
        }
        guard let path = product.infoPath, let value = inspection.info(of: product)?["CFBundleSupportedPlatforms"] else { return nil }
        let names = value.items.compactMap(\.text)
        guard !names.isEmpty, !names.contains(platform.bundlePlatformName) else { return nil }
        return RuleFinding(
            path, line: value.location.line,
            "CFBundleSupportedPlatforms names '\(names[0])', but '\(app.path)' is for '\(platform.bundlePlatformName)'",
            storeCode: names[0] == "MacOSX" ? 90562 : 90542)
    }
}
