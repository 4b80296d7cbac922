import PropertyLists
import SystemSupport

/// Text while it is written into memory of a fixed size.
///
/// What does not fit is counted and no more, so that a second attempt has exactly the memory that it needs.
struct XcodeTextOutput {
    private let memory: UnsafeMutableRawBufferPointer
    /// The bytes that are written, or would be.
    private(set) var count = 0

    private init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        self.memory = UnsafeMutableRawBufferPointer(memory)
    }

    /// The text that `write` writes.
    ///
    /// - Parameters:
    ///   - capacity: how many bytes it will have; when there are more, `write` is called once more.
    ///   - write: writes the same text whenever it is called.
    static func text(capacity: Int, _ write: (inout XcodeTextOutput) -> Void) -> [UInt8] {
        var capacity = capacity
        while true {
            var needed = 0
            let text = [UInt8](largePagesFor: capacity) { memory, count in
                var output = XcodeTextOutput(memory)
                write(&output)
                needed = output.count
                count = needed <= memory.count ? needed : 0
            }
            if needed == text.count { return text }
            capacity = needed
        }
    }

    @inline(__always)
    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        let start = count
        count += text.count
        guard count <= memory.count, let target = memory.baseAddress, let source = text.baseAddress else { return }
        Self.copy(source, to: target + start, count: text.count)
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Adds bytes that were written before.
    mutating func append(_ range: Range<Int>) {
        guard range.upperBound <= memory.count else {
            count += range.count
            return
        }
        append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[range]).assumingMemoryBound(to: UInt8.self))
    }

    /// Adds a text with quotation marks and escapes where it needs them.
    @inline(__always)
    mutating func appendScalar(_ text: UnsafeBufferPointer<UInt8>) {
        append(text, as: OpenStepText.form(of: text))
    }

    /// Adds a text between quotation marks whether it needs them or not.
    mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
        append(text, as: OpenStepText.quotedForm(of: text))
    }

    /// Adds a value of any kind but a container.
    mutating func append(_ value: PropertyListValue) {
        var bytes: [UInt8] = []
        OpenStepText.append(value, to: &bytes)
        append(bytes)
    }

    /// Begins a line at a depth.
    @inline(__always)
    mutating func indent(_ depth: Int) {
        let tabs: StaticString = "\t\t\t\t\t\t\t\t"
        var rest = depth
        while rest > 0 {
            let count = min(rest, tabs.utf8CodeUnitCount)
            append(UnsafeBufferPointer(start: tabs.utf8Start, count: count))
            rest -= count
        }
    }

    /// Takes back what was written behind a place.
    mutating func removeAll(from start: Int) { count = start }

    /// What was written behind a place; `nil` when it did not fit.
    func bytes(from start: Int) -> UnsafeBufferPointer<UInt8>? {
        guard count <= memory.count else { return nil }
        return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[start..<count]).assumingMemoryBound(to: UInt8.self)
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>, as form: OpenStepText.Form) {
        switch form {
        case .plain: append(text)
        case .quoted:
            append("\"")
            append(text)
            append("\"")
        case .escaped:
            var bytes: [UInt8] = []
            OpenStepText.appendQuoted(text, to: &bytes)
            append(bytes)
        }
    }

    /// Copies a text that is short as a rule, in steps as large as possible; the last step may go over bytes of the one before.
    @inline(__always)
    private static func copy(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
        switch count {
        case 0: break
        case 1: target.copyMemory(from: source, byteCount: 1)
        case 2...3: copyEnds(UInt16.self, source, to: target, count: count)
        case 4...7: copyEnds(UInt32.self, source, to: target, count: count)
        case 8...16: copyEnds(UInt64.self, source, to: target, count: count)
        case 17...32: copyEnds(SIMD16<UInt8>.self, source, to: target, count: count)
        default: target.copyMemory(from: source, byteCount: count)
        }
    }

    @inline(__always)
    private static func copyEnds<Step: BitwiseCopyable>(
        _ step: Step.Type, _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
    ) {
        let last = count - MemoryLayout<Step>.size
        let ends = (source.loadUnaligned(as: Step.self), (source + last).loadUnaligned(as: Step.self))
        target.storeBytes(of: ends.0, as: Step.self)
        (target + last).storeBytes(of: ends.1, as: Step.self)
    }
}
