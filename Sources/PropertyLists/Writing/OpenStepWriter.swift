/// Writes property lists as OpenStep text: tabs, one pair or item a line, keys sorted by their UTF-8 bytes.
///
///     {
///         name = App;
///         ports = (
///             80,
///         );
///     }
///
/// OpenStep text has strings and data only: booleans become `YES` and `NO`, and numbers and dates their text.
package struct OpenStepWriter {
    private var output: [UInt8] = []

    /// The file of a property list; it ends with a newline.
    package static func bytes(of tree: PropertyListTree) -> [UInt8] {
        var writer = OpenStepWriter()
        if case .string(var text) = tree, text.hasPrefix("bplist") {
            // Without quotation marks the file would begin like a binary one.
            text.withUTF8 { OpenStepText.appendQuoted($0, to: &writer.output) }
        } else {
            writer.write(tree, depth: 0)
        }
        writer.output.append(0x0A)
        return writer.output
    }

    private mutating func write(_ tree: PropertyListTree, depth: Int) {
        switch tree {
        case .string(let text), .date(let text): write(text)
        case .integer(let number): write(String(number))
        case .real(let number): write(number.description)
        case .boolean(let truth): write(truth ? "YES" : "NO")
        case .data(let bytes): OpenStepText.append(data: bytes, to: &output)
        case .array(let items):
            output += "(\n".utf8
            for item in items {
                indent(depth + 1)
                write(item, depth: depth + 1)
                output += ",\n".utf8
            }
            indent(depth)
            output.append(UInt8(ascii: ")"))
        case .dictionary(let pairs):
            output += "{\n".utf8
            for pair in PropertyListKeyOrder.utf8.sorted(pairs) {
                indent(depth + 1)
                write(pair.key)
                output += " = ".utf8
                write(pair.value, depth: depth + 1)
                output += ";\n".utf8
            }
            indent(depth)
            output.append(UInt8(ascii: "}"))
        }
    }

    private mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { OpenStepText.append($0, to: &output) }
    }

    private mutating func indent(_ depth: Int) {
        output.append(contentsOf: repeatElement(0x09, count: depth))
    }
}
