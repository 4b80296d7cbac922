package import Diagnostics

/// A file that holds one file for each of several architectures.
package struct UniversalFile: Sendable {
    /// The bytes of the whole.
    package let source: ByteSource
    /// Whether offsets and sizes have 64 bits.
    package let is64Bit: Bool
    /// The parts in the order of the header.
    package private(set) var slices: [UniversalSlice] = []

    static let magic: [UInt8] = [0xca, 0xfe, 0xba, 0xbe]
    static let magic64: [UInt8] = [0xca, 0xfe, 0xba, 0xbf]
    /// Greater alignments make no sense to any loader.
    static let maximumAlignmentPower: UInt32 = 15

    /// Reads the header.
    ///
    /// - Throws: ``DiagnosticError`` that names the byte when it is no such file, or its parts lie outside of it or over each other.
    package init(_ source: ByteSource) throws(DiagnosticError) {
        let start = try source.prefix(4)
        guard start == Self.magic || start == Self.magic64 else {
            throw source.place.error("universal-malformed", "it does not begin as a universal file does", at: 0)
        }
        self.source = source
        is64Bit = start == Self.magic64
        let count = try ByteFields(source, at: 0, count: 8, isBigEndian: true, "the header of the universal file").count(4)
        guard count > 0 else { throw source.place.error("universal-malformed", "it is a universal file without architectures", at: 4) }
        guard count <= ReadLimits.architectureCount else {
            throw source.place.error("universal-malformed", "it would have \(count) architectures, more than there are", at: 4)
        }
        try readEntries(count: count)
        try check()
    }

    private mutating func readEntries(count: Int) throws(DiagnosticError) {
        let size = is64Bit ? 32 : 20
        let fields = try ByteFields(source, at: 8, count: count * size, isBigEndian: true, "the architectures of the universal file")
        for index in 0..<count { slices.append(try slice(of: fields, at: index * size)) }
        guard !is64Bit, let first = slices.map(\.offset).min(), first >= 8 + (count + 1) * size, source.contains(8, (count + 1) * size)
        else {
            return
        }
        // Old tools hid a part for arm64 behind the last entry from loaders that did not know it.
        let hidden = try ByteFields(source, at: 8 + count * size, count: size, isBigEndian: true, "a hidden architecture")
        guard try hidden.word(0) == Architecture.arm64Type, source.contains(try hidden.count(8), try hidden.count(12)),
            try hidden.count(12) > 0
        else { return }
        slices.append(try slice(of: hidden, at: 0))
    }

    private func slice(of fields: ByteFields, at start: Int) throws(DiagnosticError) -> UniversalSlice {
        let architecture = Architecture(cpuType: try fields.word(start), subtype: try fields.word(start + 4))
        guard Architecture.knownTypes.contains(architecture.cpuType) else {
            throw fields.place.error("universal-malformed", "cputype \(architecture.cpuType) is none that is known", at: start)
        }
        let offset = is64Bit ? try fields.size(start + 8) : try fields.count(start + 8)
        let size = is64Bit ? try fields.size(start + 16) : try fields.count(start + 12)
        var part = try source.window(at: offset, count: size, "the part for '\(architecture.name)'")
        part.place.architecture = architecture.name
        return UniversalSlice(
            architecture: architecture, offset: offset, alignmentPower: try fields.word(start + (is64Bit ? 24 : 16)), source: part)
    }

    private func check() throws(DiagnosticError) {
        for (index, slice) in slices.enumerated() {
            guard slice.alignmentPower <= Self.maximumAlignmentPower, slice.offset % (1 << slice.alignmentPower) == 0 else {
                throw slice.fault("universal-malformed", "it does not begin at a multiple of 2^\(slice.alignmentPower)")
            }
            if slices[..<index].contains(where: { $0.architecture.matches(slice.architecture) }) {
                throw slice.fault("universal-duplicate", "the architecture '\(slice.architecture.name)' is there twice")
            }
        }
        var end = 8 + slices.count * (is64Bit ? 32 : 20)
        for slice in slices.sorted(by: { $0.offset < $1.offset }) {
            guard slice.offset >= end else { throw slice.fault("universal-malformed", "it lies over other parts of the file") }
            end = slice.offset + slice.source.count
        }
    }
}

/// One of the files in a universal file.
package struct UniversalSlice: Sendable {
    /// What it is for, as the header of the universal file says.
    package let architecture: Architecture
    /// Where it begins.
    package let offset: Int
    /// The power of two that the offset is a multiple of.
    package let alignmentPower: UInt32
    /// Its bytes.
    package let source: ByteSource

    func fault(_ code: String, _ problem: String) -> DiagnosticError {
        source.place.error(code, problem, at: 0)
    }
}
