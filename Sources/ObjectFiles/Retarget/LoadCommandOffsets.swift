import Diagnostics

/// The fields of load commands that say where in the file something lies.
enum LoadCommandOffsets {
    /// A field of a command, and what stands in it.
    struct Field {
        /// Where the field is in the command.
        var position: Int
        /// Its bytes.
        var width: Int
        /// The offset into the file; 0 when it says nothing.
        var value: Int
    }

    /// Commands that hold no such field.
    private static let withoutOffsets: Set<UInt32> = [
        LoadCommandKind.uuid, LoadCommandKind.sourceVersion, LoadCommandKind.linkerOption, LoadCommandKind.buildVersion,
        LoadCommandKind.versionMinimumMacOS, LoadCommandKind.versionMinimumIOS, LoadCommandKind.versionMinimumTVOS,
        LoadCommandKind.versionMinimumWatchOS,
    ]

    /// The fields of a command.
    ///
    /// - Throws: ``DiagnosticError`` when nobody here knows the command in an object file.
    static func read(_ command: LoadCommand, of file: MachOFile) throws(DiagnosticError) -> [Field] {
        // Linked files never move.
        guard file.fileType == .object else { return [] }
        let fields = try ByteFields(
            file.source, at: command.offset, count: command.sizeBytes, isBigEndian: file.isBigEndian, "a load command")
        func words(_ positions: Int...) throws(DiagnosticError) -> [Field] {
            var list: [Field] = []
            for position in positions { list.append(Field(position: position, width: 4, value: try fields.count(position))) }
            return list
        }
        switch command.kind {
        case LoadCommandKind.segment: return try segment(fields, isWide: false)
        case LoadCommandKind.segment64: return try segment(fields, isWide: true)
        case LoadCommandKind.symbolTable: return try words(8, 16)
        case LoadCommandKind.dynamicSymbolTable: return try words(32, 40, 48, 56, 64, 72)
        case LoadCommandKind.note: return [Field(position: 24, width: 8, value: try fields.size(24))]
        case let kind where LoadCommandKind.linkEditData.contains(kind): return try words(8)
        case let kind where withoutOffsets.contains(kind): return []
        default:
            throw file.source.place.error(
                "retarget-command",
                "load command 0x\(String(command.kind, radix: 16)) is not known, so that nobody can tell what has to move with it",
                at: command.offset)
        }
    }

    private static func segment(_ fields: ByteFields, isWide: Bool) throws(DiagnosticError) -> [Field] {
        let own =
            isWide
            ? Field(position: 40, width: 8, value: try fields.size(40)) : Field(position: 32, width: 4, value: try fields.count(32))
        var list = [own]
        let (size, sectionSize) = isWide ? (72, 80) : (56, 68)
        for index in 0..<(try fields.count(isWide ? 64 : 48)) {
            let start = size + index * sectionSize
            let rest = start + (isWide ? 48 : 40)
            let isZeroFilled = [0x1, 0xc, 0x12].contains(try fields.word(rest + 16) & 0xff)
            if !isZeroFilled { list.append(Field(position: rest, width: 4, value: try fields.count(rest))) }
            list.append(Field(position: rest + 8, width: 4, value: try fields.count(rest + 8)))
        }
        return list
    }
}
