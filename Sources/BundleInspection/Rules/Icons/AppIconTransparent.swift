import Diagnostics
import ObjectFiles

/// An icon for the store with transparent parts.
struct AppIconTransparent: InspectionRule {
    let explanation = RuleExplanation(
        "app-icon-transparent", "icon for the store that is not opaque", .error, storeCodes: [90717], audiences: .store,
        cause: "The icon of 1024 pixels that the store shows must have no alpha channel, not even one in which everything is opaque. "
            + "Drawing programs write one unless they are told not to.",
        bad: "App.app/Assets.car: AppIcon, 1024 x 1024, with an alpha channel",
        good: "App.app/Assets.car: AppIcon, 1024 x 1024, opaque",
        remedy: "Export the icon without transparency, such as with `magick icon.png -alpha remove -alpha off icon.png`.",
        source: "The store's answer 90717; compiled catalogs say of each picture whether it is opaque.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.compactMap { app in
            guard inspection.platform(of: app) == .iOS, let name = inspection.info(of: app).flatMap(AppIconName.init) else { return nil }
            let icons = inspection.iconRenditions(of: app, named: name.text) ?? []
            guard let icon = icons.first(where: { $0.width == 1024 && $0.height == 1024 && $0.isOpaque == false }) else { return nil }
            return RuleFinding(app.resourcesPath + "/Assets.car", "'\(icon.fileName)' of the icon '\(name.text)' has an alpha channel")
        }
    }
}
