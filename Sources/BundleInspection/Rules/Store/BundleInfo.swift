import Diagnostics
import PropertyLists

/// The Info.plist of an app or extension that lacks what the store wants.
struct BundleInfo: InspectionRule {
    let explanation = RuleExplanation(
        "bundle-info", "Info.plist of an app or extension that lacks what the store wants", .error,
        storeCodes: [90056, 90057, 90360, 90362, 90511, 90530], audiences: .store,
        cause: "The store reads identifier, versions, type and oldest system of the app and of each extension, and from an extension the "
            + "point at which it extends the system. What is missing or malformed stops the upload, and an extension without its point is "
            + "never loaded.",
        bad: "CFBundleIdentifier com.example.my_app\nCFBundleShortVersionString 1.2-beta\n(no CFBundleVersion)",
        good: "CFBundleIdentifier com.example.my-app\nCFBundleExecutable App\nCFBundlePackageType APPL\nCFBundleShortVersionString 1.2\n"
            + "CFBundleVersion 7\nMinimumOSVersion 15.0",
        remedy: "Set PRODUCT_BUNDLE_IDENTIFIER, MARKETING_VERSION and CURRENT_PROJECT_VERSION, and add the keys. Identifiers have letters, "
            + "digits, hyphens and dots; versions have one to three numbers with dots.",
        source: "The store's answers 90056, 90057, 90360, 90362, 90511 and 90530.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.app, .appExtension).flatMap { product -> [RuleFinding] in
            guard let path = product.infoPath, let info = inspection.info(of: product) else {
                if product.infoPath.flatMap(inspection.facts)?.fault != nil { return [] }
                return [RuleFinding(product.path, "the bundle has no Info.plist")]
            }
            guard info.kind == .dictionary else { return [RuleFinding(path, "the Info.plist is no dictionary")] }
            let isExtension = product.kind == .appExtension
            let checks: [InfoKeyCheck] = [.identifier(90511), .executable, .type(isExtension ? "XPC!" : "APPL"), .shortVersion, .version]
            return checks.compactMap { $0.finding(in: info, at: path) } + InfoKeyCheck.systems(product.isDeep, in: info, at: path)
                + (isExtension ? extensionPoint(info, path) : [])
        }
    }

    /// What is wrong with the point at which an extension extends the system, of either kind of extension.
    private func extensionPoint(_ info: PropertyListValue, _ path: String) -> [RuleFinding] {
        for (group, key) in [
            ("NSExtension", "NSExtensionPointIdentifier"), ("EXAppExtensionAttributes", "EXExtensionPointIdentifier"),
        ] {
            guard let attributes = info.value(forKey: group) else { continue }
            guard let value = attributes.value(forKey: key), let text = value.text, !text.isEmpty else {
                return [RuleFinding(path, line: attributes.location.line, "\(group) has no \(key)", storeCode: 90362)]
            }
            return []
        }
        return [RuleFinding(path, "there is neither NSExtension nor EXAppExtensionAttributes")]
    }
}
