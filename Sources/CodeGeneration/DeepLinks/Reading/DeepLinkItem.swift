import SwiftSource

/// A key of an annotation with its value as it is written.
///
/// Routes need no quotation marks, so that the lines are taken apart anew: the first `=` ends the key, and colons mean nothing.
struct DeepLinkItem: Sendable {
    /// The key.
    var key: AnnotatedText
    /// What stands behind the first `=`, without quotation marks; `nil` when there is none.
    var value: AnnotatedText?

    /// The items of all lines of some annotations, in the order of the file.
    static func items(_ annotations: Annotations, in file: SourceFile) -> [DeepLinkItem] {
        var lines: Set<Range<Int>> = []
        for item in annotations.items { lines.insert(item.lineRange) }
        return lines.sorted { $0.lowerBound < $1.lowerBound }.flatMap { items(AnnotatedText($0, in: file)) }
    }

    /// The items of a line: commas in brackets and quotation marks part nothing.
    static func items(_ line: AnnotatedText) -> [DeepLinkItem] {
        var items: [DeepLinkItem] = []
        var (start, depth) = (0, 0)
        var quote: UInt8?
        for (index, byte) in line.bytes.enumerated() {
            switch byte {
            case quote: quote = nil
            case _ where quote != nil: break
            case 0x22, 0x27: if Self.beginsValue(line.bytes, index) { quote = byte }
            case 0x28, 0x5B, 0x7B: depth += 1
            case 0x29, 0x5D, 0x7D: depth = max(0, depth - 1)
            case 0x2C where depth == 0:
                items.append(DeepLinkItem(line.trimmed(start..<index)))
                start = index + 1
            default: break
            }
        }
        return items + [DeepLinkItem(line.trimmed(start..<line.bytes.count))]
    }

    private init(_ item: AnnotatedText) {
        guard let sign = item.bytes.firstIndex(of: 0x3D) else {
            (key, value) = (item, nil)
            return
        }
        key = item.trimmed(0..<sign)
        value = item.trimmed(sign + 1..<item.bytes.count).unquoted
    }

    /// Whether a quotation mark stands first behind `=`; others are signs of a pattern.
    private static func beginsValue(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[..<index].last { $0 != 0x20 && $0 != 0x09 } == 0x3D
    }
}
