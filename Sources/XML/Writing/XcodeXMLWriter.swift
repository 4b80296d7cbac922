/// Writes XML the way Xcode writes its workspaces and schemes: three blanks for each level, every attribute on a line of its own,
/// and an end tag for every element.
///
///     <FileRef
///        location = "group:App.xcodeproj">
///     </FileRef>
///
/// The rules are those by which the files of real projects come back byte for byte. Text, which Xcode never writes in these files,
/// stands on a line of its own without the blanks around it.
package struct XcodeXMLWriter {
    private var output: [UInt8] = []

    /// The text of a document, a line end at its end.
    package static func bytes(of document: XMLDocument) -> [UInt8] {
        var writer = XcodeXMLWriter()
        writer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        for comment in document.leadingComments { writer.write(comment: comment, depth: 0) }
        writer.write(document.root, depth: 0)
        for comment in document.trailingComments { writer.write(comment: comment, depth: 0) }
        return writer.output
    }

    private mutating func write(_ element: XMLElement, depth: Int) {
        indent(depth)
        append("<")
        append(element.name)
        for attribute in element.attributes {
            append("\n")
            indent(depth + 1)
            append(attribute.name)
            append(" = \"")
            writeEscaped(attribute.value)
            append("\"")
        }
        append(">\n")
        for child in element.children { write(child, depth: depth + 1) }
        indent(depth)
        append("</")
        append(element.name)
        append(">\n")
    }

    private mutating func write(_ node: XMLNode, depth: Int) {
        switch node {
        case .element(let element): write(element, depth: depth)
        case .comment(let comment): write(comment: comment, depth: depth)
        case .text(let text):
            let content = Self.trimmed(text)
            guard !content.isEmpty else { return }
            indent(depth)
            writeEscaped(content)
            append("\n")
        }
    }

    private mutating func write(comment: String, depth: Int) {
        indent(depth)
        append("<!--")
        append(comment)
        append("-->\n")
    }

    /// A text without the white space of XML around it.
    private static func trimmed(_ text: String) -> Substring {
        func isBlank(_ scalar: Unicode.Scalar) -> Bool { [" ", "\t", "\n", "\r"].contains(scalar) }
        let scalars = text.unicodeScalars.drop(while: isBlank)
        let end = scalars.lastIndex { !isBlank($0) }.map { scalars.index(after: $0) } ?? scalars.startIndex
        return Substring(scalars[..<end])
    }

    private mutating func writeEscaped(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "'": append("&apos;")
            case "\t", "\n", "\r": append("&#\(scalar.value);")
            case " "..<"\u{7F}": output.append(UInt8(truncatingIfNeeded: scalar.value))
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": append("&#xfffd;")
            default: append("&#x\(String(scalar.value, radix: 16));")
            }
        }
    }

    private mutating func indent(_ depth: Int) {
        output.append(contentsOf: repeatElement(0x20, count: depth * 3))
    }

    private mutating func append(_ text: String) {
        output.append(contentsOf: text.utf8)
    }
}
