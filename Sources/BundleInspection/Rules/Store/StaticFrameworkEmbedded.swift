import Diagnostics

/// A framework that is linked statically, in an app.
struct StaticFrameworkEmbedded: InspectionRule {
    let explanation = RuleExplanation(
        "static-framework-embedded", "static framework that an app carries", .error, audiences: .store,
        cause: "The code of a static framework becomes part of the binary that is linked with it; the copy in `Frameworks` is never "
            + "loaded, cannot be signed as code, and makes the download larger. The app is neither installed nor accepted with it.",
        bad: "App.app/Frameworks/X.framework/X: static library",
        good: "App.app/Frameworks/X.framework/X: dynamic library",
        remedy: "Choose “Do Not Embed” for the framework, and copy its resources as a bundle.",
        source: "The installation of apps on devices, and the layout that Xcode makes.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.framework).compactMap { product in
            guard inspection.app(of: product) != nil, let path = product.binaryPath, let binary = inspection.binary(at: path),
                binary.kind == .staticLibrary || binary.kind == .object
            else { return nil }
            return RuleFinding(path, "the framework is static; it is linked, and need not be in the app")
        }
    }
}
