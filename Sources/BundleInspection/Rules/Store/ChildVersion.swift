import Diagnostics
import PropertyLists

/// An extension with another version than its app.
struct ChildVersion: InspectionRule {
    let explanation = RuleExplanation(
        "child-version", "extension with another version than its app", .warning, storeCodes: [90473], audiences: .store,
        cause: "CFBundleShortVersionString and CFBundleVersion of extensions, watch apps and app clips have to be those of the app; the "
            + "store warns about the one, and refuses watch apps for the other. A script that counts up the app's number alone causes it.",
        bad: "App.app: CFBundleVersion 42\nApp.app/PlugIns/E.appex: CFBundleVersion 41",
        good: "App.app: CFBundleVersion 42\nApp.app/PlugIns/E.appex: CFBundleVersion 42",
        remedy: "Set MARKETING_VERSION and CURRENT_PROJECT_VERSION for the project, and use them in every Info.plist.",
        source: "The store's answer 90473, and the check of children in rules_apple.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.appExtension, .app).flatMap { product -> [RuleFinding] in
            guard let parent = inspection.ancestors(of: product).first(where: { $0.kind == .app }), let path = product.infoPath,
                let own = inspection.info(of: product), let other = inspection.info(of: parent)
            else { return [] }
            return ["CFBundleShortVersionString", "CFBundleVersion"].compactMap { key in
                guard let value = own.value(forKey: key), let version = value.text, let expected = other.value(forKey: key)?.text,
                    version != expected
                else { return nil }
                return RuleFinding(path, line: value.location.line, "\(key) is '\(version)', but that of '\(parent.path)' is '\(expected)'")
            }
        }
    }
}
