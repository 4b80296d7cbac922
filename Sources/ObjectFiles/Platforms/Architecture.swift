/// What a slice of a universal file or a Mach-O file runs on: a kind of processor and a variant of it.
package struct Architecture: Sendable, Hashable {
    /// The number of the kind.
    package var cpuType: UInt32
    /// The number of the variant, with the bits of its top byte as they stand in the file.
    package var rawSubtype: UInt32

    /// Takes the numbers of a file.
    package init(cpuType: UInt32, subtype: UInt32) {
        self.cpuType = cpuType
        rawSubtype = subtype
    }

    /// The architecture of a name such as `arm64` or `armv7k`; `nil` when there is none.
    package init?(name: String) {
        guard let row = Self.table.first(where: { $0.name == name }) else { return nil }
        self.init(cpuType: row.cpuType, subtype: row.subtype)
    }

    /// The number of the variant; the top byte is left out, which holds the version of pointer authentication and other capabilities.
    package var subtype: UInt32 { rawSubtype & 0x00ff_ffff }

    /// The name, as `lipo` prints it; unknown ones are `cputype 18 subtype 0`.
    package var name: String {
        knownName ?? "cputype \(cpuType) subtype \(subtype)"
    }

    /// The name of an architecture of Apple's platforms; `nil` for any other.
    package var knownName: String? {
        if let row = Self.table.first(where: { $0.cpuType == cpuType && $0.subtype == subtype }) { return row.name }
        // Older compilers wrote other variants of these, which everything treats as the common one.
        switch cpuType {
        case Self.arm64Type where subtype == 1: return "arm64"
        case Self.i386Type: return "i386"
        default: return nil
        }
    }

    /// Whether both are the same to a linker: the capabilities do not count.
    package func matches(_ other: Architecture) -> Bool {
        cpuType == other.cpuType && subtype == other.subtype
    }

    /// Whether it is an x86, for which old files of devices are files of a simulator.
    package var isX86: Bool { cpuType & ~Self.is64BitFlag == Self.i386Type }

    /// Whether addresses have 64 bits.
    package var is64Bit: Bool { cpuType & Self.is64BitFlag != 0 }

    /// Whether a simulator on a Mac runs it: `arm64` and the x86 ones.
    package var runsInSimulators: Bool { isX86 || (cpuType == Self.arm64Type && subtype <= 1) }

    static let is64BitFlag: UInt32 = 0x0100_0000
    static let i386Type: UInt32 = 7
    static let x8664Type: UInt32 = 0x0100_0007
    static let armType: UInt32 = 12
    static let arm64Type: UInt32 = 0x0100_000c
    static let arm6432Type: UInt32 = 0x0200_000c
    static let powerPCType: UInt32 = 18
    static let powerPC64Type: UInt32 = 0x0100_0012

    /// Kinds of processors that Mach-O files have been made for; others mean that the bytes are something else.
    static let knownTypes: Set<UInt32> = [
        i386Type, x8664Type, armType, arm64Type, arm6432Type, powerPCType, powerPC64Type, 1, 6, 8, 10, 11, 13, 14, 15, 16, 24,
    ]

    private static let table: [(name: String, cpuType: UInt32, subtype: UInt32)] = [
        ("arm64", arm64Type, 0), ("arm64e", arm64Type, 2), ("arm64_32", arm6432Type, 1),
        ("x86_64", x8664Type, 3), ("x86_64h", x8664Type, 8), ("i386", i386Type, 3),
        ("armv4t", armType, 5), ("armv6", armType, 6), ("armv5", armType, 7), ("armv7", armType, 9), ("armv7s", armType, 11),
        ("armv7k", armType, 12), ("armv6m", armType, 14), ("armv7m", armType, 15), ("armv7em", armType, 16),
        ("ppc", powerPCType, 0), ("ppc64", powerPC64Type, 0),
    ]
}
