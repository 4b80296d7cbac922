import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite struct UniversalFileTests {
    private static func builder() -> UniversalBuilder {
        var builder = UniversalBuilder()
        builder.add(cpuType: 12, subtype: 9, alignmentPower: 14, Array("armv7".utf8))
        builder.add(cpuType: 0x0100_000c, subtype: 0, alignmentPower: 14, Array("arm64".utf8))
        return builder
    }

    @Test("each part has its architecture, place and bytes", arguments: [false, true])
    func parts(is64Bit: Bool) throws {
        var builder = Self.builder()
        builder.is64Bit = is64Bit
        let file = try UniversalFile(ByteSource(builder.bytes(), path: "X"))
        #expect(file.is64Bit == is64Bit)
        #expect(file.slices.map(\.architecture.name) == ["armv7", "arm64"])
        #expect(file.slices.map(\.offset) == [0x4000, 0x8000])
        #expect(file.slices.map(\.alignmentPower) == [14, 14])
        #expect(try file.slices.map { String(decoding: try $0.source.readAll(), as: UTF8.self) } == ["armv7", "arm64"])
        #expect(try file.thin("arm64").readAll() == Array("arm64".utf8))
    }

    @Test("a part for arm64 that the header does not count is found")
    func hidden() throws {
        var builder = Self.builder()
        builder.hiddenCount = 1
        let file = try UniversalFile(ByteSource(builder.bytes(), path: "X"))
        #expect(file.slices.map(\.architecture.name) == ["armv7", "arm64"])
        #expect(try file.thin("arm64").readAll() == Array("arm64".utf8))
    }

    @Test("an architecture that is not there is refused with those that are")
    func absent() throws {
        let file = try UniversalFile(ByteSource(Self.builder().bytes(), path: "X"))
        let error = #expect(throws: DiagnosticError.self) { try file.thin("x86_64") }
        #expect(error?.description == "X: error: X: it has no part for 'x86_64', only for 'armv7', 'arm64' [universal-absent]")
    }

    @Test(
        "a header that lies is refused",
        arguments: [
            (4, 0, "X: it is a universal file without architectures at byte 0x4"),
            (4, 43, "X: it would have 43 architectures, more than there are at byte 0x4"),
            (8, 0x4d2, "X: cputype 1234 is none that is known at byte 0x8"),
            (16, 0x9000, "X: the part for 'armv7' of 5 bytes does not fit into its 32773 bytes at byte 0x9000"),
            (16, 0x4001, "X [armv7]: it does not begin at a multiple of 2^14 at byte 0x4001"),
            (24, 40, "X [armv7]: it does not begin at a multiple of 2^40 at byte 0x4000"),
            (16, 0x8000, "X [arm64]: it lies over other parts of the file at byte 0x8000"),
            (16, 0, "X [armv7]: it lies over other parts of the file at byte 0x0"),
        ] as [(Int, UInt32, String)])
    func lies(offset: Int, word: UInt32, message: String) throws {
        var bytes = Self.builder().bytes()
        withUnsafeBytes(of: word.bigEndian) { bytes.replaceSubrange(offset..<offset + 4, with: $0) }
        let error = #expect(throws: DiagnosticError.self) { try UniversalFile(ByteSource(bytes, path: "X")) }
        #expect(error?.diagnostics.first?.message == message)
    }

    @Test("the same architecture twice is refused, whatever its capabilities are")
    func twice() throws {
        var builder = Self.builder()
        builder.add(cpuType: 0x0100_000c, subtype: 0x8000_0000, alignmentPower: 14, [1])
        let error = #expect(throws: DiagnosticError.self) { try UniversalFile(ByteSource(builder.bytes(), path: "X")) }
        #expect(error?.diagnostics.first?.code == "universal-duplicate")
    }
}
