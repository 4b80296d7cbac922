import Diagnostics
import PropertyLists

/// A privacy manifest that the store refuses.
struct PrivacyManifestContent: InspectionRule {
    let explanation = RuleExplanation(
        "privacy-manifest-content", "privacy manifest that the store refuses", .error, storeCodes: [91056, 91108],
        audiences: .everyone,
        cause: "The store checks the keys, types and values of a privacy manifest against its lists. A key that is misspelled or "
            + "empty, a reason that does not belong to its category, or a purpose of one's own makes the upload fail.",
        bad: "NSPrivacyAccessedAPIType NSPrivacyAccessedAPICategoryUserDefaults\nNSPrivacyAccessedAPITypeReasons: C617.1",
        good: "NSPrivacyAccessedAPIType NSPrivacyAccessedAPICategoryUserDefaults\nNSPrivacyAccessedAPITypeReasons: CA92.1",
        remedy: "Use the values of the lists in Apple's documentation of privacy manifests.",
        source: "The store's answers 91056 and 91108, and the documented keys and values.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.enumerated().flatMap { index, entry -> [RuleFinding] in
            guard entry.kind == .file, entry.path.hasSuffix(".xcprivacy") else { return [] }
            guard case .propertyList(let document) = inspection.facts[index].content, document.root.kind == .dictionary else {
                let reason = inspection.facts[index].fault?.message ?? "it is no dictionary"
                return [RuleFinding(entry.path, "the privacy manifest cannot be read: \(reason)")]
            }
            return PrivacyManifestCheck.problems(in: document.root).map { RuleFinding(entry.path, line: $0.location.line, $0.message) }
        }
    }
}
