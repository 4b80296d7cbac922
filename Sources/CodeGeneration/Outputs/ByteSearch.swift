/// Finds bytes in bytes.
enum ByteSearch {
    /// Whether a text has another one in it.
    static func contains(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
        first(needle, in: bytes, from: 0) != nil
    }

    /// Where a text begins in another one, at a place or behind it.
    ///
    /// It looks for the last byte of the needle in steps as long as the needle allows, so that most bytes are never looked at.
    static func first(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let last = needle.last, start >= 0, bytes.count - start >= needle.count else { return nil }
        var steps = [Int](repeating: needle.count, count: 256)
        for (index, byte) in needle.dropLast().enumerated() { steps[Int(byte)] = needle.count - 1 - index }
        return bytes.withUnsafeBufferPointer { text in
            steps.withUnsafeBufferPointer { steps in
                var end = start + needle.count - 1
                while end < text.count {
                    let byte = text[end]
                    if byte == last, matches(needle, text, end - needle.count + 1) { return end - needle.count + 1 }
                    end += steps[Int(byte)]
                }
                return nil
            }
        }
    }

    private static func matches(_ needle: [UInt8], _ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        for index in needle.indices where text[start + index] != needle[index] { return false }
        return true
    }
}
