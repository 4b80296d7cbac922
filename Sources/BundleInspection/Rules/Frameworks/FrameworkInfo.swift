import Diagnostics
import PropertyLists

/// The Info.plist of a framework that lacks what the store wants.
struct FrameworkInfo: InspectionRule {
    let explanation = RuleExplanation(
        "framework-info", "Info.plist of a framework that lacks what the store wants", .error,
        storeCodes: [90056, 90057, 90360, 90511, 90530, 90806],
        audiences: .everyone,
        cause: "The store looks into the property list of each framework in an app: identifier, versions, type and oldest system "
            + "have to be there and well formed. Frameworks that are put together by scripts often lack one, and the app's author "
            + "is told so after the upload.",
        bad: "CFBundleIdentifier com.example.my_framework\n(no CFBundleVersion, no MinimumOSVersion)",
        good: "CFBundleIdentifier com.example.my-framework\nCFBundleExecutable X\nCFBundlePackageType FMWK\n"
            + "CFBundleShortVersionString 1.2.0\nCFBundleVersion 7\nMinimumOSVersion 15.0",
        remedy: "Add the keys. Identifiers have letters, digits, hyphens and dots; versions have one to three numbers with dots.",
        source: "The store's answers 90056, 90057, 90360, 90511, 90530 and 90806.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.framework).flatMap { product -> [RuleFinding] in
            guard let path = product.infoPath, let info = inspection.info(of: product) else {
                if product.infoPath.flatMap(inspection.facts)?.fault != nil { return [] }
                return [RuleFinding(product.path, "the framework has no Info.plist")]
            }
            guard info.kind == .dictionary else { return [RuleFinding(path, "the Info.plist is no dictionary")] }
            return Self.checks.compactMap { $0.finding(in: info, at: path) } + InfoKeyCheck.systems(product.isDeep, in: info, at: path)
        }
    }

    private static let checks: [InfoKeyCheck] = [.identifier(90806), .executable, .type("FMWK"), .shortVersion, .version]
}
