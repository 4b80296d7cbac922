/// Code for a test: one slice for each architecture, all of them alike.
package struct ExampleBinary: Sendable {
    /// The architectures; several make a universal file.
    package var architectures = ["arm64"]
    /// The number of the platform: 1 is macOS, 2 iOS, 6 Catalyst, 7 the simulator of iOS; `nil` for code that does not say.
    package var platform: UInt32? = 2
    /// The oldest system.
    package var minimum = "15.0"
    /// The number of the type: 1 is an object file, 2 a program, 6 a dynamic library, 10 debug symbols.
    package var fileType: UInt32 = 6
    /// The name of a dynamic library; `nil` for none.
    package var installName: String?
    /// What is loaded.
    package var dependencies = ["/usr/lib/libSystem.B.dylib"]
    /// What is loaded if it is there.
    package var weakDependencies: [String] = []
    /// Where `@rpath` leads.
    package var runPaths: [String] = []
    /// The byte that the UUID consists of; 0 for no UUID.
    package var uuid: UInt8 = 0x5a
    /// Whether there is a signature.
    package var isSigned = false
    /// What the signature consists of; `nil` for an empty one, or none.
    package var signature: CodeSignatureBuilder?
    /// Names that others can use.
    package var symbols = ["_x"]
    /// A section of text with these bytes.
    package var text: [UInt8] = [0xc0, 0x03, 0x5f, 0xd6]

    /// Makes code for iOS.
    package init() {}

    /// Makes code for a platform.
    package init(platform: UInt32?, architectures: [String] = ["arm64"], fileType: UInt32 = 6) {
        self.platform = platform
        self.architectures = architectures
        self.fileType = fileType
    }

    /// A program that loads frameworks of its app.
    package static func program(
        loading names: [String] = [], searchPaths: [String] = ["@executable_path/Frameworks"], platform: UInt32 = 2
    ) -> ExampleBinary {
        var binary = ExampleBinary(platform: platform, fileType: 2)
        binary.dependencies += names.map { "@rpath/\($0).framework/\($0)" }
        binary.runPaths = searchPaths
        return binary
    }

    /// The bytes.
    package func bytes() -> [UInt8] {
        guard architectures.count != 1 else { return bytes(for: architectures[0]) }
        var builder = UniversalBuilder()
        for name in architectures {
            let (type, subtype, alignment): (UInt32, UInt32, UInt32) =
                switch name {
                case "x86_64": (0x0100_0007, 3, 12)
                case "arm64e": (0x0100_000c, 0x8000_0002, 14)
                case "armv7": (12, 9, 14)
                default: (0x0100_000c, 0, 14)
                }
            builder.add(cpuType: type, subtype: subtype, alignmentPower: alignment, bytes(for: name))
        }
        return builder.bytes()
    }

    /// A static library with this code as its one member.
    package func archive() -> [UInt8] {
        var builder = ArchiveBuilder(isDarwin: true)
        builder.add("x.o", bytes(), defines: symbols)
        return builder.bytes()
    }

    private func bytes(for architecture: String) -> [UInt8] {
        guard let signature = signature?.bytes() else { return bytes(for: architecture, signature: isSigned ? 0..<0 : nil) }
        // The signature stands at the end, and a load command says where.
        let count = bytes(for: architecture, signature: 0..<0).count
        let start = (count + 15) / 16 * 16
        return bytes(for: architecture, signature: start..<start + signature.count) + [UInt8](repeating: 0, count: start - count)
            + signature
    }

    private func bytes(for architecture: String, signature: Range<Int>?) -> [UInt8] {
        var builder = MachOBuilder(architecture: architecture, fileType: fileType)
        builder.addSection("__TEXT", "__text", text)
        if let platform { builder.addBuildVersion(platform: platform, minimum: minimum) }
        if let installName { builder.addInstallName(installName) }
        for name in dependencies where fileType != 1 { builder.addDependency(name) }
        for name in weakDependencies { builder.addDependency(name, kind: 0x8000_0018) }
        for path in runPaths { builder.addRunPath(path) }
        if uuid != 0 { builder.addUUID([UInt8](repeating: uuid, count: 15) + [UInt8(architecture.utf8.count)]) }
        if let signature { builder.addCommand(0x1d, words: [UInt32(signature.lowerBound), UInt32(signature.count)]) }
        for name in symbols { builder.addSymbol(name, section: 1) }
        return builder.bytes()
    }
}
