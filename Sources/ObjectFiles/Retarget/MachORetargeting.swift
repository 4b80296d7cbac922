import Diagnostics

/// Changes the mark of one Mach-O file.
///
/// A new command has a field for the platform, which gets another number. An old command has none and is replaced by a new one,
/// which is 8 bytes longer, so that what stands behind the load commands has to move.
struct MachORetargeting {
    private let file: MachOFile
    private var editor: LoadCommandEditor

    init(_ file: MachOFile) {
        self.file = file
        editor = LoadCommandEditor(isBigEndian: file.isBigEndian)
    }

    /// The file with the mark of the simulator.
    mutating func result() throws(DiagnosticError) -> ByteSource {
        if file.buildVersions.contains(where: \.isOldCommand) { try refuseLinked() }
        if file.hasCodeSignature {
            throw file.source.place.error(
                "retarget-signed", "it is signed, which no change outlives; take its object files or remove the signature")
        }
        let headerSize = file.is64Bit ? 32 : 28
        let end = (file.loadCommands.last.map { $0.offset + $0.sizeBytes }) ?? headerSize
        var growth = 0
        for version in file.buildVersions where version.isOldCommand && version.platform?.isSimulator == false { growth += 8 }
        let dataStart = try firstDataOffset(behind: end)
        let shift = self.shift(growth: growth, room: dataStart - end)

        for command in file.loadCommands {
            let bytes = try file.source.read(at: command.offset, count: command.sizeBytes, "a load command")
            editor.begin(command, bytes)
            if shift > 0 { try editor.move(by: shift, in: file) }
            try change(command)
            editor.end()
        }
        var header = try file.source.read(at: 0, count: headerSize, "the header of the Mach-O file")
        editor.put(UInt32(editor.bytes.count), into: &header, at: 20)
        // What stood behind the last command stays, as far as the commands did not grow into it.
        let gapStart = min(end + growth, dataStart)
        let gap = shift > 0 ? [UInt8](repeating: 0, count: dataStart + shift - end - growth) : []
        let rest = shift > 0 ? dataStart : gapStart
        return ByteSource(
            joining: [
                ByteSource(header + editor.bytes + gap, path: file.source.place.path),
                try file.source.window(at: rest, count: file.source.count - rest),
            ], as: file.source.place)
    }

    private mutating func change(_ command: LoadCommand) throws(DiagnosticError) {
        switch command.kind {
        case LoadCommandKind.buildVersion:
            guard let simulator = ApplePlatform(rawValue: editor.word(8))?.simulator else { return }
            editor.put(simulator.rawValue, at: 8)
        case LoadCommandKind.versionMinimumIOS: replace(with: .iOSSimulator)
        case LoadCommandKind.versionMinimumTVOS: replace(with: .tvOSSimulator)
        case LoadCommandKind.versionMinimumWatchOS: replace(with: .watchOSSimulator)
        default: break
        }
    }

    private mutating func replace(with platform: ApplePlatform) {
        guard !file.architecture.isX86 else { return }
        editor.replace([LoadCommandKind.buildVersion, 24, platform.rawValue, editor.word(8), editor.word(12), 0])
    }

    private func refuseLinked() throws(DiagnosticError) {
        guard file.fileType == .object else {
            let name = file.fileType?.displayName ?? "linked file"
            throw file.source.place.error(
                "retarget-linked",
                "it is a \(name) with an old mark without a platform, which only a linker can change; link it for the simulator")
        }
    }

    /// Where the bytes behind the load commands begin that something refers to.
    private func firstDataOffset(behind end: Int) throws(DiagnosticError) -> Int {
        var offsets: [Int] = []
        for command in file.loadCommands {
            offsets += try LoadCommandOffsets.read(command, of: file).map(\.value)
        }
        let used = offsets.filter { $0 > 0 }
        // A linked file begins with its header, which the first segment loads as well; it does not grow.
        guard file.fileType == .object else { return end }
        if let wrong = used.first(where: { $0 < end || $0 > file.source.count }) {
            throw file.source.place.error("macho-malformed", "something lies among the load commands or behind the end", at: wrong)
        }
        return used.min() ?? file.source.count
    }

    /// By how much what lies behind the load commands moves: nothing if there is room, else so that all alignments hold.
    private func shift(growth: Int, room: Int) -> Int {
        if growth <= room { return 0 }
        let greatest = file.sections.filter { $0.sizeBytes > 0 && !$0.isZeroFilled }.map(\.alignmentPower).max() ?? 0
        let alignment = 1 << Int(min(max(greatest, 3), 14))
        return (growth + alignment - 1) / alignment * alignment
    }
}
