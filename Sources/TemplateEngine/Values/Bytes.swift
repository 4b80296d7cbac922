/// Searches in bytes, which for text in UTF-8 are searches for text.
enum Bytes {
    /// Whether bytes stand in others.
    static func contains(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
        firstIndex(of: needle, in: bytes, from: 0) != nil
    }

    /// Whether a text stands in another.
    static func contains(_ part: String, in text: String) -> Bool {
        withBytes(part, text) { firstIndex(of: $0, in: $1, from: 0) != nil }
    }

    /// Where bytes stand in others at or behind an index.
    static func firstIndex(of needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        needle.withUnsafeBufferPointer { needle in
            bytes.withUnsafeBufferPointer { firstIndex(of: needle, in: $0, from: start) }
        }
    }

    /// Where bytes stand within a range of others.
    static func firstIndex(of needle: [UInt8], in bytes: [UInt8], within range: Range<Int>) -> Int? {
        needle.withUnsafeBufferPointer { needle in
            bytes.withUnsafeBufferPointer { bytes in
                let part = UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
                return firstIndex(of: needle, in: part, from: 0).map { $0 + range.lowerBound }
            }
        }
    }

    private static func firstIndex(
        of needle: UnsafeBufferPointer<UInt8>,
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int? {
        guard let first = needle.first else { return start <= bytes.count ? start : nil }
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

    private static func withBytes<Result>(
        _ part: String,
        _ text: String,
        _ work: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let result = part.utf8.withContiguousStorageIfAvailable { part in
            text.utf8.withContiguousStorageIfAvailable { work(part, $0) }
        }
        if let result = result ?? nil { return result }
        return Array(part.utf8).withUnsafeBufferPointer { part in Array(text.utf8).withUnsafeBufferPointer { work(part, $0) } }
    }

    /// How often a text stands in another; an empty one never does.
    static func count(of part: String, in text: String) -> Int {
        part.isEmpty ? 0 : withBytes(part, text) { count(of: $0, in: $1) }
    }

    private static func count(of needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (count, start) = (0, 0)
        while let found = firstIndex(of: needle, in: bytes, from: start) {
            count += 1
            start = found + needle.count
        }
        return count
    }

    /// A text with every occurrence of a part replaced; an empty part occurs nowhere.
    static func replacing(_ part: String, with replacement: String, in text: String) -> String {
        guard !part.isEmpty else { return text }
        return withBytes(part, text) { needle, bytes in
            if needle.count == 1, replacement.utf8.count == 1, let new = replacement.utf8.first {
                return replacing(needle[0], with: new, in: bytes)
            }
            let count = count(of: needle, in: bytes)
            guard count > 0 else { return nil }
            let size = bytes.count + count * (replacement.utf8.count - needle.count)
            return String(unsafeUninitializedCapacity: size) { result in
                copy(bytes, replacing: needle, with: replacement, into: result)
                return size
            }
        } ?? text
    }

    /// One sign of ASCII by another, which is what names are mostly treated with.
    private static func replacing(_ old: UInt8, with new: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { result in
            for index in bytes.indices { result[index] = bytes[index] == old ? new : bytes[index] }
            return bytes.count
        }
    }

    private static func copy(
        _ bytes: UnsafeBufferPointer<UInt8>,
        replacing needle: UnsafeBufferPointer<UInt8>,
        with replacement: String,
        into result: UnsafeMutableBufferPointer<UInt8>
    ) {
        var (start, end) = (0, 0)
        while let found = firstIndex(of: needle, in: bytes, from: start) {
            end = result[end...].update(fromContentsOf: bytes[start..<found])
            end = result[end...].update(fromContentsOf: replacement.utf8)
            start = found + needle.count
        }
        _ = result[end...].update(fromContentsOf: bytes[start...])
    }

    /// The pieces of a text between the occurrences of a separator; one piece when the separator is empty.
    static func pieces(of text: String, separatedBy separator: String) -> [String] {
        guard !separator.isEmpty else { return [text] }
        return withBytes(separator, text) { needle, bytes in
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
}
