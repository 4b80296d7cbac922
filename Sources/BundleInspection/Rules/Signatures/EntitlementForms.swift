import Diagnostics
import SystemSupport

/// Entitlements whose two forms say different things, or of which the newer one is missing.
struct EntitlementForms: InspectionRule {
    let explanation = RuleExplanation(
        "entitlement-forms", "entitlements that old and new systems read differently", .error, audiences: .store,
        cause: "A signature has the entitlements twice: as a property list, which tools show, and in DER, which iOS 15 and macOS 12 and "
            + "later obey. Signing tools that know the first form only leave out the second or keep an old one; the app is then not "
            + "started, or lacks what it should be allowed to do.",
        bad: "App.app/App: aps-environment in the property list, nothing in DER",
        good: "App.app/App: aps-environment in the property list and in DER",
        remedy: "Sign again with the codesign of a current Xcode, with `--generate-entitlement-der` where it does not do so by itself.",
        source: "Apple's note on the latest format of code signatures.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products.compactMap { product in
            guard inspection.app(of: product) != nil, let path = product.binaryPath, let binary = inspection.binary(of: product) else {
                return nil
            }
            for signature in binary.slices.compactMap(\.signature) {
                guard let list = signature.entitlements, signature.fault == nil else { continue }
                guard let encoded = signature.encodedEntitlements else {
                    guard !list.values.isEmpty else { continue }
                    return RuleFinding(
                        path, "the signature has no entitlements in DER, which systems from iOS 15 on want", severity: .warning)
                }
                let keys = Set(list.values.keys).union(encoded.values.keys).sorted(by: NameOrder.precedes)
                guard let key = keys.first(where: { list.values[$0] != encoded.values[$0] }) else { continue }
                return RuleFinding(path, "'\(key)' differs between the entitlements in the property list and in DER")
            }
            return nil
        }
    }
}
