/// Writes property lists as XML in Apple's layout: its document type, tabs, sorted keys.
///
/// The bytes are those that Foundation writes, with two exceptions: real numbers have no more digits than are needed to
/// read the same number again, and a carriage return is written as an entity, because XML readers turn it into a newline
/// otherwise. Other control characters stand as they are, which readers of property lists accept and readers of XML refuse.
package struct XMLWriter {
    private var output: [UInt8] = []
    private let order: PropertyListKeyOrder

    private init(order: PropertyListKeyOrder) {
        self.order = order
    }

    private static let opening = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// The file of a property list; it ends with a newline.
    package static func bytes(of tree: PropertyListTree, order: PropertyListKeyOrder = .utf8) -> [UInt8] {
        var writer = XMLWriter(order: order)
        writer.output += opening.utf8
        writer.write(tree, depth: 0)
        writer.output += "</plist>\n".utf8
        return writer.output
    }

    private mutating func write(_ tree: PropertyListTree, depth: Int) {
        switch tree {
        case .string(let text): writeLine("string", text, depth: depth)
        case .integer(let number): writeLine("integer", String(number), depth: depth)
        case .real(let number): writeLine("real", Self.text(of: number), depth: depth)
        case .boolean(let truth): writeLine(truth ? "<true/>" : "<false/>", depth: depth)
        case .date(let text): writeLine("date", text, depth: depth)
        case .data(let bytes): write(data: bytes, depth: depth)
        case .array([]): writeLine("<array/>", depth: depth)
        case .array(let items):
            writeLine("<array>", depth: depth)
            for item in items { write(item, depth: depth + 1) }
            writeLine("</array>", depth: depth)
        case .dictionary([]): writeLine("<dict/>", depth: depth)
        case .dictionary(let pairs):
            writeLine("<dict>", depth: depth)
            for pair in order.sorted(pairs) {
                writeLine("key", pair.key, depth: depth + 1)
                write(pair.value, depth: depth + 1)
            }
            writeLine("</dict>", depth: depth)
        }
    }

    /// Lines get shorter with each level, down to twelve letters, and indents stop at the eighth.
    private mutating func write(data: [UInt8], depth: Int) {
        writeLine("<data>", depth: depth)
        let indentDepth = min(depth, 8)
        let letters = Base64Text.encode(data)
        var start = 0
        while start < letters.count {
            let end = min(letters.count, start + 76 - 8 * indentDepth)
            indent(indentDepth)
            output += letters[start..<end]
            output.append(0x0A)
            start = end
        }
        writeLine("</data>", depth: depth)
    }

    private mutating func writeLine(_ name: StaticString, _ text: String, depth: Int) {
        indent(depth)
        output.append(UInt8(ascii: "<"))
        append(name)
        output.append(UInt8(ascii: ">"))
        if text.utf8.contains(where: Self.isEscaped) {
            for byte in text.utf8 { append(escaping: byte) }
        } else {
            output.append(contentsOf: text.utf8)
        }
        output += [UInt8(ascii: "<"), UInt8(ascii: "/")]
        append(name)
        output += [UInt8(ascii: ">"), 0x0A]
    }

    private mutating func writeLine(_ line: String, depth: Int) {
        indent(depth)
        output += line.utf8
        output.append(0x0A)
    }

    private mutating func append(_ name: StaticString) {
        name.withUTF8Buffer { output.append(contentsOf: $0) }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&") || byte == 0x0D
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"): output += "&lt;".utf8
        case UInt8(ascii: ">"): output += "&gt;".utf8
        case UInt8(ascii: "&"): output += "&amp;".utf8
        case 0x0D: output += "&#13;".utf8
        default: output.append(byte)
        }
    }

    private mutating func indent(_ depth: Int) {
        output.append(contentsOf: repeatElement(0x09, count: depth))
    }

    private static func text(of number: Double) -> String {
        number.isInfinite ? (number < 0 ? "-infinity" : "+infinity") : number.description
    }
}
