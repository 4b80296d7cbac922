/// The version of Swift's tools that a package asks for, which decides about the rules for its files.
struct ToolsVersion: Sendable, Hashable {
    var major: Int
    var minor: Int
    var patch: Int

    init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads a version such as `5.9` or `6.0.1`; what follows the numbers is left out. `nil` when it does not begin with a number.
    init?(_ text: some StringProtocol) {
        let numbers = text.prefix { ("0"..."9").contains($0) || $0 == "." }
        let parts = numbers.split(separator: ".", omittingEmptySubsequences: false).prefix(3).map { Int($0) }
        guard let first = parts.first, let major = first else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0, parts.count > 2 ? parts[2] ?? 0 : 0)
    }

    /// The version in the first line of a manifest, `// swift-tools-version: 5.9`; 3.1 when there is none, as for SwiftPM.
    init(ofManifest bytes: [UInt8]) {
        let line = String(decoding: bytes.drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(200), as: UTF8.self)
        let words = line.lowercased().drop { $0 == "/" || $0 == " " || $0 == "\t" }
        let mark = "swift-tools-version:"
        let version = words.hasPrefix(mark) ? ToolsVersion(words.dropFirst(mark.count).drop { $0 == " " || $0 == "\t" }) : nil
        self = version ?? ToolsVersion(3, 1)
    }

    /// The mode of the Swift language that targets get when the manifest names none.
    var defaultLanguageMode: String {
        switch major {
        case 4 where minor >= 2: "4.2"
        case ..<3: "3"
        default: String(major)
        }
    }
}

extension ToolsVersion: Comparable {
    static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension ToolsVersion: CustomStringConvertible {
    var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
