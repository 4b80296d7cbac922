import SystemSupport

/// The fields of a state that was kept, each ended by a zero byte.
struct StateFields {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next field; `nil` at the end.
    mutating func text() -> String? {
        guard let range = next() else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The next fields as records of files, behind a field with their number.
    mutating func records() -> [FileRecord]? {
        guard let numbers = numbers(), numbers.count == 1, (0...Int64(bytes.count)).contains(numbers[0]) else { return nil }
        var records: [FileRecord] = []
        records.reserveCapacity(Int(numbers[0]))
        for _ in 0..<numbers[0] {
            guard let path = text(), let numbers = self.numbers(), numbers.count == 3 else { return nil }
            let stamp = FileStamp(sizeBytes: numbers[0], modifiedSeconds: numbers[1], modifiedNanoseconds: numbers[2])
            records.append(FileRecord(path: path, stamp: stamp))
        }
        return records
    }

    private mutating func next() -> Range<Int>? {
        guard let end = bytes[place...].firstIndex(of: 0) else { return nil }
        defer { place = end + 1 }
        return place..<end
    }

    /// The numbers of a field, with blanks between them; `nil` for anything else.
    private mutating func numbers() -> [Int64]? {
        guard let range = next() else { return nil }
        var numbers: [Int64] = []
        var number: Int64?
        var isNegative = false
        for byte in bytes[range] {
            switch byte {
            case UInt8(ascii: " "):
                guard let complete = number else { return nil }
                numbers.append(isNegative ? -complete : complete)
                (number, isNegative) = (nil, false)
            case UInt8(ascii: "-") where number == nil && !isNegative: isNegative = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let (product, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
                let (sum, hasOverflown) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
                guard !isTooLarge, !hasOverflown else { return nil }
                number = sum
            default: return nil
            }
        }
        guard let last = number else { return nil }
        numbers.append(isNegative ? -last : last)
        return numbers
    }
}
