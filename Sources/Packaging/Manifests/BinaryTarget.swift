package import Checksums
package import Diagnostics
import JSON
import SystemSupport

/// A binary target as it stands in a `Package.swift`.
package struct BinaryTarget: Sendable, Hashable {
    /// The name of the target.
    package let name: String
    /// Where SwiftPM downloads the archive.
    package let url: String
    /// The checksum of the archive.
    package let checksum: Digest

    /// Makes the target of an archive.
    ///
    /// - Parameters:
    ///   - path: the archive on disk.
    ///   - url: where it will be downloaded.
    ///   - name: the name of the target; that of the file without its endings when left out.
    /// - Throws: ``DiagnosticError`` when the file cannot be read, or the URL is none that SwiftPM downloads.
    package init(archive path: String, url: String, name: String? = nil) throws(DiagnosticError) {
        self.name = name ?? Self.name(of: path)
        self.url = try Self.checked(url)
        guard !self.name.isEmpty else {
            throw DiagnosticError("invalid-target-name", "'\(path)' gives no name for the target; give one with '--name'")
        }
        checksum = try FileChecksum.digest(of: path)
    }

    /// The target in one line of Swift.
    package var text: String {
        ".binaryTarget(name: \(Self.literal(name)), url: \(Self.literal(url)), checksum: \(Self.literal(checksum.text)))"
    }

    /// A text as Swift writes it.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                let isControl = scalar.value < 0x20 || scalar.value == 0x7F
                result += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }
        return result + "\""
    }

    private static func name(of path: String) -> String {
        var name = PathText.lastComponent(of: path)
        for ending in [".zip", ".artifactbundleindex", ".artifactbundle", ".xcframework"] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        return name
    }

    private static func checked(_ url: String) throws(DiagnosticError) -> String {
        func refuse(_ reason: String) -> DiagnosticError { DiagnosticError("invalid-url", "SwiftPM does not download '\(url)': \(reason)") }
        let scheme = "https://"
        guard url.lowercased().hasPrefix(scheme) else { throw refuse("it must begin with '\(scheme)'") }
        guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw refuse("blanks and letters beyond ASCII must be escaped with '%'")
        }
        let path = url.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
        guard path.contains("/"), path.hasSuffix(".zip") || path.hasSuffix(".artifactbundleindex") else {
            throw refuse("its path must end in '.zip' or '.artifactbundleindex'")
        }
        return url
    }
}
