/// Makes the bytes of an ELF file for tests.
///
///     var builder = ELFBuilder(type: 1)
///     builder.symbols = [.init("one", isDefined: true), .init("puts", isDefined: false)]
///     let bytes = builder.bytes()
package struct ELFBuilder: Sendable {
    /// The number of the type: 1 is an object file, 2 an executable, 3 a library.
    package var type: UInt16
    /// The number of the processor: 62 is x86_64, 183 aarch64, 40 arm.
    package var machine: UInt16
    /// Whether addresses have 64 bits.
    package var is64Bit = true
    /// Whether numbers begin with their highest byte.
    package var isBigEndian = false
    /// The number of the operating system.
    package var system: UInt8 = 0
    /// Flags of the processor.
    package var flags: UInt32 = 0
    /// The program that loads it.
    package var interpreter: String?
    /// Entries of the dynamic section: 1 is a library that is needed, 14 the own name, 15 and 29 are run paths.
    package var dynamicNames: [(tag: Int, name: String)] = []
    /// Its symbols.
    package var symbols: [Symbol] = []
    /// Whether it has section headers, which loaders do without.
    package var hasSections = true

    /// A symbol; the binding 1 is a global one, 0 a local one, 2 a weak one.
    package struct Symbol: Sendable {
        var name: String
        var isDefined: Bool
        var binding: UInt8

        /// Makes a symbol.
        package init(_ name: String, isDefined: Bool, binding: UInt8 = 1) {
            self.name = name
            self.isDefined = isDefined
            self.binding = binding
        }
    }

    /// Begins a file.
    package init(type: UInt16 = 1, machine: UInt16 = 62) {
        self.type = type
        self.machine = machine
    }

    private static let baseAddress = 0x10000

    /// The file.
    package func bytes() -> [UInt8] {
        let isDynamic = !dynamicNames.isEmpty
        let segmentCount = (interpreter == nil ? 0 : 1) + (isDynamic ? 2 : 0)
        let headerSize = is64Bit ? 64 : 52
        let segmentSize = is64Bit ? 56 : 32
        var data = ByteWriter(isBigEndian: isBigEndian)
        let start = headerSize + segmentCount * segmentSize
        func here() -> Int { start + data.bytes.count }

        let interpreterOffset = here()
        if let interpreter { data.add(Array(interpreter.utf8) + [0]) }
        var names: [UInt8] = [0]
        func offset(of name: String) -> Int {
            names += Array(name.utf8) + [0]
            return names.count - name.utf8.count - 1
        }
        let symbolOffset = here()
        for symbol in [Symbol("", isDefined: false, binding: 0)] + symbols {
            add(symbol, nameOffset: symbol.name.isEmpty ? 0 : offset(of: symbol.name), to: &data)
        }
        let symbolSize = here() - symbolOffset
        let entries = dynamicNames.map { ($0.tag, offset(of: $0.name)) }
        let nameOffset = here()
        data.add(names)
        let dynamicOffset = here()
        let tables = isDynamic ? [(5, Self.baseAddress + nameOffset), (10, names.count), (0, 0)] : []
        for (tag, value) in entries + tables {
            data.add(tag, isWide: is64Bit)
            data.add(value, isWide: is64Bit)
        }
        let sectionOffset = here()
        if hasSections {
            addSection(type: 0, offset: 0, size: 0, link: 0, to: &data)
            addSection(type: type == 1 ? 2 : 11, offset: symbolOffset, size: symbolSize, link: 2, to: &data)
            addSection(type: 3, offset: nameOffset, size: names.count, link: 0, to: &data)
            if isDynamic { addSection(type: 6, offset: dynamicOffset, size: sectionOffset - dynamicOffset, link: 2, to: &data) }
        }
        let end = here()

        var writer = header(segmentCount: segmentCount, sectionOffset: hasSections ? sectionOffset : 0, sectionCount: isDynamic ? 4 : 3)
        if isDynamic {
            addSegment(type: 1, offset: 0, size: end, to: &writer)
            addSegment(type: 2, offset: dynamicOffset, size: sectionOffset - dynamicOffset, to: &writer)
        }
        if let interpreter { addSegment(type: 3, offset: interpreterOffset, size: interpreter.utf8.count + 1, to: &writer) }
        return writer.bytes + data.bytes
    }

    private func header(segmentCount: Int, sectionOffset: Int, sectionCount: Int) -> ByteWriter {
        var writer = ByteWriter(isBigEndian: isBigEndian)
        writer.add([0x7f, 0x45, 0x4c, 0x46, is64Bit ? 2 : 1, isBigEndian ? 2 : 1, 1, system] + [UInt8](repeating: 0, count: 8))
        writer.add(type)
        writer.add(machine)
        writer.add(UInt32(1))
        writer.add(0, isWide: is64Bit)
        writer.add(segmentCount == 0 ? 0 : is64Bit ? 64 : 52, isWide: is64Bit)
        writer.add(sectionOffset, isWide: is64Bit)
        writer.add(flags)
        let sizes: [UInt16] = is64Bit ? [64, 56, UInt16(segmentCount), 64] : [52, 32, UInt16(segmentCount), 40]
        for size in sizes + [UInt16(sectionOffset == 0 ? 0 : sectionCount), 0] { writer.add(size) }
        return writer
    }

    private func add(_ symbol: Symbol, nameOffset: Int, to data: inout ByteWriter) {
        data.add(UInt32(nameOffset))
        let section: UInt16 = symbol.isDefined ? 1 : 0
        if is64Bit {
            data.add([symbol.binding << 4, 0])
            data.add(section)
            data.add([UInt8](repeating: 0, count: 16))
        } else {
            data.add([UInt8](repeating: 0, count: 8))
            data.add([symbol.binding << 4, 0])
            data.add(section)
        }
    }

    private func addSection(type: UInt32, offset: Int, size: Int, link: UInt32, to data: inout ByteWriter) {
        data.add(UInt32(0))
        data.add(type)
        for number in [0, 0, offset, size] { data.add(number, isWide: is64Bit) }
        data.add(link)
        data.add(UInt32(0))
        for number in [1, 0] { data.add(number, isWide: is64Bit) }
    }

    private func addSegment(type: UInt32, offset: Int, size: Int, to data: inout ByteWriter) {
        let address = Self.baseAddress + offset
        data.add(type)
        if is64Bit { data.add(UInt32(4)) }
        for number in [offset, address, address, size, size] { data.add(number, isWide: is64Bit) }
        if !is64Bit { data.add(UInt32(4)) }
        data.add(1, isWide: is64Bit)
    }
}
