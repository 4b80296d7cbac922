/// At multiples of what a Mach-O file begins in a universal file.
enum UniversalAlignment {
    /// The power of two: the size of a page, as far as the processor is a common one.
    static func power(of file: MachOFile) -> UInt32 {
        switch file.architecture.cpuType {
        case Architecture.i386Type, Architecture.x8664Type, Architecture.powerPCType, Architecture.powerPC64Type: 12
        case Architecture.armType, Architecture.arm64Type, Architecture.arm6432Type: 14
        default: min(max(2, leastPower(of: file)), UniversalFile.maximumAlignmentPower)
        }
    }

    /// The least that a segment asks for: of object files its sections, of others its address.
    private static func leastPower(of file: MachOFile) -> UInt32 {
        let powers = file.segments.map { segment -> UInt32 in
            guard file.fileType == .object else { return UInt32(segment.address.trailingZeroBitCount) }
            return segment.sections.map(\.alignmentPower).reduce(segment.sections.isEmpty ? UniversalFile.maximumAlignmentPower : 2, max)
        }
        return powers.reduce(UniversalFile.maximumAlignmentPower, min)
    }
}
