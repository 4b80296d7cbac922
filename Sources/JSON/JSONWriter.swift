/// Writes JSON, the same bytes for the same value.
package struct JSONWriter {
    private var output: [UInt8] = []
    private let style: JSONStyle

    private init(style: JSONStyle) {
        self.style = style
    }

    /// The text of a value: two blanks for each level, members in their order, a line end at the end.
    package static func text(_ value: JSONValue, style: JSONStyle = .plain) -> String {
        var writer = JSONWriter(style: style)
        writer.write(value, depth: 0)
        writer.output.append(0x0A)
        return String(decoding: writer.output, as: UTF8.self)
    }

    /// A text in quotation marks with its escapes, for writers that have a layout of their own.
    package static func quoted(_ text: String) -> [UInt8] {
        var writer = JSONWriter(style: .plain)
        writer.write(text)
        return writer.output
    }

    private mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .null: append("null")
        case .boolean(let truth): append(truth ? "true" : "false")
        case .number(let text): append(text)
        case .string(let text): write(text)
        case .array(let items):
            writeContainer("[", "]", items, depth: depth) { writer, item in
                writer.write(item, depth: depth + 1)
            }
        case .object(let members):
            writeContainer("{", "}", members, depth: depth) { writer, member in
                writer.write(member.key)
                writer.append(writer.style == .xcode ? " : " : ": ")
                writer.write(member.value, depth: depth + 1)
            }
        }
    }

    private mutating func writeContainer<Element>(
        _ opening: String,
        _ closing: String,
        _ elements: [Element],
        depth: Int,
        _ writeElement: (inout JSONWriter, Element) -> Void
    ) {
        append(opening)
        for (index, element) in elements.enumerated() {
            append(index == 0 ? "\n" : ",\n")
            indent(depth + 1)
            writeElement(&self, element)
        }
        if elements.isEmpty, style == .xcode { append("\n") }
        if !elements.isEmpty || style == .xcode {
            append("\n")
            indent(depth)
        }
        append(closing)
    }

    private mutating func write(_ text: String) {
        append("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x0A: append("\\n")
            case 0x0D: append("\\r")
            case 0x09: append("\\t")
            case UInt8(ascii: "/") where style == .xcode: append("\\/")
            case 0x08 where style == .xcode: append("\\b")
            case 0x0C where style == .xcode: append("\\f")
            case 0x7F where style == .xcode: output.append(byte)
            case 0..<0x20, 0x7F:
                append("\\u00")
                append((byte < 16 ? "0" : "") + String(byte, radix: 16))
            default: output.append(byte)
            }
        }
        append("\"")
    }

    private mutating func indent(_ depth: Int) {
        output.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }

    private mutating func append(_ text: String) {
        output.append(contentsOf: text.utf8)
    }
}
