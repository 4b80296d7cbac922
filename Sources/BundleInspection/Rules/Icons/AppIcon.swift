import Diagnostics
import ObjectFiles
import PropertyLists

/// An app for the phone without the icons that the store wants.
struct AppIcon: InspectionRule {
    let explanation = RuleExplanation(
        "app-icon", "app for the phone without its icons", .error, storeCodes: [90022, 90023, 90704, 90713], audiences: .store,
        cause: "The store wants an icon of 120 pixels for the phone, one of 152 for the pad, and one of 1024 for itself in the compiled "
            + "catalog, and CFBundleIconName has to name them. All of this comes from one icon in the asset catalog; it is missing when "
            + "the catalog is in no target, when ASSETCATALOG_COMPILER_APPICON_NAME names another one, or when a script puts together "
            + "the Info.plist and leaves out what the compiler of catalogs adds.",
        bad: "App.app/Info.plist (no CFBundleIconName, no CFBundleIcons)",
        good: "App.app/Info.plist: CFBundleIconName AppIcon, CFBundleIcons (AppIcon60x60)\nApp.app/AppIcon60x60@2x.png (120 x 120)\n"
            + "App.app/Assets.car: AppIcon with a picture of 1024 x 1024",
        remedy: "Put an icon into the asset catalog, name it in ASSETCATALOG_COMPILER_APPICON_NAME, and merge the Info.plist that the "
            + "compiler of catalogs writes into that of the app.",
        source: "The store's answers 90022, 90023, 90704 and 90713.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.flatMap { app -> [RuleFinding] in
            guard inspection.platform(of: app) == .iOS, let path = app.infoPath, let info = inspection.info(of: app),
                info["LSApplicationLaunchProhibited"]?.boolean != true
            else { return [] }
            guard let name = AppIconName(info) else { return [RuleFinding(path, "there is no CFBundleIconName", storeCode: 90713)] }
            let icons = inspection.iconRenditions(of: app, named: name.text)
            if let icons, icons.isEmpty {
                return [RuleFinding(path, line: name.line, "CFBundleIconName is '\(name.text)', which 'Assets.car' does not hold")]
            }
            var findings = loosePictures(app, info, inspection, hasCatalogIcon: icons != nil)
            if let icons, !icons.contains(where: { $0.width == 1024 && $0.height == 1024 }) {
                let message = "'\(name.text)' has no picture of 1024 x 1024 for the store"
                findings.append(RuleFinding(app.resourcesPath + "/Assets.car", message, storeCode: 90704))
            }
            return findings
        }
    }

    /// What is missing among the pictures beside the binary; systems take them from the catalog when it has the icon.
    private func loosePictures(
        _ app: Product, _ info: PropertyListValue, _ inspection: Inspection, hasCatalogIcon: Bool
    ) -> [RuleFinding] {
        guard !hasCatalogIcon else { return [] }
        let sizes = inspection.tree.entries(in: app.path).compactMap { entry -> Int? in
            guard case .picture(let picture)? = inspection.facts(at: entry.path)?.content, picture.width == picture.height else {
                return nil
            }
            return picture.width
        }
        let families = info["UIDeviceFamily"]?.items.compactMap(\.integer) ?? []
        let wanted = [
            (size: 120, code: 90022, isWanted: families.isEmpty || families.contains(1), device: "phone"),
            (size: 152, code: 90023, isWanted: families.contains(2), device: "pad"),
        ]
        return wanted.filter { $0.isWanted && !sizes.contains($0.size) }.map { icon in
            RuleFinding(
                app.path, "there is no icon of \(icon.size) x \(icon.size) for the \(icon.device), neither as a PNG nor in 'Assets.car'",
                storeCode: icon.code)
        }
    }
}
