import Diagnostics
import ObjectFiles

/// Code in a bundle of resources.
struct ResourceBundleCode: InspectionRule {
    let explanation = RuleExplanation(
        "resource-bundle-code", "code in a bundle of resources", .error, storeCodes: [90171], audiences: .store,
        cause: "A `.bundle` in an app for the phone or one of its relatives holds resources and nothing that runs. Older build settings "
            + "and CocoaPods let the compiler make a small binary for it, and CFBundleExecutable names it; the store refuses both.",
        bad: "App.app/Data.bundle/Data (Mach-O)\nApp.app/Data.bundle/Info.plist: CFBundleExecutable Data",
        good: "App.app/Data.bundle/Info.plist (no CFBundleExecutable)\nApp.app/Data.bundle/image.png",
        remedy: "Remove the sources from the bundle's target, and CFBundleExecutable from its property list.",
        source: "The store's answer 90171, and what property lists of bundles need.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.indices.compactMap { index in
            let path = inspection.tree.entries[index].path
            guard case .binary(let binary) = inspection.facts[index].content, !binary.isForeign,
                let bundle = inspection.bundle(around: path),
                bundle.kind == .bundle
            else { return nil }
            let isForDevice = inspection.app(of: bundle).map(inspection.isForDevice) ?? binary.platforms.contains { !$0.hasDeepBundles }
            guard isForDevice else { return nil }
            return RuleFinding(path, "there is code in '\(bundle.path)', which is for resources only")
        }
    }
}
