import SwiftSource

/// Where a region goes that a source file does not have yet.
struct RegionInsertion: Sendable, Hashable {
    /// What a key says about the place: `auto:Type.Template` is the end of the type's body, `after-auto:Type.Template` the
    /// place behind the declaration.
    enum Place: Sendable, Hashable {
        case endOfBody(type: String)
        case behind(type: String)

        /// The place of a key; `nil` when the key names none, so that a source file has to have the region.
        init?(key: String) {
            if let type = Self.type(in: key, behind: "auto:") {
                self = .endOfBody(type: type)
            } else if let type = Self.type(in: key, behind: "after-auto:") {
                self = .behind(type: type)
            } else {
                return nil
            }
        }

        /// The name of the type.
        var type: String {
            switch self {
            case .endOfBody(let type), .behind(let type): type
            }
        }

        /// What stands before the last dot.
        private static func type(in key: String, behind keyword: String) -> String? {
            guard key.hasPrefix(keyword), let dot = key.lastIndex(of: ".") else { return nil }
            let start = key.index(key.startIndex, offsetBy: keyword.count)
            return start < dot ? String(key[start..<dot]) : nil
        }
    }

    /// The first byte behind the new text.
    var offset: Int
    /// The new text.
    var text: [UInt8]

    /// Puts a region into or behind a declaration.
    ///
    /// - Returns: `nil` when the body of the declaration does not end.
    init?(_ part: RenderedParts.Part, at place: Place, of declaration: Declaration, baseIndentation: Int) {
        let bytes = declaration.file.bytes
        guard let body = declaration.bodyRange, body.count > 1, bytes[body.upperBound - 1] == UInt8(ascii: "}") else { return nil }
        let brace = body.upperBound - 1
        let lineStart = (bytes[..<brace].lastIndex(of: 0x0A) ?? -1) + 1
        let outer = Array(bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 })
        switch place {
        case .endOfBody:
            let inner = outer + [UInt8](repeating: 0x20, count: baseIndentation)
            let isAlone = lineStart + outer.count == brace
            offset = isAlone ? lineStart : brace
            text = (isAlone ? [] : [0x0A]) + RegionText.whole(part, indentation: inner) + (isAlone ? [] : outer)
        case .behind:
            var end = brace + 1
            while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
            let isLineEnd = end < bytes.count && bytes[end] == 0x0A
            offset = isLineEnd ? end + 1 : brace + 1
            text = (isLineEnd ? [] : [0x0A]) + RegionText.whole(part, indentation: outer)
        }
    }
}
