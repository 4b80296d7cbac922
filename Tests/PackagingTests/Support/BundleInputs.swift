import TestSupport

/// Binaries for artifact bundles, made byte by byte.
enum BundleInputs {
    /// A static library with an object file for a processor: 62 is x86_64, 183 aarch64.
    static func library(machine: UInt16 = 62) -> [UInt8] {
        var archive = ArchiveBuilder(isDarwin: false)
        archive.add("fast.o", ELFBuilder(type: 1, machine: machine).bytes())
        return archive.bytes()
    }

    /// A program for Linux.
    static func program(machine: UInt16 = 62) -> [UInt8] { ELFBuilder(type: 2, machine: machine).bytes() }

    /// A program for macOS.
    static func appleProgram(_ architecture: String) -> [UInt8] {
        var builder = MachOBuilder(architecture: architecture, fileType: 2)
        builder.addBuildVersion(platform: 1)
        return builder.bytes()
    }
}
