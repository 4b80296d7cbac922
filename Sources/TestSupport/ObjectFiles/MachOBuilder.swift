/// Makes the bytes of a Mach-O file for tests, so that they need no compiler.
///
///     var builder = MachOBuilder(architecture: "arm64")
///     builder.addBuildVersion(platform: 2, minimum: "15.0")
///     builder.addSymbol("_one", section: 1)
///     let bytes = builder.bytes()
package struct MachOBuilder: Sendable {
    /// The number of the type: 1 is an object file, 6 a dynamic library.
    package var fileType: UInt32
    /// The flags of the header.
    package var flags: UInt32 = 0
    private let cpuType: UInt32
    private let cpuSubtype: UInt32
    private let isBigEndian: Bool
    private var sections: [Section] = []
    private var commands: [[UInt8]] = []
    private var symbols: [Symbol] = []

    private struct Section {
        var segment: String
        var name: String
        var content: [UInt8]
        var alignmentPower: UInt32
        var relocations: [UInt8]
    }

    private struct Symbol {
        var name: String
        var type: UInt8
        var section: UInt8
        var description: UInt16
        var value: UInt64
    }

    /// Begins a file for `arm64`, `arm64e`, `arm64_32`, `armv7`, `x86_64`, `i386` or `ppc`; anything else counts as `arm64`.
    package init(architecture: String = "arm64", fileType: UInt32 = 1) {
        self.fileType = fileType
        (cpuType, cpuSubtype) =
            switch architecture {
            case "arm64e": (0x0100_000c, 0x8000_0002)
            case "arm64_32": (0x0200_000c, 1)
            case "armv7": (12, 9)
            case "armv7k": (12, 12)
            case "x86_64": (0x0100_0007, 3)
            case "i386": (7, 3)
            case "ppc": (18, 0)
            default: (0x0100_000c, 0)
            }
        isBigEndian = architecture == "ppc"
    }

    private var is64Bit: Bool { cpuType & 0x0100_0000 != 0 }

    /// Adds a section; sections are numbered from 1 on.
    package mutating func addSection(
        _ segment: String = "__TEXT", _ name: String = "__text", _ content: [UInt8] = [0xc0, 0x03, 0x5f, 0xd6], alignmentPower: UInt32 = 2,
        relocations: [UInt8] = []
    ) {
        sections.append(
            Section(segment: segment, name: name, content: content, alignmentPower: alignmentPower, relocations: relocations))
    }

    /// Adds an entry of the table of symbols; the type 15 is an external one in a section, 1 an undefined one.
    package mutating func addSymbol(
        _ name: String, type: UInt8 = 15, section: UInt8 = 0, description: UInt16 = 0, value: UInt64 = 0
    ) {
        symbols.append(Symbol(name: name, type: type, section: section, description: description, value: value))
    }

    /// Adds a load command with these bytes behind its kind and size.
    package mutating func addCommand(_ kind: UInt32, _ payload: [UInt8]) {
        var writer = ByteWriter(isBigEndian: isBigEndian)
        writer.add(kind)
        writer.add(UInt32(8 + payload.count))
        writer.add(payload)
        commands.append(writer.bytes)
    }

    /// Adds a load command that consists of words.
    package mutating func addCommand(_ kind: UInt32, words: [UInt32]) {
        var writer = ByteWriter(isBigEndian: isBigEndian)
        for word in words { writer.add(word) }
        addCommand(kind, writer.bytes)
    }

    /// Adds a load command with words and a text, to which the first word points.
    package mutating func addCommand(_ kind: UInt32, text: String, words: [UInt32] = []) {
        var writer = ByteWriter(isBigEndian: isBigEndian)
        writer.add(UInt32(12 + 4 * words.count))
        for word in words { writer.add(word) }
        writer.add(Array(text.utf8) + [0])
        writer.align(to: 8)
        if (writer.bytes.count + 8) % 8 != 0 { writer.align(to: 8) }
        addCommand(kind, writer.bytes)
    }

    /// Adds what the file is built for; platform 2 is iOS, 7 its simulator.
    package mutating func addBuildVersion(platform: UInt32, minimum: String = "15.0", sdk: String = "17.0") {
        addCommand(0x32, words: [platform, Self.packed(minimum), Self.packed(sdk), 0])
    }

    /// Adds the old form of that; 0x24 is macOS, 0x25 iOS, 0x2f tvOS, 0x30 watchOS.
    package mutating func addVersionMinimum(_ kind: UInt32 = 0x25, minimum: String = "9.0", sdk: String = "9.0") {
        addCommand(kind, words: [Self.packed(minimum), Self.packed(sdk)])
    }

    /// Adds the name that a dynamic library has for itself.
    package mutating func addInstallName(_ name: String, current: String = "1.0", compatibility: String = "1.0") {
        addCommand(0xd, text: name, words: [2, Self.packed(current), Self.packed(compatibility)])
    }

    /// Adds a library that is needed; 0xc is a regular one, 0x80000018 may be absent.
    package mutating func addDependency(_ name: String, kind: UInt32 = 0xc) {
        addCommand(kind, text: name, words: [2, Self.packed("1.2.3"), Self.packed("1.0")])
    }

    /// Adds a place to look for libraries in.
    package mutating func addRunPath(_ path: String) {
        addCommand(0x8000_001c, text: path)
    }

    /// Adds the sixteen bytes of a UUID.
    package mutating func addUUID(_ bytes: [UInt8]) {
        addCommand(0x1b, bytes)
    }

    /// The file.
    package func bytes() -> [UInt8] {
        let segmentSize = sections.isEmpty ? 0 : (is64Bit ? 72 : 56) + sections.count * (is64Bit ? 80 : 68)
        let symbolSize = symbols.isEmpty ? 0 : 24
        let commandSize = segmentSize + commands.reduce(0) { $0 + $1.count } + symbolSize
        var data = DataLayout(start: (is64Bit ? 32 : 28) + commandSize, isBigEndian: isBigEndian)
        for section in sections { data.add(section) }
        for index in sections.indices { data.addRelocations(of: sections[index]) }
        let names = data.addSymbols(symbols, is64Bit: is64Bit)

        var writer = ByteWriter(isBigEndian: isBigEndian)
        for word in [is64Bit ? 0xfeed_facf : 0xfeed_face, cpuType, cpuSubtype, fileType] { writer.add(word) }
        writer.add(UInt32((sections.isEmpty ? 0 : 1) + commands.count + (symbols.isEmpty ? 0 : 1)))
        writer.add(UInt32(commandSize))
        writer.add(flags)
        if is64Bit { writer.add(UInt32(0)) }
        if !sections.isEmpty { addSegment(to: &writer, data) }
        for command in commands { writer.add(command) }
        if !symbols.isEmpty {
            for word in [2, 24, names.symbolOffset, symbols.count, names.stringOffset, names.stringSize] { writer.add(UInt32(word)) }
        }
        return writer.bytes + data.writer.bytes
    }

    private func addSegment(to writer: inout ByteWriter, _ data: DataLayout) {
        let first = data.sectionOffsets[0]
        let size = data.sectionEnd - first
        writer.add(UInt32(is64Bit ? 0x19 : 1))
        writer.add(UInt32((is64Bit ? 72 : 56) + sections.count * (is64Bit ? 80 : 68)))
        writer.add(fileType == 1 ? "" : "__TEXT", width: 16)
        for number in [0, size, first, size] { writer.add(number, isWide: is64Bit) }
        for word: UInt32 in [7, 7, UInt32(sections.count), 0] { writer.add(word) }
        for (index, section) in sections.enumerated() {
            writer.add(section.name, width: 16)
            writer.add(section.segment, width: 16)
            writer.add(data.sectionOffsets[index] - first, isWide: is64Bit)
            writer.add(section.content.count, isWide: is64Bit)
            writer.add(UInt32(data.sectionOffsets[index]))
            writer.add(section.alignmentPower)
            writer.add(UInt32(section.relocations.isEmpty ? 0 : data.relocationOffsets[index]))
            writer.add(UInt32(section.relocations.count / 8))
            for word: UInt32 in is64Bit ? [0, 0, 0, 0] : [0, 0, 0] { writer.add(word) }
        }
    }

    private static func packed(_ version: String) -> UInt32 {
        let numbers = version.split(separator: ".").compactMap { UInt32($0) } + [0, 0, 0]
        return numbers[0] << 16 | numbers[1] << 8 | numbers[2]
    }

    /// What stands behind the load commands.
    private struct DataLayout {
        let start: Int
        var writer: ByteWriter
        var sectionOffsets: [Int] = []
        var relocationOffsets: [Int] = []
        var sectionEnd = 0

        init(start: Int, isBigEndian: Bool) {
            self.start = start
            writer = ByteWriter(isBigEndian: isBigEndian)
        }

        mutating func add(_ section: Section) {
            while (start + writer.bytes.count) % (1 << section.alignmentPower) != 0 { writer.add(UInt8(0)) }
            sectionOffsets.append(start + writer.bytes.count)
            writer.add(section.content)
            sectionEnd = start + writer.bytes.count
        }

        mutating func addRelocations(of section: Section) {
            while (start + writer.bytes.count) % 8 != 0 { writer.add(UInt8(0)) }
            relocationOffsets.append(start + writer.bytes.count)
            writer.add(section.relocations)
        }

        mutating func addSymbols(_ symbols: [Symbol], is64Bit: Bool) -> (symbolOffset: Int, stringOffset: Int, stringSize: Int) {
            while (start + writer.bytes.count) % 8 != 0 { writer.add(UInt8(0)) }
            let symbolOffset = start + writer.bytes.count
            var names: [UInt8] = [0]
            for symbol in symbols {
                writer.add(UInt32(symbol.name.isEmpty ? 0 : names.count))
                if !symbol.name.isEmpty { names += Array(symbol.name.utf8) + [0] }
                writer.add(symbol.type)
                writer.add(symbol.section)
                writer.add(symbol.description)
                writer.add(Int(symbol.value), isWide: is64Bit)
            }
            let stringOffset = start + writer.bytes.count
            writer.add(names)
            return (symbolOffset, stringOffset, names.count)
        }
    }
}
