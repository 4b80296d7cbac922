import PropertyLists

/// The text of a project while it is written: bytes, in pieces as large as possible.
struct XcodeTextOutput {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    @inline(__always)
    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

    mutating func append(_ text: String) { bytes += text.utf8 }

    /// Adds a text with quotation marks and escapes where it needs them.
    @inline(__always)
    mutating func appendScalar(_ text: UnsafeBufferPointer<UInt8>) { OpenStepText.append(text, to: &bytes) }

    /// Adds a text between quotation marks whether it needs them or not.
    mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) { OpenStepText.appendQuoted(text, to: &bytes) }

    /// Adds a value of any kind but a container.
    mutating func append(_ value: PropertyListValue) { OpenStepText.append(value, to: &bytes) }

    /// Begins a line at a depth.
    @inline(__always)
    mutating func indent(_ depth: Int) {
        let tabs: StaticString = "\t\t\t\t\t\t\t\t"
        var rest = depth
        while rest > 0 {
            let count = min(rest, tabs.utf8CodeUnitCount)
            bytes.append(contentsOf: UnsafeBufferPointer(start: tabs.utf8Start, count: count))
            rest -= count
        }
    }
}
