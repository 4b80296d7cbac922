import Diagnostics
import ObjectFiles
import PropertyLists

/// The Info.plist of a framework that lacks what the store wants.
struct FrameworkInfo: InspectionRule {
    let explanation = RuleExplanation(
        "framework-info", "Info.plist of a framework that lacks what the store wants", .error,
        storeCodes: [90056, 90057, 90360, 90511, 90530, 90806],
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
            let isDeep = product.isDeep
            var findings = Self.checks.compactMap { check -> RuleFinding? in
                let value = info.value(forKey: check.key)
                guard let value else { return RuleFinding(path, "there is no \(check.key)") }
                let text = value.text ?? ""
                if check.accepts(text) { return nil }
                return RuleFinding(path, line: value.location.line, "\(check.key) is '\(text)'; it has to be \(check.form)")
            }
            if !isDeep, info["MinimumOSVersion"] == nil { findings.append(RuleFinding(path, "there is no MinimumOSVersion")) }
            for key in ["MinimumOSVersion", "LSMinimumSystemVersion"] {
                guard let value = info.value(forKey: key), PackedVersion(value.text ?? "") == nil else { continue }
                let message = "\(key) is '\(value.text ?? "")'; it has to be one to three numbers with dots"
                findings.append(RuleFinding(path, line: value.location.line, message))
            }
            return findings
        }
    }

    private struct Check {
        var key: String
        var form: String
        var accepts: @Sendable (String) -> Bool
    }

    private static let checks = [
        Check(key: "CFBundleIdentifier", form: "letters, digits, hyphens and dots", accepts: isIdentifier),
        Check(key: "CFBundleExecutable", form: "the name of the binary") { !$0.isEmpty },
        Check(key: "CFBundlePackageType", form: "'FMWK'") { $0 == "FMWK" },
        Check(key: "CFBundleShortVersionString", form: "one to three numbers with dots") {
            isBuildVersion($0) && $0.split(separator: ".").count <= 3
        },
        Check(key: "CFBundleVersion", form: "numbers with dots", accepts: isBuildVersion),
    ]

    @Sendable private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix(".") && !text.hasSuffix(".") && !text.contains("..")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                case UInt8(ascii: "-"), UInt8(ascii: "."): true
                default: false
                }
            }
    }

    @Sendable private static func isBuildVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 18 && parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
