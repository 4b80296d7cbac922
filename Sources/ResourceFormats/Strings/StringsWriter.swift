package import Diagnostics
package import PropertyLists

/// Writes `.strings` files, the same bytes for the same pairs.
package enum StringsWriter {
    /// A file as text: a comment before each pair that has one, an empty line between pairs with comments, pairs in their order.
    ///
    ///     /* Title of the list */
    ///     "list.title" = "Files";
    ///
    /// - Throws: ``DiagnosticError`` at the first text that the encoding cannot write.
    package static func text(_ entries: [StringsFile.Entry], encoding: StringsEncoding = .utf8) throws(DiagnosticError) -> [UInt8] {
        var lines: [UInt8] = []
        for (index, entry) in entries.enumerated() {
            if let comment = entry.comment {
                if index > 0 { lines.append(0x0A) }
                // The end of the comment must not stand in it.
                lines += "/* \(comment.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")) */\n".utf8
            }
            append(entry.key, to: &lines)
            lines += " = ".utf8
            append(entry.value, to: &lines)
            lines += ";\n".utf8
        }
        if encoding == .utf8 { return lines }
        if let encoded = encoding.encoded(String(decoding: lines, as: UTF8.self)) { return encoded }
        let culprit = entries.first { encoding.encoded($0.key + $0.value + ($0.comment ?? "")) == nil }
        throw DiagnosticError(
            "not-encodable", "'\(encoding.rawValue)' cannot write the text of '\(culprit?.key ?? "")'; write UTF-8 or UTF-16",
            at: culprit?.valueLocation)
    }

    /// The pairs as a property list.
    package static func tree(_ entries: [StringsFile.Entry]) -> PropertyListTree {
        .dictionary(entries.map { PropertyListTree.Pair($0.key, .string($0.value)) })
    }

    private static func append(_ text: String, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { OpenStepText.appendQuoted($0, to: &output) }
    }
}
