import Diagnostics

/// Reads the headers of ELF files.
struct ELFReader {
    private var file: ELFFile
    private let header: ByteFields
    private var loadedSegments: [(address: UInt64, offset: Int, size: Int)] = []
    private var dynamicSection: (offset: Int, size: Int)?
    /// The names that belong to the dynamic section, when sections say which those are.
    private var dynamicNames: (offset: Int, size: Int)?

    static func read(_ source: ByteSource) throws(DiagnosticError) -> ELFFile {
        let start = try source.read(at: 0, count: 16, "the beginning of the ELF file")
        guard start[..<4] == [0x7f, 0x45, 0x4c, 0x46] else {
            throw source.place.error("elf-malformed", "it does not begin as an ELF file does", at: 0)
        }
        guard start[4] == 1 || start[4] == 2 else {
            throw source.place.error("elf-malformed", "\(start[4]) is no class of ELF files", at: 4)
        }
        guard start[5] == 1 || start[5] == 2 else {
            throw source.place.error("elf-malformed", "\(start[5]) is no byte order of ELF files", at: 5)
        }
        let is64Bit = start[4] == 2
        let header = try ByteFields(
            source, at: 0, count: is64Bit ? 64 : 52, isBigEndian: start[5] == 2, "the header of the ELF file")
        var source = source
        let unnamed = try ELFFile(source: source, is64Bit: is64Bit, header: header)
        if source.place.architecture == nil { source.place.architecture = unnamed.architectureName }
        var reader = ELFReader(file: try ELFFile(source: source, is64Bit: is64Bit, header: header), header: header)
        try reader.readSegments()
        try reader.readSections()
        try reader.readDynamicSection()
        return reader.file
    }

    private init(file: ELFFile, header: ByteFields) {
        self.file = file
        self.header = header
    }

    // MARK: Segments

    private mutating func readSegments() throws(DiagnosticError) {
        let offset = file.is64Bit ? try header.size(32) : try header.count(28)
        let size = Int(try header.half(file.is64Bit ? 54 : 42))
        let count = Int(try header.half(file.is64Bit ? 56 : 44))
        guard count > 0 else { return }
        try requireEntry(size, atLeast: file.is64Bit ? 56 : 32, "program headers", at: file.is64Bit ? 54 : 42)
        let fields = try fields(at: offset, count: count * size, "program headers")
        for start in stride(from: 0, to: count * size, by: size) {
            let fileOffset = file.is64Bit ? try fields.size(start + 8) : try fields.count(start + 4)
            let fileSize = file.is64Bit ? try fields.size(start + 32) : try fields.count(start + 16)
            switch try fields.word(start) {
            case 1:
                let address = file.is64Bit ? try fields.long(start + 16) : UInt64(try fields.word(start + 8))
                loadedSegments.append((address, fileOffset, fileSize))
            case 2: dynamicSection = (fileOffset, fileSize)
            case 3: file.interpreter = try text(at: fileOffset, limit: fileSize)
            default: break
            }
        }
    }

    // MARK: Sections

    private struct Section {
        var type: UInt32
        var offset: Int
        var size: Int
        var link: Int
    }

    private mutating func readSections() throws(DiagnosticError) {
        let offset = file.is64Bit ? try header.size(40) : try header.count(32)
        let size = Int(try header.half(file.is64Bit ? 58 : 46))
        var count = Int(try header.half(file.is64Bit ? 60 : 48))
        guard offset > 0 else { return }
        try requireEntry(size, atLeast: file.is64Bit ? 64 : 40, "section headers", at: file.is64Bit ? 58 : 46)
        if count == 0 {
            // The number is too large for its field.
            count = try section(try fields(at: offset, count: size, "section headers"), 0).size
        }
        guard count <= ReadLimits.headerCount else {
            throw file.source.place.error("object-too-large", "it would have \(count) sections, more than any real file", at: offset)
        }
        let fields = try fields(at: offset, count: count * size, "section headers")
        var sections: [Section] = []
        sections.reserveCapacity(count)
        for index in 0..<count { sections.append(try section(fields, index * size)) }
        try use(sections)
    }

    private mutating func use(_ sections: [Section]) throws(DiagnosticError) {
        for section in sections where [2, 6, 11].contains(section.type) {
            guard section.link < sections.count else {
                throw file.source.place.error("elf-malformed", "a section has its names in section \(section.link), which there is not")
            }
            let names = sections[section.link]
            guard file.source.contains(section.offset, section.size), file.source.contains(names.offset, names.size) else {
                // A file of debug information alone keeps the headers of sections whose bytes are elsewhere.
                continue
            }
            if section.type == 6 {
                dynamicSection = (section.offset, section.size)
                dynamicNames = (names.offset, names.size)
            } else if !file.symbolTables.contains(where: { $0.isDynamic == (section.type == 11) }) {
                // A file has one of each kind; one with thousands wants us to read for ever.
                file.symbolTables.append(
                    ELFFile.SymbolTable(
                        isDynamic: section.type == 11, offset: section.offset, sizeBytes: section.size, nameOffset: names.offset,
                        nameSizeBytes: names.size))
            }
        }
    }

    private func section(_ fields: ByteFields, _ start: Int) throws(DiagnosticError) -> Section {
        Section(
            type: try fields.word(start + 4),
            offset: file.is64Bit ? try fields.size(start + 24) : try fields.count(start + 16),
            size: file.is64Bit ? try fields.size(start + 32) : try fields.count(start + 20),
            link: try fields.count(start + (file.is64Bit ? 40 : 24)))
    }

    // MARK: Dynamic section

    private mutating func readDynamicSection() throws(DiagnosticError) {
        guard let dynamicSection, dynamicSection.size > 0 else { return }
        file.isDynamicallyLinked = true
        let entry = file.is64Bit ? 16 : 8
        let count = min(dynamicSection.size / entry, ReadLimits.dynamicEntryCount)
        let fields = try fields(at: dynamicSection.offset, count: count * entry, "the dynamic section")
        var entries: [(tag: UInt64, value: Int)] = []
        for start in stride(from: 0, to: count * entry, by: entry) {
            let tag = file.is64Bit ? try fields.long(start) : UInt64(try fields.word(start))
            guard tag != 0 else { break }
            // Values of other tags may be any number.
            let value = file.is64Bit ? Int(truncatingIfNeeded: try fields.long(start + 8)) : try fields.count(start + 4)
            entries.append((tag, value))
        }
        try use(entries)
    }

    private mutating func use(_ entries: [(tag: UInt64, value: Int)]) throws(DiagnosticError) {
        let wanted = entries.filter { [1, 14, 15, 29].contains($0.tag) }
        guard !wanted.isEmpty else { return }
        guard let place = dynamicNames ?? names(of: entries) else {
            throw file.source.place.error("elf-malformed", "its dynamic section does not say where its names are")
        }
        var names = try StringTable(try file.source.window(at: place.offset, count: place.size, "names of the dynamic section"))
        for entry in wanted {
            guard let name = try names.name(at: entry.value) else {
                throw file.source.place.error("elf-malformed", "its dynamic section has a name behind its names")
            }
            switch entry.tag {
            case 1: file.needed.append(name)
            case 14: file.sharedName = name
            case 15: file.runPathsBeforeEnvironment += name.split(separator: ":").map(String.init)
            default: file.runPaths += name.split(separator: ":").map(String.init)
            }
        }
    }

    /// Where the dynamic section itself says that its names are, which it does with an address.
    private func names(of entries: [(tag: UInt64, value: Int)]) -> (offset: Int, size: Int)? {
        guard let table = entries.first(where: { $0.tag == 5 }), let size = entries.first(where: { $0.tag == 10 }) else { return nil }
        let address = UInt64(bitPattern: Int64(table.value))
        for segment in loadedSegments where address >= segment.address && address - segment.address < UInt64(segment.size) {
            return (segment.offset + Int(address - segment.address), size.value)
        }
        return nil
    }

    // MARK: Bytes

    private func text(at offset: Int, limit: Int) throws(DiagnosticError) -> String {
        let bytes = try file.source.read(at: offset, count: min(limit, 4096), "the path of the loader")
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    private func fields(at offset: Int, count: Int, _ what: String) throws(DiagnosticError) -> ByteFields {
        try ByteFields(file.source, at: offset, count: count, isBigEndian: file.isBigEndian, what)
    }

    private func requireEntry(_ size: Int, atLeast minimum: Int, _ what: String, at offset: Int) throws(DiagnosticError) {
        guard size >= minimum else {
            throw file.source.place.error("elf-malformed", "its \(what) have \(size) bytes each and need \(minimum)", at: offset)
        }
    }
}
