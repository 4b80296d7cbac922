import Diagnostics
import PropertyLists

/// A signature that is made for another app, or by another team than the app's.
struct EntitlementIdentifier: InspectionRule {
    let explanation = RuleExplanation(
        "entitlement-identifier", "signature that is made for another app", .error, audiences: .store,
        cause: "The entitlement application-identifier consists of the team's prefix, a dot and the identifier of the bundle. When the "
            + "bundle was renamed after it was signed, when an extension was signed with the entitlements of its app, or when parts of "
            + "an app come from several teams, devices do not install it and the store refuses it.",
        bad: "App.app/Info.plist: CFBundleIdentifier com.example.app\nApp.app/App: application-identifier A1B2C3D4E5.com.example.other",
        good: "App.app/Info.plist: CFBundleIdentifier com.example.app\nApp.app/App: application-identifier A1B2C3D4E5.com.example.app",
        remedy: "Sign each bundle again with its own profile and entitlements, the ones inside first.",
        source: "The form of the entitlement in Apple's documentation of entitlements.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products.compactMap { product in
            guard product.kind.isProcess, let path = product.binaryPath, let own = identifier(of: product, inspection) else { return nil }
            let parts = own.split(separator: ".", maxSplits: 1)
            guard parts.count == 2 else { return RuleFinding(path, "the signature is for '\(own)', which has no prefix of a team") }
            if let bundle = inspection.info(of: product)?["CFBundleIdentifier"]?.text, !matches(String(parts[1]), bundle) {
                return RuleFinding(path, "the signature is for '\(own)', but CFBundleIdentifier is '\(bundle)'")
            }
            guard let app = inspection.ancestors(of: product).first(where: { $0.kind == .app }),
                let prefix = identifier(of: app, inspection)?.split(separator: ".").first, prefix != parts[0]
            else { return nil }
            // Old accounts have prefixes that are no teams.
            return RuleFinding(path, "the signature is for '\(own)', but '\(app.path)' has the prefix '\(prefix)'", severity: .warning)
        }
    }

    private func identifier(of product: Product, _ inspection: Inspection) -> String? {
        inspection.binary(of: product)?.slices.lazy.compactMap { $0.signature?.anyEntitlements?.applicationIdentifier }.first
    }

    /// Entitlements of development may end with a star.
    private func matches(_ pattern: String, _ identifier: String) -> Bool {
        pattern == identifier || (pattern.hasSuffix("*") && identifier.hasPrefix(pattern.dropLast()))
    }
}
