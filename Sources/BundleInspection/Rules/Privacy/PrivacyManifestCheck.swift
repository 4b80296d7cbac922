package import Diagnostics
package import PropertyLists

/// What the store refuses in a privacy manifest.
package struct PrivacyManifestCheck {
    private var problems: [(location: SourceLocation, message: String)] = []

    /// The problems of a manifest, in the order of the file.
    ///
    /// - Parameter root: the dictionary that the manifest is.
    package static func problems(in root: PropertyListValue) -> [(location: SourceLocation, message: String)] {
        var check = PrivacyManifestCheck()
        check.check(root)
        return check.problems
    }

    private mutating func check(_ root: PropertyListValue) {
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

    private mutating func report(_ value: PropertyListValue, _ message: String) { problems.append((value.location, message)) }
}
