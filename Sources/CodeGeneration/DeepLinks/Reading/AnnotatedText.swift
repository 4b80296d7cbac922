import Diagnostics
import SwiftSource

/// A part of an annotation, which knows where it stands.
struct AnnotatedText: Sendable {
    /// The text.
    let bytes: [UInt8]
    /// Where it begins in its file.
    let offset: Int
    /// Its file.
    let file: SourceFile

    /// The number of its bytes that stand in the file; others follow them.
    private let writtenCount: Int

    /// Takes bytes of a file.
    init(_ range: Range<Int>, in file: SourceFile) {
        bytes = Array(file.bytes[range.clamped(to: 0..<file.bytes.count)])
        offset = range.lowerBound
        self.file = file
        writtenCount = bytes.count
    }

    /// The text with others behind it, which have its end for their place.
    func followed(by rest: [UInt8]) -> AnnotatedText { AnnotatedText(self, bytes + rest) }

    private init(_ text: AnnotatedText, _ bytes: [UInt8]) {
        self.bytes = bytes
        (offset, file, writtenCount) = (text.offset, text.file, text.writtenCount)
    }

    /// The text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The place of a byte of it.
    func location(_ index: Int = 0) -> SourceLocation { file.location(at: offset + min(index, writtenCount)) }

    /// A part of it without blanks around.
    func trimmed(_ range: Range<Int>) -> AnnotatedText {
        var range = range
        while let first = range.first, bytes[first] == 0x20 || bytes[first] == 0x09 { range = first + 1..<range.upperBound }
        while let last = range.last, bytes[last] == 0x20 || bytes[last] == 0x09 { range = range.lowerBound..<last }
        return AnnotatedText(offset + range.lowerBound..<offset + range.upperBound, in: file)
    }

    /// It without quotation marks of either kind around it.
    var unquoted: AnnotatedText {
        guard bytes.count > 1, let mark = bytes.first, mark == 0x22 || mark == 0x27, bytes.last == mark else { return self }
        return trimmed(1..<bytes.count - 1)
    }
}
