import Diagnostics

/// Reads the load commands of Mach-O files.
struct MachOReader {
    private var file: MachOFile
    private let fields: ByteFields
    /// Where the load commands begin, which the offsets of `fields` are counted from.
    private let base: Int
    private var index = 0
    private var command = LoadCommand(kind: 0, offset: 0, sizeBytes: 0)

    static func read(_ source: ByteSource) throws(DiagnosticError) -> MachOFile {
        var source = source
        let header = try MachOHeader(source)
        if source.place.architecture == nil { source.place.architecture = header.architecture.name }
        guard header.commandSizeBytes <= ReadLimits.loadCommandBytes else {
            throw source.place.error(
                "object-too-large", "it has \(header.commandSizeBytes) bytes of load commands, more than any real file", at: 20)
        }
        let fields = try ByteFields(
            source, at: header.sizeBytes, count: header.commandSizeBytes, isBigEndian: header.isBigEndian, "load commands")
        var reader = MachOReader(file: MachOFile(source: source, header: header), fields: fields, base: header.sizeBytes)
        try reader.readAll(count: header.commandCount)
        return reader.file
    }

    private init(file: MachOFile, fields: ByteFields, base: Int) {
        self.file = file
        self.fields = fields
        self.base = base
    }

    private mutating func readAll(count: Int) throws(DiagnosticError) {
        var offset = 0
        let unit = file.is64Bit ? 8 : 4
        while index < count {
            guard offset + 8 <= fields.bytes.count else {
                throw file.source.place.error(
                    "macho-malformed", "load command \(index) of \(count) lies behind the load commands", at: base + offset)
            }
            command = LoadCommand(kind: try fields.word(offset), offset: base + offset, sizeBytes: try fields.count(offset + 4))
            // Some old compilers gave 64-bit files commands of a multiple of 4.
            guard command.sizeBytes >= 8, command.sizeBytes % min(unit, 4) == 0, command.sizeBytes <= fields.bytes.count - offset else {
                throw fault("has the impossible size \(command.sizeBytes)")
            }
            file.loadCommands.append(command)
            try readCommand()
            offset += command.sizeBytes
            index += 1
        }
    }

    private mutating func readCommand() throws(DiagnosticError) {
        switch command.kind {
        case LoadCommandKind.segment, LoadCommandKind.segment64: file.segments.append(try segment())
        case LoadCommandKind.symbolTable: try readSymbolTable()
        case LoadCommandKind.installName: file.installName = try library()
        case LoadCommandKind.loadLibrary: try readDependency(.regular)
        case LoadCommandKind.loadWeakLibrary: try readDependency(.weak)
        case LoadCommandKind.reexportLibrary: try readDependency(.reexported)
        case LoadCommandKind.lazyLoadLibrary: try readDependency(.lazy)
        case LoadCommandKind.loadUpwardLibrary: try readDependency(.upward)
        case LoadCommandKind.runPath: file.runPaths.append(try text(at: 8))
        case LoadCommandKind.uuid:
            try require(24)
            let start = command.offset - base + 8
            file.uuid = Array(fields.bytes[start..<start + 16])
        case LoadCommandKind.codeSignature:
            file.hasCodeSignature = true
            let start = Int(try word(8))
            file.codeSignaturePlace = start..<start + Int(try word(12))
        case LoadCommandKind.encryptionInfo, LoadCommandKind.encryptionInfo64: file.encryptionSystem = try word(16)
        case LoadCommandKind.atomInfo: file.hasAtomInfo = true
        case LoadCommandKind.buildVersion: try readBuildVersion()
        case LoadCommandKind.versionMinimumMacOS: try readOldVersion(.macOS)
        case LoadCommandKind.versionMinimumIOS: try readOldVersion(.iOS)
        case LoadCommandKind.versionMinimumTVOS: try readOldVersion(.tvOS)
        case LoadCommandKind.versionMinimumWatchOS: try readOldVersion(.watchOS)
        default: break
        }
    }

    private mutating func readBuildVersion() throws(DiagnosticError) {
        try require(24)
        file.buildVersions.append(
            BuildVersion(
                platformNumber: try word(8),
                minimumVersion: PackedVersion(rawValue: try word(12)),
                sdkVersion: PackedVersion(rawValue: try word(16))))
    }

    /// The old commands do not tell a device from its simulator, but no device has an x86.
    private mutating func readOldVersion(_ platform: ApplePlatform) throws(DiagnosticError) {
        try require(16)
        let actual = file.architecture.isX86 ? platform.simulator ?? platform : platform
        file.buildVersions.append(
            BuildVersion(
                platformNumber: actual.rawValue,
                minimumVersion: PackedVersion(rawValue: try word(8)),
                sdkVersion: PackedVersion(rawValue: try word(12)),
                isOldCommand: true))
    }

    private mutating func readDependency(_ kind: DylibDependency.Kind) throws(DiagnosticError) {
        file.dependencies.append(DylibDependency(library: try library(), kind: kind))
    }

    private func library() throws(DiagnosticError) -> DylibReference {
        try require(24)
        return DylibReference(
            name: try text(at: 8),
            currentVersion: PackedVersion(rawValue: try word(16)),
            compatibilityVersion: PackedVersion(rawValue: try word(20)))
    }

    private mutating func readSymbolTable() throws(DiagnosticError) {
        try require(24)
        let location = MachOFile.SymbolTableLocation(
            symbolOffset: Int(try word(8)),
            symbolCount: Int(try word(12)),
            stringOffset: Int(try word(16)),
            stringSizeBytes: Int(try word(20)))
        let entry = file.is64Bit ? 16 : 12
        guard file.source.contains(location.symbolOffset, location.symbolCount * entry) else {
            throw fault("has symbols behind the end of the file")
        }
        guard file.source.contains(location.stringOffset, location.stringSizeBytes) else {
            throw fault("has names of symbols behind the end of the file")
        }
        file.symbolTable = location
    }

    private func segment() throws(DiagnosticError) -> MachOSegment {
        let isWide = command.kind == LoadCommandKind.segment64
        let (size, sectionSize) = isWide ? (72, 80) : (56, 68)
        try require(size)
        let count = Int(try word(isWide ? 64 : 48))
        guard count <= (command.sizeBytes - size) / sectionSize else { throw fault("has no room for its \(count) sections") }
        let start = command.offset - base
        var segment = MachOSegment(
            name: try fields.text(start + 8, width: 16),
            address: isWide ? try fields.long(start + 24) : UInt64(try word(24)),
            memorySizeBytes: isWide ? try fields.long(start + 32) : UInt64(try word(28)),
            fileOffset: isWide ? try fields.size(start + 40) : Int(try word(32)),
            fileSizeBytes: isWide ? try fields.size(start + 48) : Int(try word(36)),
            sections: [])
        segment.sections.reserveCapacity(count)
        for index in 0..<count { segment.sections.append(try section(at: start + size + index * sectionSize, isWide)) }
        return segment
    }

    private func section(at start: Int, _ isWide: Bool) throws(DiagnosticError) -> MachOSection {
        // Behind the address and the size the fields are the same.
        let rest = start + (isWide ? 48 : 40)
        return MachOSection(
            segmentName: try fields.text(start + 16, width: 16),
            name: try fields.text(start, width: 16),
            address: isWide ? try fields.long(start + 32) : UInt64(try fields.word(start + 32)),
            sizeBytes: isWide ? try fields.size(start + 40) : try fields.count(start + 36),
            fileOffset: try fields.count(rest),
            alignmentPower: try fields.word(rest + 4),
            relocationOffset: try fields.count(rest + 8),
            relocationCount: try fields.count(rest + 12),
            flags: try fields.word(rest + 16))
    }

    /// The text that the word at an offset of the command points to.
    private func text(at offset: Int) throws(DiagnosticError) -> String {
        try require(offset + 4)
        let position = Int(try word(offset))
        guard position >= offset + 4, position <= command.sizeBytes else {
            throw fault("has its text at the impossible offset \(position)")
        }
        return try fields.text(command.offset - base + position, width: command.sizeBytes - position)
    }

    /// A word of the command, which must be long enough.
    private func word(_ offset: Int) throws(DiagnosticError) -> UInt32 {
        try require(offset + 4)
        return try fields.word(command.offset - base + offset)
    }

    private func require(_ size: Int) throws(DiagnosticError) {
        guard command.sizeBytes >= size else { throw fault("has \(command.sizeBytes) bytes and needs \(size)") }
    }

    private func fault(_ problem: String) -> DiagnosticError {
        let kind = "0x" + String(command.kind, radix: 16)
        let position = String(file.source.place.start + command.offset, radix: 16)
        return file.source.place.error("macho-malformed", "load command \(index) (\(kind)) at byte 0x\(position) \(problem)")
    }
}
