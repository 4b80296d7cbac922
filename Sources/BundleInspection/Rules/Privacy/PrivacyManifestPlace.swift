import Diagnostics
import SystemSupport

/// A privacy manifest where nobody looks for it.
struct PrivacyManifestPlace: InspectionRule {
    let explanation = RuleExplanation(
        "privacy-manifest-place", "privacy manifest where nobody looks for it", .error, storeCodes: [91061],
        audiences: .everyone,
        cause: "The store and Xcode read `PrivacyInfo.xcprivacy` among the resources of a bundle: at the root of a framework or "
            + "app for the phone, in `Versions/A/Resources` or `Contents/Resources` on macOS. One at the root of an xcframework, "
            + "beside a library, or in a folder of its own counts as missing.",
        bad: "X.xcframework/PrivacyInfo.xcprivacy",
        good: "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy",
        remedy: "Move the file to the resources of each framework; a static library needs a bundle of resources that carries it.",
        source: "The store's answer 91061, and reports of maintainers whose manifest was not found.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.compactMap { entry in
            guard entry.kind != .folder, entry.path.hasSuffix(".xcprivacy"), let owner = inspection.owner(of: entry.path) else {
                return nil
            }
            if entry.name != "PrivacyInfo.xcprivacy" {
                return RuleFinding(entry.path, "a privacy manifest has to be called 'PrivacyInfo.xcprivacy'")
            }
            switch owner.kind {
            case .xcframework, .artifactBundle, .archive, .debugSymbols:
                return RuleFinding(entry.path, "nobody reads a privacy manifest in '\(PathText.lastComponent(of: owner.path))' itself")
            default: break
            }
            // A framework of macOS is seen through its links as well.
            guard PathText.parent(of: entry.path) != owner.resourcesPath, entry.kind != .link else { return nil }
            return RuleFinding(entry.path, "the privacy manifest belongs into '\(owner.resourcesPath)'")
        }
    }
}
