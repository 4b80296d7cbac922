/// A text that grows sign by sign.
struct TextBuilder {
    private var bytes: [UInt8] = []

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    @inline(__always)
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII { bytes.append(UInt8(truncatingIfNeeded: scalar.value)) } else { append(String(scalar)) }
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
    }

    var sizeBytes: Int { bytes.count }
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
