import Diagnostics
import PropertyLists

/// A bundle without the binary that it names.
struct BinaryMissing: InspectionRule {
    let explanation = RuleExplanation(
        "binary-missing", "bundle without the binary that it names", .error,
        audiences: .everyone,
        cause: "CFBundleExecutable, or the name of the bundle when the key is left out, says which file is the code. When nothing "
            + "stands there, the linker, the loader and the store have nothing to work with. A bundle that only holds resources "
            + "must not have the key.",
        bad: "X.framework/Info.plist: CFBundleExecutable Y\nX.framework/X",
        good: "X.framework/Info.plist: CFBundleExecutable X\nX.framework/X",
        remedy: "Name the file that is there, or build it; remove CFBundleExecutable from a bundle of resources.",
        source: "The layout of bundles; reports of users about binaries whose name differs from the folder's.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.framework, .app, .appExtension, .service, .bundle).compactMap { product in
            guard inspection.tree.entry(at: product.path)?.kind == .folder else { return nil }
            let named = inspection.info(of: product)?["CFBundleExecutable"]
            if let name = named?.text {
                guard let path = product.binaryPath, path.hasSuffix("/" + name) else {
                    return RuleFinding(
                        product.infoPath ?? product.path, line: named?.location.line,
                        "CFBundleExecutable is '\(name)', but no such file is in '\(product.path)'")
                }
                return nil
            }
            guard product.kind != .bundle, product.binaryPath == nil else { return nil }
            return RuleFinding(product.path, "there is no binary '\(product.name)' in the bundle")
        }
    }
}
