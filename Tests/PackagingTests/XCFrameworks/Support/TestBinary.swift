import TestSupport

/// Binaries for tests, made without a compiler.
enum TestBinary {
    /// The numbers that Mach-O files have for platforms.
    static let platforms: [String: UInt32] = [
        "macos": 1, "ios": 2, "tvos": 3, "watchos": 4, "bridgeos": 5, "ios-maccatalyst": 6, "ios-simulator": 7, "tvos-simulator": 8,
        "watchos-simulator": 9, "driverkit": 10, "xros": 11, "xros-simulator": 12, "later": 99,
    ]

    /// An object file; the text distinguishes it from others.
    static func object(_ architecture: String, _ platform: String?, _ text: String = "whisk") -> [UInt8] {
        var builder = MachOBuilder(architecture: architecture)
        builder.addSection("__TEXT", "__const", Array(text.utf8))
        if let platform, let number = platforms[platform] { builder.addBuildVersion(platform: number) }
        builder.addSymbol("_\(text)", section: 1)
        return builder.bytes()
    }

    /// A static library of one object file.
    static func archive(_ architecture: String, _ platform: String?, _ text: String = "whisk") -> [UInt8] {
        archive([("\(text).o", object(architecture, platform, text))])
    }

    /// A static library of some files.
    static func archive(_ members: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var builder = ArchiveBuilder(isDarwin: true)
        for member in members { builder.add(member.name, member.bytes) }
        return builder.bytes()
    }

    /// A dynamic library.
    static func dynamicLibrary(
        _ architecture: String, _ platform: String?, _ text: String = "whisk", isMergeable: Bool = false, otherPlatform: String? = nil
    ) -> [UInt8] {
        var builder = MachOBuilder(architecture: architecture, fileType: 6)
        builder.addSection("__TEXT", "__const", Array(text.utf8))
        builder.addInstallName("@rpath/Whisk.framework/Whisk")
        for platform in [platform, otherPlatform].compactMap({ $0 }) {
            if let number = platforms[platform] { builder.addBuildVersion(platform: number) }
        }
        if isMergeable { builder.addCommand(0x36, words: [0, 0]) }
        return builder.bytes()
    }

    /// The debug information of a binary.
    static func debugSymbols(_ architecture: String, _ platform: String, _ text: String = "whisk") -> [UInt8] {
        var builder = MachOBuilder(architecture: architecture, fileType: 10)
        builder.addSection("__DWARF", "__debug_info", Array(text.utf8))
        if let number = platforms[platform] { builder.addBuildVersion(platform: number) }
        return builder.bytes()
    }

    /// A file of several architectures.
    static func universal(_ parts: [(architecture: String, bytes: [UInt8])]) -> [UInt8] {
        var builder = UniversalBuilder()
        for part in parts {
            let (cpuType, subtype) = numbers[part.architecture] ?? (0, 0)
            builder.add(cpuType: cpuType, subtype: subtype, alignmentPower: 3, part.bytes)
        }
        return builder.bytes()
    }

    private static let numbers: [String: (UInt32, UInt32)] = [
        "arm64": (0x0100_000c, 0), "arm64e": (0x0100_000c, 0x8000_0002), "arm64_32": (0x0200_000c, 1), "armv7": (12, 9),
        "armv7k": (12, 12), "x86_64": (0x0100_0007, 3), "i386": (7, 3),
    ]
}
