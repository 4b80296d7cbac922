package import Diagnostics

/// One entry of the symbol table of a Mach-O file.
package struct MachOSymbol: Sendable, Hashable {
    /// The name; empty when it has none.
    package var name: String
    /// The type and its flags.
    package var type: UInt8
    /// The number of the section that it is defined in, from 1 on; 0 for none.
    package var section: UInt8
    /// More about it, such as whether it is weak.
    package var description: UInt16
    /// Its address, or the size of a common symbol.
    package var value: UInt64

    /// Whether it is for debuggers and nobody else.
    package var isDebugEntry: Bool { type & 0xe0 != 0 }
    /// Whether other files see it.
    package var isExternal: Bool { !isDebugEntry && type & 0x01 != 0 }
    /// Whether it is visible to the files that are linked together with this one only.
    package var isPrivateExternal: Bool { !isDebugEntry && type & 0x10 != 0 }
    /// Whether another file has to define it.
    package var isUndefined: Bool { !isDebugEntry && type & 0x0e == 0 && value == 0 && isExternal }
    /// Whether a linker may use it as a definition, so that the table of an archive has it.
    package var isDefinition: Bool { isExternal && !isUndefined }
    /// Whether nobody misses it when it is absent.
    package var isWeakReference: Bool { isUndefined && description & 0x40 != 0 }
    /// The path of an object file that debug information is read from.
    package var isObjectPath: Bool { type == 0x66 }
    /// A path of a source file or folder.
    package var isSourcePath: Bool { type == 0x64 || type == 0x84 }
}

/// The names in the symbol table of a Mach-O file, each list in the order of the table.
package struct MachOSymbolNames: Sendable, Hashable {
    /// What it defines for others.
    package var exported: [String] = []
    /// What others have to define, references that may stay unresolved included.
    package var undefined: [String] = []
    /// Paths of the object files with the debug information.
    package var objectPaths: [String] = []
    /// Paths of source files and folders.
    package var sourcePaths: [String] = []
}

extension MachOFile {
    /// Visits the symbols in their order; stops when the visitor says `false`.
    ///
    /// - Throws: ``DiagnosticError`` when a name lies outside of the table of names.
    package func forEachSymbol(_ visit: (MachOSymbol) throws(DiagnosticError) -> Bool) throws(DiagnosticError) {
        guard let table = symbolTable, table.symbolCount > 0 else { return }
        var names = try StringTable(try source.window(at: table.stringOffset, count: table.stringSizeBytes, "names of symbols"))
        let entry = is64Bit ? 16 : 12
        let perPiece = ReadLimits.pieceSizeBytes / entry
        for first in stride(from: 0, to: table.symbolCount, by: perPiece) {
            let count = min(perPiece, table.symbolCount - first)
            let fields = try ByteFields(
                source, at: table.symbolOffset + first * entry, count: count * entry, isBigEndian: isBigEndian, "symbols")
            for index in 0..<count {
                let offset = index * entry
                let position = try fields.count(offset)
                guard let name = position == 0 ? "" : try names.name(at: position) else {
                    throw fields.place.error("macho-malformed", "symbol \(first + index) has its name behind the names", at: offset)
                }
                let symbol = MachOSymbol(
                    name: name,
                    type: try fields.byte(offset + 4),
                    section: try fields.byte(offset + 5),
                    description: try fields.half(offset + 6),
                    value: is64Bit ? try fields.long(offset + 8) : UInt64(try fields.word(offset + 8)))
                guard try visit(symbol) else { return }
            }
        }
    }

    /// The names that matter when files are linked or looked through.
    ///
    /// - Throws: ``DiagnosticError`` when a name lies outside of the table of names.
    package func symbolNames() throws(DiagnosticError) -> MachOSymbolNames {
        var names = MachOSymbolNames()
        try forEachSymbol { symbol throws(DiagnosticError) in
            if symbol.isUndefined {
                names.undefined.append(symbol.name)
            } else if symbol.isDefinition, !symbol.isPrivateExternal {
                names.exported.append(symbol.name)
            } else if symbol.isObjectPath {
                names.objectPaths.append(symbol.name)
            } else if symbol.isSourcePath, !symbol.name.isEmpty {
                names.sourcePaths.append(symbol.name)
            }
            return true
        }
        return names
    }
}
