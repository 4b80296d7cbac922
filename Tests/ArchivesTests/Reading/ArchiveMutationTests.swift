import Archives
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("Reading damaged archives")
struct ArchiveMutationTests {
    /// How many damaged copies of each archive are read; `TRELLIS_ARCHIVE_MUTATIONS` says more.
    private static let count = ProcessEnvironment.variable("TRELLIS_ARCHIVE_MUTATIONS").flatMap { Int($0) } ?? 3000

    private func archives() throws -> [[UInt8]] {
        var tree = OutputTree()
        try tree.add("a/text", text: String(repeating: "text ", count: 40))
        try tree.add("a/tool", bytes: [1, 2, 3], isExecutable: true)
        try tree.addLink("a/link", to: "text")
        try tree.add("é", text: "x")
        let tar = RawTar.bytes([
            RawTar.entry("a/", type: "5"), RawTar.entry("a/b", content: "text"), RawTar.entry("l", type: "2", target: "a"),
        ])
        return [try ZipWriter(level: 0).bytes(of: tree), try ZipWriter(level: 9).bytes(of: tree), tar]
    }

    @Test("each is read or refused, without more than the limits allow")
    func mutations() throws {
        var reader = ArchiveReader()
        reader.limits.totalBytes = 1 << 24
        var readable = 0
        var refused = 0
        for (seed, archive) in try archives().enumerated() {
            for bytes in Mutations(
                of: archive, structure: "PK\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\0/.", count: Self.count, seed: UInt64(seed))
            {
                var total = 0
                do throws(DiagnosticError) {
                    try reader.read(bytes, name: "X") { (entry, content) throws(DiagnosticError) in
                        #expect(!entry.path.hasPrefix("/") && !entry.path.split(separator: "/").contains(".."))
                        try content.forEachPiece { (piece) throws(DiagnosticError) in total += piece.count }
                    }
                    readable += 1
                } catch {
                    #expect(error.diagnostics.first?.location?.path == "X")
                    refused += 1
                }
                #expect(total <= 1 << 24)
            }
        }
        #expect(readable > 0 && refused > 0)
    }
}
