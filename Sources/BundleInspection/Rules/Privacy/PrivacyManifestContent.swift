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
            var check = PrivacyManifestCheck()
            check.check(document.root)
            return check.problems.map { RuleFinding(entry.path, line: $0.line, $0.message) }
        }
    }
}

/// The problems of one privacy manifest.
private struct PrivacyManifestCheck {
    var problems: [(line: Int?, message: String)] = []

    mutating func check(_ root: PropertyListValue) {
        for (key, value) in root.pairs {
            switch key.text ?? "" {
            case "NSPrivacyTracking":
                if value.kind != .boolean { report(value, "NSPrivacyTracking has to be true or false") }
            case "NSPrivacyTrackingDomains":
                for domain in array(value, key) where (domain.text ?? "").isEmpty { report(domain, "a tracking domain is empty") }
            case "NSPrivacyCollectedDataTypes":
                for item in array(value, key) { checkData(item) }
            case "NSPrivacyAccessedAPITypes":
                for item in array(value, key) { checkAccess(item) }
            case let name: report(key, "'\(name)' is no key of a privacy manifest")
            }
        }
        let hasDomains = root["NSPrivacyTrackingDomains"].map { !Array($0.items).isEmpty } ?? false
        if root["NSPrivacyTracking"]?.boolean == false, hasDomains, let domains = root["NSPrivacyTrackingDomains"] {
            report(domains, "there are tracking domains, but NSPrivacyTracking is false")
        }
    }

    private mutating func checkData(_ item: PropertyListValue) {
        let prefix = "NSPrivacyCollectedDataType"
        let known = [prefix, prefix + "Linked", prefix + "Tracking", prefix + "Purposes"]
        guard hasKeys(known, item, "a collected data type") else { return }
        if let type = item.value(forKey: known[0]), !PrivacyVocabulary.dataTypes.contains(type.text ?? "") {
            report(type, "'\(type.text ?? "")' is no type of data")
        }
        for key in known[1...2] {
            if let value = item.value(forKey: key), value.kind != .boolean { report(value, "\(key) has to be true or false") }
        }
        guard let purposes = item.value(forKey: known[3]) else { return }
        let listed = array(purposes, purposes)
        if listed.isEmpty { report(purposes, "\(known[3]) is empty") }
        for purpose in listed where !PrivacyVocabulary.purposes.contains(purpose.text ?? "") {
            report(purpose, "'\(purpose.text ?? "")' is no purpose")
        }
    }

    private mutating func checkAccess(_ item: PropertyListValue) {
        let keys = ["NSPrivacyAccessedAPIType", "NSPrivacyAccessedAPITypeReasons"]
        guard hasKeys(keys, item, "an accessed API type") else { return }
        guard let type = item.value(forKey: keys[0]), let reasons = item.value(forKey: keys[1]) else { return }
        guard let known = PrivacyVocabulary.reasons(of: type.text ?? "") else {
            report(type, "'\(type.text ?? "")' is no category of accessed API")
            return
        }
        let listed = array(reasons, reasons)
        if listed.isEmpty { report(reasons, "\(keys[1]) is empty") }
        for reason in listed where !known.contains(reason.text ?? "") {
            report(reason, "'\(reason.text ?? "")' is no reason for \(type.text ?? ""); reasons are \(known.joined(separator: ", "))")
        }
    }

    /// Whether an item is a dictionary of exactly these keys; says so otherwise.
    private mutating func hasKeys(_ keys: [String], _ item: PropertyListValue, _ what: String) -> Bool {
        guard item.kind == .dictionary else {
            report(item, "\(what) has to be a dictionary")
            return false
        }
        for (key, _) in item.pairs where !keys.contains(key.text ?? "") { report(key, "'\(key.text ?? "")' is no key of \(what)") }
        for key in keys where item.value(forKey: key) == nil { report(item, "\(what) has no \(key)") }
        return true
    }

    private mutating func array(_ value: PropertyListValue, _ key: PropertyListValue) -> [PropertyListValue] {
        if value.kind != .array { report(value, "\(key.text ?? "the value") has to be an array") }
        return Array(value.items)
    }

    private mutating func report(_ value: PropertyListValue, _ message: String) { problems.append((value.location.line, message)) }
}
