/// Searches in bytes, which for text in UTF-8 are searches for text.
enum Bytes {
    /// Whether bytes stand in others.
    static func contains(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
        firstIndex(of: needle, in: bytes, from: 0) != nil
    }

    /// Where bytes stand in others at or behind an index.
    static func firstIndex(of needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first else { return start <= bytes.count ? start : nil }
        guard bytes.count - start >= needle.count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            needle.withUnsafeBufferPointer { needle in
                var index = start
                let end = bytes.count - needle.count
                while index <= end {
                    if bytes[index] == first {
                        var offset = 1
                        while offset < needle.count, bytes[index + offset] == needle[offset] { offset += 1 }
                        if offset == needle.count { return index }
                    }
                    index += 1
                }
                return nil
            }
        }
    }

    /// A text with every occurrence of a part replaced; an empty part occurs nowhere.
    static func replacing(_ part: String, with replacement: String, in text: String) -> String {
        let needle = Array(part.utf8)
        guard !needle.isEmpty else { return text }
        let bytes = Array(text.utf8)
        guard var found = firstIndex(of: needle, in: bytes, from: 0) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + replacement.utf8.count)
        var start = 0
        while true {
            result.append(contentsOf: bytes[start..<found])
            result.append(contentsOf: replacement.utf8)
            start = found + needle.count
            guard let next = firstIndex(of: needle, in: bytes, from: start) else { break }
            found = next
        }
        result.append(contentsOf: bytes[start...])
        return String(decoding: result, as: UTF8.self)
    }

    /// The pieces of a text between the occurrences of a separator; one piece when the separator is empty.
    static func pieces(of text: String, separatedBy separator: String) -> [String] {
        let needle = Array(separator.utf8)
        guard !needle.isEmpty else { return [text] }
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var start = 0
        while let found = firstIndex(of: needle, in: bytes, from: start) {
            pieces.append(String(decoding: bytes[start..<found], as: UTF8.self))
            start = found + needle.count
        }
        pieces.append(String(decoding: bytes[start...], as: UTF8.self))
        return pieces
    }
}
