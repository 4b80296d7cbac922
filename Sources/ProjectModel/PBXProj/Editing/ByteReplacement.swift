/// A part of a text that becomes another.
struct ByteReplacement {
    /// What is replaced, in bytes; an empty range for an insertion.
    var range: Range<Int>
    /// What stands there then.
    var bytes: [UInt8]

    /// A text with parts of it replaced. No two parts overlap; of insertions at one place the first stands first.
    static func apply(_ replacements: [ByteReplacement], to bytes: [UInt8]) -> [UInt8] {
        let sorted = replacements.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + replacements.reduce(0) { $0 + $1.bytes.count })
        var place = 0
        for (_, replacement) in sorted where replacement.range.lowerBound >= place {
            result += bytes[place..<replacement.range.lowerBound]
            result += replacement.bytes
            place = replacement.range.upperBound
        }
        return result + bytes[place...]
    }
}
