import Diagnostics
import PropertyLists

/// An extension whose identifier does not begin with that of its app.
struct IdentifierPrefix: InspectionRule {
    let explanation = RuleExplanation(
        "identifier-prefix", "extension whose identifier does not begin with its app's", .error, audiences: .store,
        cause: "The identifier of an extension, of a watch app and of an app clip is the identifier of the app around it, a dot and a "
            + "name. With another one the app is neither installed nor uploaded; it comes from renaming the app and forgetting its "
            + "children.",
        bad: "App.app: com.example.shop\nApp.app/PlugIns/Widget.appex: com.example.store.widget",
        good: "App.app: com.example.shop\nApp.app/PlugIns/Widget.appex: com.example.shop.widget",
        remedy: "Write PRODUCT_BUNDLE_IDENTIFIER of the child as the parent's, a dot and a name.",
        source: "The check of children in Apple's build system and in rules_apple.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.appExtension, .app).compactMap { product in
            guard let parent = inspection.ancestors(of: product).first(where: { $0.kind == .app }), let path = product.infoPath,
                let value = inspection.info(of: product)?["CFBundleIdentifier"], let identifier = value.text,
                let prefix = inspection.info(of: parent)?["CFBundleIdentifier"]?.text, !identifier.isEmpty, !prefix.isEmpty
            else { return nil }
            guard identifier != prefix, !identifier.hasPrefix(prefix + ".") else { return nil }
            return RuleFinding(
                path, line: value.location.line,
                "CFBundleIdentifier is '\(identifier)'; inside of '\(parent.path)' it has to begin with '\(prefix).'")
        }
    }
}
