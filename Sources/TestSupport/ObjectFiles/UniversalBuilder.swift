/// Makes the bytes of a universal file for tests.
package struct UniversalBuilder: Sendable {
    /// Whether offsets and sizes have 64 bits.
    package var is64Bit = false
    /// How many of the parts, counted from the end, the header does not count.
    package var hiddenCount = 0
    private var parts: [(cpuType: UInt32, subtype: UInt32, alignmentPower: UInt32, bytes: [UInt8])] = []

    /// Begins a file without parts.
    package init() {}

    /// Adds a part.
    package mutating func add(cpuType: UInt32, subtype: UInt32, alignmentPower: UInt32, _ bytes: [UInt8]) {
        parts.append((cpuType, subtype, alignmentPower, bytes))
    }

    /// The file.
    package func bytes() -> [UInt8] {
        var offset = 8 + parts.count * (is64Bit ? 32 : 20)
        var header = ByteWriter(isBigEndian: true)
        header.add(UInt32(is64Bit ? 0xcafe_babf : 0xcafe_babe))
        header.add(UInt32(parts.count - hiddenCount))
        var data: [UInt8] = []
        for part in parts {
            let padding = (1 << Int(part.alignmentPower)) - 1
            let start = (offset + padding) & ~padding
            data += [UInt8](repeating: 0, count: start - offset) + part.bytes
            offset = start + part.bytes.count
            header.add(part.cpuType)
            header.add(part.subtype)
            header.add(start, isWide: is64Bit)
            header.add(part.bytes.count, isWide: is64Bit)
            header.add(part.alignmentPower)
            if is64Bit { header.add(UInt32(0)) }
        }
        return header.bytes + data
    }
}
