package import Diagnostics

/// Joins files for several architectures into one, as `lipo -create` does.
///
///     let whole = try UniversalWriter.join([device64, device32], path: "libX.a")
///     try whole.write(to: &sink)
package enum UniversalWriter {
    /// A file and where it goes.
    struct Part {
        var architecture: Architecture
        var alignmentPower: UInt32
        var source: ByteSource
    }

    /// The universal file; its bytes are read when they are written.
    ///
    /// - Parameters:
    ///   - sources: Mach-O files, static archives, and universal files, whose parts are taken.
    ///   - path: what messages call the result.
    /// - Throws: ``DiagnosticError`` when an architecture is there twice, or when a file has none or several.
    package static func join(_ sources: [ByteSource], path: String) throws(DiagnosticError) -> ByteSource {
        var parts: [Part] = []
        for source in sources {
            for slice in try ObjectFile(source).slices { parts.append(try part(of: slice)) }
        }
        return try join(parts, path: path)
    }

    /// The universal file of slices that have been read already.
    ///
    /// - Throws: the same.
    package static func join(_ slices: [ObjectSlice], path: String) throws(DiagnosticError) -> ByteSource {
        var parts: [Part] = []
        for slice in slices { parts.append(try part(of: slice)) }
        return try join(parts, path: path)
    }

    static func join(_ parts: [Part], path: String) throws(DiagnosticError) -> ByteSource {
        let place = BytePlace(path: path)
        guard !parts.isEmpty else { throw place.error("universal-empty", "there is nothing to join") }
        try refuseDuplicates(parts)
        let sorted = sorted(parts)
        let narrow = offsets(of: sorted, entrySize: 20)
        let isNarrow = zip(narrow, sorted).allSatisfy { $0 + $1.source.count <= Int(UInt32.max) }
        let offsets = isNarrow ? narrow : offsets(of: sorted, entrySize: 32)
        var pieces = [ByteSource(header(of: sorted, offsets, is64Bit: !isNarrow), path: path)]
        var end = pieces[0].count
        for (part, offset) in zip(sorted, offsets) {
            pieces.append(ByteSource([UInt8](repeating: 0, count: offset - end), path: path))
            pieces.append(part.source)
            end = offset + part.source.count
        }
        return ByteSource(joining: pieces, as: place)
    }

    /// The same file for one architecture less or more is made of these.
    private static func part(of slice: ObjectSlice) throws(DiagnosticError) -> Part {
        switch slice.content {
        case .machO(let file):
            return Part(
                architecture: file.architecture, alignmentPower: slice.alignmentPower ?? UniversalAlignment.power(of: file),
                source: slice.source)
        case .archive(let archive):
            let architecture = try architecture(of: archive)
            return Part(
                architecture: slice.declaredArchitecture ?? architecture,
                alignmentPower: slice.alignmentPower ?? (architecture.is64Bit ? 3 : 2), source: slice.source)
        case .elf:
            throw slice.source.place.error("universal-kind", "it is an ELF file, which universal files do not hold")
        case .bitcode:
            throw slice.source.place.error("universal-kind", "it is bitcode, of which nobody knows the architecture without the compiler")
        }
    }

    /// The architecture that all members have.
    private static func architecture(of archive: StaticArchive) throws(DiagnosticError) -> Architecture {
        var found: (architecture: Architecture, name: String)?
        for member in archive.members {
            let place = member.source.place
            guard case .machO = try ObjectKind(of: member.source) else {
                let kind = try ObjectKind(of: member.source).displayName
                throw place.error("universal-member", "it is no Mach-O file (\(kind)); take it out of the archive before joining")
            }
            let architecture = try MachOHeader(member.source).architecture
            if let found, found.architecture != architecture {
                throw place.error(
                    "universal-member",
                    "it is for '\(architecture.name)', but '\(found.name)' for '\(found.architecture.name)'; it can have one only"
                )
            }
            found = found ?? (architecture, member.name)
        }
        guard let found else { throw archive.source.place.error("universal-member", "it is an archive without members") }
        return found.architecture
    }

    private static func refuseDuplicates(_ parts: [Part]) throws(DiagnosticError) {
        for (index, part) in parts.enumerated() {
            guard let other = parts[..<index].first(where: { $0.architecture.matches(part.architecture) }) else { continue }
            throw part.source.place.error(
                "universal-duplicate",
                "its architecture '\(part.architecture.name)' is that of '\(other.source.place.path)' too; a universal file has each once")
        }
    }

    /// Variants of one processor by their numbers, `arm64` behind all others as old loaders want it, the rest by rising alignment.
    ///
    /// This is no order that holds between any three, so that the way of sorting counts; few files are sorted by insertion.
    private static func sorted(_ parts: [Part]) -> [Part] {
        var sorted: [Part] = []
        for part in parts {
            var place = sorted.count
            while place > 0, precedes(part, sorted[place - 1]) { place -= 1 }
            sorted.insert(part, at: place)
        }
        return sorted
    }

    private static func precedes(_ left: Part, _ right: Part) -> Bool {
        if left.architecture.cpuType == right.architecture.cpuType { return left.architecture.rawSubtype < right.architecture.rawSubtype }
        if left.architecture.cpuType == Architecture.arm64Type { return false }
        if right.architecture.cpuType == Architecture.arm64Type { return true }
        return left.alignmentPower < right.alignmentPower
    }

    private static func offsets(of parts: [Part], entrySize: Int) -> [Int] {
        var end = 8 + parts.count * entrySize
        return parts.map { part in
            let mask = (1 << Int(part.alignmentPower)) - 1
            let offset = (end + mask) & ~mask
            end = offset + part.source.count
            return offset
        }
    }

    private static func header(of parts: [Part], _ offsets: [Int], is64Bit: Bool) -> [UInt8] {
        var encoder = ByteEncoder(isBigEndian: true)
        for byte in is64Bit ? UniversalFile.magic64 : UniversalFile.magic { encoder.add(byte) }
        encoder.add(UInt32(parts.count))
        for (part, offset) in zip(parts, offsets) {
            encoder.add(part.architecture.cpuType)
            encoder.add(part.architecture.rawSubtype)
            encoder.add(offset, width: is64Bit ? 8 : 4)
            encoder.add(part.source.count, width: is64Bit ? 8 : 4)
            encoder.add(part.alignmentPower)
            if is64Bit { encoder.add(UInt32(0)) }
        }
        return encoder.bytes
    }
}
