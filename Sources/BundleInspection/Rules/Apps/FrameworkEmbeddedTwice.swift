import Diagnostics
import SystemSupport

/// A framework that an app carries more than once.
struct FrameworkEmbeddedTwice: InspectionRule {
    let explanation = RuleExplanation(
        "framework-embedded-twice", "framework that an app carries more than once", .error, storeCodes: [90205, 90206, 90685],
        audiences: .everyone,
        cause: "A framework that is embedded into an extension as well as into the app is downloaded twice, and the store refuses "
            + "extensions and frameworks that carry frameworks, or two bundles with one identifier. It comes from “Embed & Sign” "
            + "on the extension's target.",
        bad: "App.app/Frameworks/X.framework\nApp.app/PlugIns/E.appex/Frameworks/X.framework",
        good: "App.app/Frameworks/X.framework\nApp.app/PlugIns/E.appex/E (search path @executable_path/../../Frameworks)",
        remedy: "Embed the framework into the app only, link the extension without embedding, and give it the search path "
            + "`@executable_path/../../Frameworks`.",
        source: "The store's answers 90205, 90206 and 90685, and the layout that Xcode makes.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.app).filter { !inspection.isInside($0, .app) }.flatMap { app -> [RuleFinding] in
            var first: [String: Product] = [:]
            var findings: [RuleFinding] = []
            for product in embedded(in: app, inspection) {
                // A watch app is installed on another device, with frameworks of its own.
                let platform = inspection.binary(of: product)?.platforms.first?.destination ?? ""
                let key = platform + "/" + PathText.lastComponent(of: product.path)
                guard let other = first[key] else {
                    first[key] = product
                    continue
                }
                let likeness = areEqual(product, other, inspection) ? "the same" : "another build of it"
                findings.append(RuleFinding(product.path, "'\(other.path)' is \(likeness); embed it once"))
            }
            return findings
        }
    }

    /// The frameworks and libraries of an app, those that lie less deep first.
    private func embedded(in app: Product, _ inspection: Inspection) -> [Product] {
        let inside = inspection.products(.framework, .dynamicLibrary).filter { $0.path.hasPrefix(app.path + "/") }
        return inside.enumerated().sorted { left, right in
            let (leftDepth, rightDepth) = (depth(left.element), depth(right.element))
            return leftDepth == rightDepth ? left.offset < right.offset : leftDepth < rightDepth
        }.map(\.element)
    }

    private func depth(_ product: Product) -> Int { product.path.utf8.count { $0 == UInt8(ascii: "/") } }

    private func areEqual(_ left: Product, _ right: Product, _ inspection: Inspection) -> Bool {
        guard let leftBinary = inspection.binary(of: left), let rightBinary = inspection.binary(of: right) else { return false }
        let prints = [left, right].map { $0.binaryPath.flatMap(inspection.facts)?.print }
        if let print = prints[0], print == prints[1] { return true }
        return leftBinary.slices.map(\.identifier) == rightBinary.slices.map(\.identifier)
            && leftBinary.slices.allSatisfy { $0.identifier != nil }
    }
}
