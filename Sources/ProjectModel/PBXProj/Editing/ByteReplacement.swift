import SystemSupport

/// A part of a text that becomes another.
struct ByteReplacement {
    /// What is replaced, in bytes; an empty range for an insertion.
    var range: Range<Int>
    /// What stands there then.
    var bytes: [UInt8]

    /// A text with parts of it replaced. No two parts overlap; what is put in where a part begins stands before it, and of several
    /// things that are put in at one place the first stands first.
    static func apply(_ replacements: [ByteReplacement], to bytes: [UInt8]) -> [UInt8] {
        let sorted = replacements.enumerated().sorted {
            let (left, right) = ($0.element.range, $1.element.range)
            if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
            return left.isEmpty != right.isEmpty ? left.isEmpty : $0.offset < $1.offset
        }
        let capacity = bytes.count + replacements.reduce(0) { $0 + $1.bytes.count }
        return [UInt8](largePagesFor: capacity) { memory, count in
            var place = 0
            for (_, replacement) in sorted where replacement.range.lowerBound >= place {
                append(bytes[place..<replacement.range.lowerBound], to: memory, &count)
                append(replacement.bytes[...], to: memory, &count)
                place = replacement.range.upperBound
            }
            append(bytes[place...], to: memory, &count)
        }
    }

    private static func append(_ bytes: ArraySlice<UInt8>, to memory: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
        count = memory[count...].initialize(fromContentsOf: bytes)
    }
}
