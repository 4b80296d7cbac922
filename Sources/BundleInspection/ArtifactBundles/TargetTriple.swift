/// A target triple such as `x86_64-unknown-linux-gnu` or `arm64-apple-ios-simulator`, in its parts.
package struct TargetTriple: Sendable, Hashable {
    /// The text.
    package let text: String
    /// The processor, such as `x86_64`.
    package let architecture: String
    /// Who makes the system, such as `apple`.
    package let vendor: String
    /// The system without its version, such as `linux` or `macosx`.
    package let system: String
    /// What stands behind the system, such as `gnu` or `simulator`; `nil` when nothing does.
    package let environment: String?

    /// Reads a triple; `nil` when it has not three or four parts, or an empty one.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard (3...4).contains(parts.count), !parts.contains("") else { return nil }
        guard parts.allSatisfy({ part in part.utf8.allSatisfy(Self.isAllowed) }) else { return nil }
        self.text = text
        architecture = parts[0]
        vendor = parts[1]
        let version = parts[2].firstIndex { $0.isNumber } ?? parts[2].endIndex
        system = String(parts[2][..<version])
        environment = parts.count == 4 ? parts[3] : nil
    }

    /// Whether it is one of a system of Apple.
    package var isApple: Bool { vendor == "apple" }

    /// The text without the version of the system, which SwiftPM drops for the systems of Apple.
    package var unversioned: String {
        guard isApple else { return text }
        return [architecture, vendor, system].joined(separator: "-") + (environment.map { "-" + $0 } ?? "")
    }

    /// The triple that is meant by one without a vendor, such as `x86_64-linux-gnu`; `nil` for others.
    package var withVendor: String? {
        ["linux", "windows", "freebsd", "wasi"].contains(vendor) && environment == nil ? "\(architecture)-unknown-\(vendor)-\(system)" : nil
    }

    /// The names under which processors go, the one that triples of the vendor have first.
    package var architectureNames: [String] {
        switch architecture {
        case "arm64", "aarch64": ["arm64", "aarch64"]
        case "i386", "i486", "i586", "i686": ["i386", "i686"]
        default: architecture.hasPrefix("armv7") ? ["armv7", architecture] : [architecture]
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }
}
