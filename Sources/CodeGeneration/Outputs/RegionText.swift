/// The text of generated regions as it stands in source files.
enum RegionText {
    /// The lines of a region, indented as the marker is; empty lines stay empty.
    static func indented(_ content: [UInt8], by indentation: [UInt8], hasCarriageReturns: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        for line in TextLines(content) {
            let text = TextLines.content(line, of: content)
            if !text.isEmpty { result += indentation }
            result += text
            if hasCarriageReturns { result.append(0x0D) }
            result.append(0x0A)
        }
        return result
    }

    /// A region with its markers and an empty line before it, every line ended.
    static func whole(_ part: RenderedParts.Part, indentation: [UInt8]) -> [UInt8] {
        var text: [UInt8] = [0x0A]
        text += indentation + Array("// \(part.prefix):inline:\(part.name)\n".utf8)
        text += indented(part.content, by: indentation)
        text += indentation + Array("// \(part.prefix):end\n".utf8)
        return text
    }

    /// Whether there is nothing but white space.
    static func isBlank(_ content: [UInt8]) -> Bool {
        content.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}
