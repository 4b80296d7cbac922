import Diagnostics

/// Reads code signatures: an index of blobs, all numbers with the highest byte first.
struct CodeSignatureReader {
    private let source: ByteSource

    /// The parts of a real signature are fewer than twenty.
    private static let partLimit = 256
    /// Real entitlements have some kilobytes.
    private static let entitlementBytes = 4 << 20
    private static let nameBytes = 4096
    private static let adHoc: UInt32 = 2

    private enum Magic {
        static let index: UInt32 = 0xfade_0cc0
        static let codeDirectory: UInt32 = 0xfade_0c02
        static let entitlements: UInt32 = 0xfade_7171
        static let encodedEntitlements: UInt32 = 0xfade_7172
        static let certificates: UInt32 = 0xfade_0b01
    }

    init(_ source: ByteSource) { self.source = source }

    func signature() throws(DiagnosticError) -> CodeSignature {
        let header = try fields(at: 0, 12)
        guard try header.word(0) == Magic.index else { throw fault("begins with another number", at: 0) }
        let count = try header.count(8)
        guard count <= Self.partLimit else { throw fault("has \(count) parts, more than any real one", at: 8) }
        let index = try fields(at: 12, 8 * count)
        var signature = CodeSignature()
        var hasDirectory = false
        for number in 0..<count {
            let offset = try index.count(8 * number + 4)
            let head = try fields(at: offset, 8)
            let size = try head.count(4)
            guard size >= 8 else { throw fault("has a part of \(size) bytes", at: offset) }
            switch try head.word(0) {
            case Magic.codeDirectory where !hasDirectory:
                // Others say the same with checksums of another kind.
                hasDirectory = true
                try readDirectory(at: offset, size, into: &signature)
            case Magic.entitlements: signature.entitlements = try content(at: offset, size)
            case Magic.encodedEntitlements: signature.encodedEntitlements = try content(at: offset, size)
            case Magic.certificates: signature.hasCertificate = size > 8
            default: break
            }
        }
        return signature
    }

    private func readDirectory(at offset: Int, _ size: Int, into signature: inout CodeSignature) throws(DiagnosticError) {
        let directory = try source.window(at: offset, count: size, "code directory")
        let head = try ByteFields(directory, at: 0, count: min(size, 52), isBigEndian: true, "code directory")
        let version = try head.word(8)
        signature.isAdHoc = try head.word(12) & Self.adHoc != 0
        signature.identifier = try name(in: directory, at: head.count(20))
        // Later versions have more fields, all of them behind those of the earlier ones.
        guard version >= 0x2_0200 else { return }
        let team = try head.count(48)
        if team > 0 { signature.team = try name(in: directory, at: team) }
    }

    private func name(in directory: ByteSource, at offset: Int) throws(DiagnosticError) -> String {
        guard directory.contains(offset, 1) else { throw fault("has a name outside of it", at: offset) }
        let bytes = try directory.read(at: offset, count: min(Self.nameBytes, directory.count - offset))
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    private func content(at offset: Int, _ size: Int) throws(DiagnosticError) -> [UInt8] {
        guard size <= Self.entitlementBytes else { throw fault("has entitlements of \(size) bytes", at: offset) }
        return try source.read(at: offset + 8, count: size - 8, "entitlements")
    }

    private func fields(at offset: Int, _ count: Int) throws(DiagnosticError) -> ByteFields {
        try ByteFields(source, at: offset, count: count, isBigEndian: true, "code signature")
    }

    private func fault(_ problem: String, at offset: Int) -> DiagnosticError {
        source.place.error("signature-malformed", "the code signature \(problem)", at: offset)
    }
}
