import Diagnostics
import SystemSupport

/// Frameworks inside of extensions or frameworks.
struct BundleNesting: InspectionRule {
    let explanation = RuleExplanation(
        "bundle-nesting", "frameworks inside of an extension or framework", .error, storeCodes: [90205, 90206], audiences: .store,
        cause: "On the phone and its relatives, only the app carries frameworks. An extension or a framework with a folder "
            + "`Frameworks`, or with another framework or extension anywhere inside of it, is refused. It comes from “Embed & Sign” on a "
            + "target that is no app, and from ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES on an extension.",
        bad: "App.app/PlugIns/E.appex/Frameworks/X.framework",
        good: "App.app/Frameworks/X.framework\nApp.app/PlugIns/E.appex/E (search path @executable_path/../../Frameworks)",
        remedy: "Embed everything into the app, link the extension with “Do Not Embed”, and set "
            + "ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO on extensions and frameworks.",
        source: "The store's answers 90205 and 90206.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.appExtension, .framework).flatMap { outer -> [RuleFinding] in
            guard inspection.isForDevice(outer) else { return [] }
            let nested = inspection.products.filter { inner in
                guard inner.path.hasPrefix(outer.path + "/"), inner.parent.map({ inspection.products[$0] }) == outer else { return false }
                return inner.kind == .framework || inner.kind == .appExtension || inner.kind == .app
            }
            let folder = outer.path + "/Frameworks"
            if nested.isEmpty, inspection.tree.entry(at: folder)?.kind == .folder {
                return [
                    RuleFinding(folder, "'\(PathText.lastComponent(of: outer.path))' must not have a folder 'Frameworks'", storeCode: 90206)
                ]
            }
            return nested.filter { !isCopy($0, inspection) }.map { inner in
                let name = PathText.lastComponent(of: inner.path)
                return RuleFinding(
                    inner.path, "'\(name)' is inside of '\(PathText.lastComponent(of: outer.path))'; only an app may carry it",
                    storeCode: 90205)
            }
        }
    }

    /// Whether the app has the framework as well: then another rule speaks about it.
    private func isCopy(_ inner: Product, _ inspection: Inspection) -> Bool {
        guard inner.kind == .framework, let app = inspection.app(of: inner) else { return false }
        let name = PathText.lastComponent(of: inner.path)
        return inspection.parts(of: app).contains { other in
            other.kind == .framework && other.path.utf8.count < inner.path.utf8.count && PathText.lastComponent(of: other.path) == name
        }
    }
}
