import Diagnostics

/// The first bytes of a Mach-O file.
struct MachOHeader {
    let is64Bit: Bool
    let isBigEndian: Bool
    let architecture: Architecture
    let fileType: UInt32
    let commandCount: Int
    let commandSizeBytes: Int
    let flags: UInt32

    /// The bytes of the header.
    var sizeBytes: Int { is64Bit ? 32 : 28 }

    /// What the first four bytes say; `nil` when they are not those of a Mach-O file.
    static func form(_ bytes: some Sequence<UInt8>) -> (is64Bit: Bool, isBigEndian: Bool)? {
        switch Array(bytes.prefix(4)) {
        case [0xce, 0xfa, 0xed, 0xfe]: (false, false)
        case [0xcf, 0xfa, 0xed, 0xfe]: (true, false)
        case [0xfe, 0xed, 0xfa, 0xce]: (false, true)
        case [0xfe, 0xed, 0xfa, 0xcf]: (true, true)
        default: nil
        }
    }

    init(_ source: ByteSource) throws(DiagnosticError) {
        guard let form = Self.form(try source.prefix(4)) else {
            throw source.place.error("macho-malformed", "it does not begin as a Mach-O file does", at: 0)
        }
        let fields = try ByteFields(
            source, at: 0, count: form.is64Bit ? 32 : 28, isBigEndian: form.isBigEndian, "the header of the Mach-O file")
        (is64Bit, isBigEndian) = form
        architecture = Architecture(cpuType: try fields.word(4), subtype: try fields.word(8))
        fileType = try fields.word(12)
        commandCount = try fields.count(16)
        commandSizeBytes = try fields.count(20)
        flags = try fields.word(24)
    }
}
