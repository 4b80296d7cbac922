/// The comment at the beginning of a generated file.
package struct OutputHeader: Sendable, Hashable {
    /// The version of the tool, which the comment names.
    package var version: String
    /// Whether the version is left out, so that a new one changes no file.
    package var hidesVersion: Bool
    /// Text before the comment, such as a licence.
    package var prefix: String

    /// Describes a header.
    package init(version: String, hidesVersion: Bool = false, prefix: String = "") {
        self.version = version
        self.hidesVersion = hidesVersion
        self.prefix = prefix
    }

    /// The header of a file; files that are not Swift have none.
    func text(forFile path: String) -> [UInt8] {
        guard path.hasSuffix(".swift") else { return [] }
        let version = hidesVersion ? "" : " \(version)"
        return Array("\(prefix.isEmpty ? "" : prefix + "\n")\(Self.mark) trellis-codegen\(version)\n// DO NOT EDIT\n".utf8)
    }

    private static let mark = "// Generated using"
    private static let marks = ["\(mark) trellis-codegen", "\(mark) Sourcery"].map { Array($0.utf8) }

    /// Whether a file has been generated: one of the comments before its first line of code says so.
    package static func isGenerated(_ bytes: [UInt8]) -> Bool {
        for line in TextLines(bytes) {
            let content = bytes[line].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
            if content.isEmpty { continue }
            guard content.starts(with: [0x2F, 0x2F]), line.lowerBound < lookLimit else { return false }
            if marks.contains(where: { content.starts(with: $0) }) { return true }
        }
        return false
    }

    /// How far into a file the comment is looked for, in bytes.
    private static let lookLimit = 8_192
}
