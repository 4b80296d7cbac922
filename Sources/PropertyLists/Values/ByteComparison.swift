/// Comparing texts by their bytes, eight at a time.
@usableFromInline
package enum ByteComparison {
    /// Whether two texts are the same.
    @inlinable
    @inline(__always)
    package static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        var offset = 0
        while offset + 8 <= left.count {
            guard word(left, offset) == word(right, offset) else { return false }
            offset += 8
        }
        while offset < left.count {
            guard left[offset] == right[offset] else { return false }
            offset += 1
        }
        return true
    }

    /// Whether a text is these characters.
    @inlinable
    @inline(__always)
    package static func areEqual(_ text: UnsafeBufferPointer<UInt8>, _ other: StaticString) -> Bool {
        areEqual(text, UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
    }

    /// Negative when the first text comes before the second one by their bytes, positive when after, 0 when they are the same.
    @inlinable
    @inline(__always)
    package static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        let shared = min(left.count, right.count)
        var offset = 0
        while offset + 8 <= shared {
            let (leftWord, rightWord) = (word(left, offset).bigEndian, word(right, offset).bigEndian)
            if leftWord != rightWord { return leftWord < rightWord ? -1 : 1 }
            offset += 8
        }
        while offset < shared {
            if left[offset] != right[offset] { return left[offset] < right[offset] ? -1 : 1 }
            offset += 1
        }
        return left.count - right.count
    }

    /// Whether a byte stands in a text.
    package static func contains(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(text)
        var offset = 0
        while offset + 8 <= raw.count {
            if ByteWord.isEqual(word(raw, offset), to: byte) != 0 { return true }
            offset += 8
        }
        return raw[offset...].contains(byte)
    }

    /// Whether all bytes of a text are ASCII.
    package static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(text)
        var offset = 0
        while offset + 8 <= raw.count {
            if word(raw, offset) & 0x8080_8080_8080_8080 != 0 { return false }
            offset += 8
        }
        return raw[offset...].allSatisfy { $0 < 0x80 }
    }

    /// Eight bytes of a text, in the order of the machine.
    @inlinable
    @inline(__always)
    static func word(_ text: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}
