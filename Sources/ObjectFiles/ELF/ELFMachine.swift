/// The processors of ELF files that Swift or its users build for.
package enum ELFMachine: UInt16, Sendable, Hashable, CaseIterable {
    case i386 = 3
    case mips = 8
    case powerPC = 20
    case powerPC64 = 21
    case s390x = 22
    case arm = 40
    case x8664 = 62
    case arm64 = 183
    case riscV = 243
    case loongArch = 258

    /// The first word of a target triple.
    ///
    /// - Parameters:
    ///   - is64Bit: the class of the file.
    ///   - isBigEndian: its byte order.
    package func tripleArchitecture(is64Bit: Bool, isBigEndian: Bool) -> String {
        switch self {
        case .i386: "i686"
        case .mips: (is64Bit ? "mips64" : "mips") + (isBigEndian ? "" : "el")
        case .powerPC: "powerpc"
        case .powerPC64: isBigEndian ? "powerpc64" : "powerpc64le"
        case .s390x: "s390x"
        case .arm: isBigEndian ? "armv7eb" : "armv7"
        case .x8664: "x86_64"
        case .arm64: isBigEndian ? "aarch64_be" : "aarch64"
        case .riscV: is64Bit ? "riscv64" : "riscv32"
        case .loongArch: is64Bit ? "loongarch64" : "loongarch32"
        }
    }
}

/// What an ELF file is for.
package enum ELFType: UInt16, Sendable, Hashable {
    case relocatable = 1
    case executable = 2
    /// A shared library, or an executable that may be loaded anywhere.
    case dynamic = 3
    case core = 4

    /// What people call it.
    package var displayName: String {
        switch self {
        case .relocatable: "object file"
        case .executable: "executable"
        case .dynamic: "dynamic file"
        case .core: "core file"
        }
    }
}

/// The C library that an ELF file asks for.
package enum ELFLibrary: String, Sendable, Hashable {
    case glibc
    case musl
    case bionic
    case freeBSD
}
