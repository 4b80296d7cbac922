import Synchronization

/// What a scan found out about a file; never changed afterwards.
///
/// A class, because the file and each of its declarations share it.
final class SourceStorage: Sendable {
    let path: String
    let bytes: [UInt8]
    let records: ContiguousArray<DeclarationRecord>
    let conditions: ContiguousArray<ConditionRecord>
    private let madeLines = Mutex<LineTable?>(nil)
    let annotationLines: [AnnotationLine]
    let annotationReach: AnnotationReach
    let problems: [ScanProblem]

    init(_ bytes: [UInt8], path: String) {
        self.path = path
        self.bytes = bytes
        guard bytes.count <= Int(Int32.max) else {
            (records, conditions, annotationLines, annotationReach) = ([], [], [], AnnotationReach([]))
            problems = [ScanProblem(kind: .tooLarge, offset: 0)]
            return
        }
        let scanner = bytes.withUnsafeBufferPointer { buffer in
            var scanner = DeclarationScanner(buffer)
            scanner.scanFile()
            return scanner
        }
        records = scanner.records
        conditions = scanner.conditions
        annotationLines = AnnotationLine.lines(bytes, comments: scanner.lexer.annotatedComments)
        annotationReach = AnnotationReach(annotationLines)
        problems = scanner.problems
    }

    /// Where the lines begin, which most files are never asked for.
    var lines: LineTable {
        madeLines.withLock { made in
            if let made { return made }
            let table = LineTable(bytes)
            made = table
            return table
        }
    }

    /// The text of a range of bytes.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self) }

    /// The name in a range of bytes, without backticks.
    func word(_ range: Range<Int>) -> String {
        let isQuoted = range.count > 2 && bytes[range.lowerBound] == 0x60 && bytes[range.upperBound - 1] == 0x60
        return isQuoted ? text(range.lowerBound + 1..<range.upperBound - 1) : text(range)
    }

    /// Reads on from a place; the buffer is the whole file.
    func read<Result>(from place: Int, _ body: (inout Lexer, UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer, from: place)
            return body(&lexer, buffer)
        }
    }

    /// Reads the type that begins at a place.
    func type(at place: Int) -> WrittenType? {
        read(from: place) { lexer, buffer in
            var builder = TypeBuilder(buffer)
            let start = lexer.token.start
            if lexer.token.keyword == .class {
                return WrittenType(.named(NamedType("class")), text: "class", range: lexer.tokenRange)
            }
            guard lexer.readType(&builder, depth: 0), let type = builder.result else { return nil }
            let range = lexer.range(from: start)
            return WrittenType(type, text: String(decoding: buffer[range], as: UTF8.self), range: range)
        }
    }
}
