import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("The receiver of an output's bytes")
struct OutputSinkTests {
    private final class Collected {
        var bytes: [UInt8] = []
        var pieceCount = 0
    }

    @Test("pieces of all sizes arrive in their order, small ones together")
    func order() throws {
        let collected = Collected()
        let sink = OutputSink { (piece) throws(DiagnosticError) in
            collected.bytes += piece
            collected.pieceCount += 1
        }
        var expected: [UInt8] = []
        for (value, count) in [3, 0, 300_000, 1, 262_143, 2, 262_144, 262_145, 5].enumerated() {
            let piece = [UInt8](repeating: UInt8(value), count: count)
            expected += piece
            try sink.write(piece)
        }
        for _ in 0..<1000 { try sink.write([9]) }
        try sink.flush()
        #expect(collected.bytes == expected + [UInt8](repeating: 9, count: 1000))
        #expect(sink.count == Int64(expected.count + 1000))
        #expect(collected.pieceCount < 12)
    }

    @Test("what the receiver throws comes through, and is not thrown again")
    func failure() throws {
        let sink = OutputSink { (_) throws(DiagnosticError) in throw DiagnosticError("full", "the disk is full") }
        try sink.write([1])
        #expect(throws: DiagnosticError.self) { try sink.flush() }
        #expect(throws: Never.self) { try sink.flush() }
    }
}
