import Diagnostics
import PropertyLists
import SystemSupport

/// Two bundles of one app with one identifier.
struct IdentifierCollision: InspectionRule {
    let explanation = RuleExplanation(
        "identifier-collision", "two bundles with one identifier", .error, storeCodes: [90685], audiences: .store,
        cause: "The system and the store tell bundles by CFBundleIdentifier. A framework that was copied and renamed, an extension "
            + "that kept the identifier of its app, or two packages that call their resources the same make the upload fail.",
        bad: "App.app/Info.plist: CFBundleIdentifier com.example.app\nApp.app/Frameworks/Core.framework/Info.plist: CFBundleIdentifier "
            + "com.example.app",
        good: "App.app/Info.plist: CFBundleIdentifier com.example.app\nApp.app/Frameworks/Core.framework/Info.plist: CFBundleIdentifier "
            + "com.example.core",
        remedy: "Give each target a PRODUCT_BUNDLE_IDENTIFIER of its own.",
        source: "The store's answer 90685.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.flatMap { app -> [RuleFinding] in
            var first: [String: Product] = [:]
            var findings: [RuleFinding] = []
            for product in [app] + inspection.products.filter({ $0.path.hasPrefix(app.path + "/") }) {
                guard product.kind != .debugSymbols, let path = product.infoPath,
                    let value = inspection.info(of: product)?["CFBundleIdentifier"], let identifier = value.text, !identifier.isEmpty
                else { continue }
                guard let other = first[identifier] else {
                    first[identifier] = product
                    continue
                }
                if areCopies(product, other) { continue }
                findings.append(
                    RuleFinding(path, line: value.location.line, "CFBundleIdentifier '\(identifier)' is that of '\(other.path)' too"))
            }
            return findings
        }
    }

    /// Whether two bundles are meant to be one: other rules speak about copies of frameworks and of resources.
    private func areCopies(_ left: Product, _ right: Product) -> Bool {
        left.kind == right.kind && (left.kind == .framework || left.kind == .bundle)
            && PathText.lastComponent(of: left.path) == PathText.lastComponent(of: right.path)
    }
}
