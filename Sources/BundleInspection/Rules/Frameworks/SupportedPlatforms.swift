import Diagnostics
import ObjectFiles
import PropertyLists

/// A bundle whose property list names another platform than its binary.
struct SupportedPlatforms: InspectionRule {
    let explanation = RuleExplanation(
        "supported-platforms", "CFBundleSupportedPlatforms that differs from the binary", .error, storeCodes: [90542, 90562],
        audiences: .everyone,
        cause: "CFBundleSupportedPlatforms names the one platform for which a bundle was built. A bundle that names the "
            + "simulator, or macOS inside of an app for the phone, is refused by the store; it happens when a property list is "
            + "copied from another slice.",
        bad: "ios-arm64/X.framework/Info.plist: CFBundleSupportedPlatforms iPhoneSimulator",
        good: "ios-arm64/X.framework/Info.plist: CFBundleSupportedPlatforms iPhoneOS",
        remedy: "Write the platform of the binary: iPhoneOS, iPhoneSimulator, MacOSX (also for Catalyst), AppleTVOS, "
            + "AppleTVSimulator, WatchOS, WatchSimulator, XROS or XRSimulator.",
        source: "The store's answers 90542 and 90562.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.framework, .app, .appExtension).compactMap { product in
            guard let path = product.infoPath, let value = inspection.info(of: product)?["CFBundleSupportedPlatforms"],
                let binary = inspection.binary(of: product), binary.platforms.count == 1,
                case let platform = binary.platforms[0].bundlePlatformName
            else { return nil }
            let listed = value.items.compactMap(\.text)
            guard listed != [platform] else { return nil }
            let names = listed.isEmpty ? "nothing" : listed.map { "'\($0)'" }.joined(separator: ", ")
            return RuleFinding(
                path, line: value.location.line, "CFBundleSupportedPlatforms names \(names), but the binary is for '\(platform)'")
        }
    }
}
