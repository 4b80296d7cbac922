import Diagnostics
import PropertyLists

/// The name of an app's icon in the compiled catalog, as its Info.plist has it.
struct AppIconName {
    let text: String
    let line: Int?

    /// Looks for the name; `nil` when there is none.
    init?(_ info: PropertyListValue) {
        let primary = info["CFBundleIcons"]?["CFBundlePrimaryIcon"]
        guard let value = info["CFBundleIconName"] ?? primary?["CFBundleIconName"], let text = value.text, !text.isEmpty else { return nil }
        self.text = text
        line = value.location.line
    }
}

extension Inspection {
    /// The renditions of an icon in the catalog of an app; `nil` when there is no catalog that can be read.
    func iconRenditions(of app: Product, named name: String) -> [CompiledCatalog.Rendition]? {
        guard case .catalog(let catalog)? = facts(at: app.resourcesPath + "/Assets.car")?.content else { return nil }
        return catalog.renditions.filter { $0.asset == name }
    }
}
