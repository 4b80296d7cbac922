import Diagnostics
import SystemSupport

/// Code in an app that is not the binary of a bundle.
struct StandaloneCode: InspectionRule {
    let explanation = RuleExplanation(
        "standalone-code", "code that is not the binary of a framework, extension or app", .error, storeCodes: [90171], audiences: .store,
        cause: "Apps for the phone and its relatives consist of bundles: a library that lies in the app as a file, a program beside the "
            + "app's own, or a static library that was copied as a resource is refused. Only the libraries of Swift's runtime may lie in "
            + "`Frameworks`.",
        bad: "App.app/Frameworks/libX.dylib\nApp.app/tool\nApp.app/libY.a",
        good: "App.app/Frameworks/X.framework/X\nApp.app/App",
        remedy: "Wrap a dynamic library in a framework; remove programs and static libraries from “Copy Bundle Resources”.",
        source: "The store's answer 90171.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.dynamicLibrary, .staticLibrary, .object, .executable, .bundle).compactMap { product in
            guard inspection.tree.entry(at: product.path)?.kind == .file, let parent = product.parent.map({ inspection.products[$0] }),
                parent.kind != .bundle, inspection.binary(of: product)?.isForeign == false, let app = inspection.app(of: product),
                inspection.isForDevice(app)
            else { return nil }
            let name = PathText.lastComponent(of: product.path)
            if product.kind == .dynamicLibrary, name.hasPrefix("libswift"), product.path == app.path + "/Frameworks/" + name { return nil }
            return RuleFinding(product.path, "\(Self.noun(product.kind)) '\(name)' lies in the app as a file")
        }
    }

    private static func noun(_ kind: Product.Kind) -> String {
        switch kind {
        case .dynamicLibrary: "the library"
        case .staticLibrary: "the static library"
        case .object: "the object file"
        case .executable: "the program"
        default: "the plug-in"
        }
    }
}
