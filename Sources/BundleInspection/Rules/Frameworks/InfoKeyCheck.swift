import Diagnostics
import ObjectFiles
import PropertyLists

/// What the store wants of one key of an Info.plist.
struct InfoKeyCheck: Sendable {
    /// The key.
    var key: String
    /// What the value has to be, for people.
    var form: String
    /// Under which code the store refuses a property list without the key.
    var missingCode: Int?
    /// Under which code it refuses a wrong value.
    var valueCode: Int?
    /// Whether a value is right.
    var accepts: @Sendable (String) -> Bool

    /// What is wrong with the key; `nil` when nothing is.
    func finding(in info: PropertyListValue, at path: String) -> RuleFinding? {
        guard let value = info.value(forKey: key) else { return RuleFinding(path, "there is no \(key)", storeCode: missingCode) }
        let text = value.text ?? ""
        if accepts(text) { return nil }
        return RuleFinding(
            path, line: value.location.line, "\(key) is '\(text)'; it has to be \(form)", storeCode: text.isEmpty ? missingCode : valueCode)
    }

    /// CFBundleIdentifier, which the store refuses under its own code for each kind of bundle.
    static func identifier(_ code: Int) -> InfoKeyCheck {
        InfoKeyCheck(
            key: "CFBundleIdentifier", form: "letters, digits, hyphens and dots", missingCode: code, valueCode: code, accepts: isIdentifier)
    }

    /// CFBundleExecutable.
    static let executable = InfoKeyCheck(key: "CFBundleExecutable", form: "the name of the binary") { !$0.isEmpty }

    /// CFBundlePackageType.
    static func type(_ type: String) -> InfoKeyCheck {
        InfoKeyCheck(key: "CFBundlePackageType", form: "'\(type)'", valueCode: 90362) { $0 == type }
    }

    /// CFBundleShortVersionString.
    static let shortVersion = InfoKeyCheck(key: "CFBundleShortVersionString", form: "one to three numbers with dots", missingCode: 90057) {
        isBuildVersion($0) && $0.split(separator: ".").count <= 3
    }

    /// CFBundleVersion.
    static let version = InfoKeyCheck(
        key: "CFBundleVersion", form: "numbers with dots", missingCode: 90056, accepts: isBuildVersion)

    /// What is wrong with the keys that name the oldest system.
    ///
    /// - Parameter isDeep: whether the bundle has the layout of macOS, where such a key may be left out.
    static func systems(_ isDeep: Bool, in info: PropertyListValue, at path: String) -> [RuleFinding] {
        var findings: [RuleFinding] = []
        if !isDeep, info["MinimumOSVersion"] == nil {
            findings.append(RuleFinding(path, "there is no MinimumOSVersion", storeCode: 90360))
        }
        for key in ["MinimumOSVersion", "LSMinimumSystemVersion"] {
            guard let value = info.value(forKey: key), PackedVersion(value.text ?? "") == nil else { continue }
            let message = "\(key) is '\(value.text ?? "")'; it has to be one to three numbers with dots"
            findings.append(RuleFinding(path, line: value.location.line, message, storeCode: 90530))
        }
        return findings
    }

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
