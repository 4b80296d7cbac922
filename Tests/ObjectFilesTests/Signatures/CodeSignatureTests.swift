import Diagnostics
import ObjectFiles
import SystemSupport
import TestSupport
import Testing

@Suite struct CodeSignatureTests {
    private func signature(_ builder: CodeSignatureBuilder) throws -> CodeSignature? {
        var binary = ExampleBinary(platform: 2, fileType: 2)
        binary.signature = builder
        return try MachOFile(ByteSource(binary.bytes(), path: "App")).codeSignature()
    }

    @Test("identifier, team and entitlements are read, whatever form the directory has")
    func content() throws {
        var builder = CodeSignatureBuilder.entitled([("get-task-allow", true)])
        let full = try #require(try signature(builder))
        #expect(full.identifier == "com.example.App")
        #expect(full.team == "A1B2C3D4E5")
        #expect(!full.isAdHoc)
        #expect(full.hasCertificate)
        #expect(full.entitlements.map { String(decoding: $0, as: UTF8.self) } == ExamplePropertyList.text([("get-task-allow", true)]))
        #expect(full.encodedEntitlements?.prefix(2) == [0x70, 0x1a])
        builder = CodeSignatureBuilder(identifier: "tool", team: nil)
        builder.flags = 2
        let plain = try #require(try signature(builder))
        #expect(plain.identifier == "tool")
        #expect(plain.team == nil)
        #expect(plain.isAdHoc)
        #expect(!plain.hasCertificate)
        #expect(plain.entitlements == nil && plain.encodedEntitlements == nil)
    }

    @Test("code without a signature, and with a place for one, has none")
    func absence() throws {
        var binary = ExampleBinary(platform: 2, fileType: 2)
        #expect(try MachOFile(ByteSource(binary.bytes(), path: "App")).codeSignature() == nil)
        binary.isSigned = true
        let file = try MachOFile(ByteSource(binary.bytes(), path: "App"))
        #expect(file.hasCodeSignature)
        #expect(try file.codeSignature() == nil)
    }

    @Test("damaged signatures are errors that name the byte, and do not hinder the rest")
    func damage() throws {
        var binary = ExampleBinary(platform: 2, fileType: 2)
        binary.signature = .entitled([("a", true)])
        let bytes = binary.bytes()
        let start = try #require(try MachOFile(ByteSource(bytes, path: "App")).codeSignaturePlace).lowerBound
        for (place, value, message) in [
            (0, 1, "App [arm64]: the code signature begins with another number at byte 0x"),
            (8, 1, "App [arm64]: the code signature has 16777220 parts, more than any real one at byte 0x"),
            (16, 0xff, "App [arm64]: code signature of 8 bytes does not fit into its"),
        ] as [(Int, UInt8, String)] {
            var damaged = bytes
            damaged[start + place] = value
            let file = try MachOFile(ByteSource(damaged, path: "App"))
            let error = #expect(throws: DiagnosticError.self) { try file.codeSignature() }
            #expect(error?.diagnostics.first?.message.hasPrefix(message) == true, "\(error?.diagnostics.first?.message ?? "")")
        }
        let file = try MachOFile(ByteSource(Array(bytes.prefix(start + 30)), path: "App"))
        #expect(throws: DiagnosticError.self) { try file.codeSignature() }
    }

    @Test("signatures with any byte changed, and cut off anywhere, are read or refused")
    func mutations() throws {
        var binary = ExampleBinary(platform: 2, fileType: 2)
        binary.signature = .entitled([("a", ["x"]), ("b", .dictionary([("c", true)]))])
        let bytes = binary.bytes()
        let start = try #require(try MachOFile(ByteSource(bytes, path: "App")).codeSignaturePlace).lowerBound
        for place in start..<bytes.count {
            for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
                var damaged = bytes
                damaged[place] = value
                _ = try? MachOFile(ByteSource(damaged, path: "App")).codeSignature()
            }
            _ = try? MachOFile(ByteSource(Array(bytes.prefix(place)), path: "App")).codeSignature()
        }
    }
}
