import TestSupport

/// Lays a `project.xcproj` out anew, as people who edit it by hand do, without changing what it says.
enum HandLayout {
    /// The text with another indent, comments, keys without quotation marks, unknown keys and without some commas.
    static func text(_ canonical: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        let indent = ["    ", "\t", "  ", " "].randomElement(using: &generator) ?? "  "
        let separates = Bool.random(using: &generator)
        let dropsCommas = Bool.random(using: &generator)
        let barens = Bool.random(using: &generator)
        let newline = Int.random(in: 0..<4, using: &generator) == 0 ? "\r\n" : "\n"
        var lines: [String] = []
        let source = String(decoding: canonical, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, line) in source.enumerated() {
            let depth = line.prefix { $0 == " " }.count / 2
            var content = String(line.drop { $0 == " " })
            let blanks = String(repeating: indent, count: depth)
            if dropsCommas, content.hasSuffix(","), index + 1 < source.count, let next = source[index + 1].first(where: { $0 != " " }),
                next == "}" || next == "]"
            {
                content.removeLast()
            }
            if barens, content.hasPrefix("\"path\": ") || content.hasPrefix("\"name\": ") { content = bare(content) }
            if separates, content == "}, {" {
                lines += [blanks + "},", blanks + "{"]
                continue
            }
            if !content.isEmpty, content != "{", Int.random(in: 0..<12, using: &generator) == 0 {
                lines.append(blanks + (Bool.random(using: &generator) ? "// note \(index), \"as\" it is" : "/* note \(index)\n   { */"))
            }
            lines.append(
                blanks + content + (content.hasSuffix(",") && Int.random(in: 0..<20, using: &generator) == 0 ? "  // \(index)" : ""))
            if content == "{", Int.random(in: 0..<4, using: &generator) == 0 {
                lines.append(blanks + indent + "'x-unknown' :[\(index) , {a:1}],")
            }
        }
        return Array(lines.joined(separator: "\n").replacing("\n", with: newline).utf8)
    }

    private static func bare(_ content: String) -> String { String(content.dropFirst().prefix(4)) + content.dropFirst(6) }
}
