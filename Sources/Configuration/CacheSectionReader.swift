import Diagnostics
import YAML

/// Reads the section `cache` of a `trellis.yml`.
enum CacheSectionReader {
    static func section(_ node: YAMLNode) throws(DiagnosticError) -> CacheSection {
        try node.requireKeys("'cache'", known: ["folder", "size", "remote", "upload", "timeout"])
        var section = CacheSection(location: node.location)
        if let folder = node["folder"] { section.folder = try folder.requirePath("'folder'") }
        if let size = node["size"] { section.sizeLimitBytes = try sizeBytes(size) }
        if let remote = node["remote"] { section.remote = try address(remote) }
        if let upload = node["upload"] { section.isUploading = try upload.requireBoolean("'upload'") }
        if let timeout = node["timeout"] {
            let seconds = try timeout.requireInteger("'timeout'")
            guard (1...3_600).contains(seconds) else {
                throw DiagnosticError("unexpected-value", "'timeout' is '\(seconds)'; write 1 to 3600 seconds", at: timeout.location)
            }
            section.timeoutSeconds = seconds
        }
        return section
    }

    private static func address(_ node: YAMLNode) throws(DiagnosticError) -> Located<String> {
        let address = try node.requirePath("'remote'")
        guard address.value.hasPrefix("http://") || address.value.hasPrefix("https://") else {
            throw DiagnosticError(
                "unexpected-value", "'remote' is '\(address.value)'; write an address that begins with http:// or https://",
                at: address.location)
        }
        return address
    }

    private static let units = [("KB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("TB", 1_000_000_000_000)]

    /// A number of bytes, or a text such as `5 GB`.
    private static func sizeBytes(_ node: YAMLNode) throws(DiagnosticError) -> Int {
        let text = try node.requireString("'size'")
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        let factor = unit.isEmpty ? 1 : units.first { $0.0 == unit }?.1
        if let factor, let number = Int(digits) {
            let (size, isTooLarge) = number.multipliedReportingOverflow(by: factor)
            if !isTooLarge { return size }
        }
        throw DiagnosticError(
            "unexpected-value", "'size' is '\(text)'; write a number with KB, MB, GB or TB, such as '5 GB'", at: node.location)
    }
}
