package import Diagnostics

/// One entry of a symbol table of an ELF file.
package struct ELFSymbol: Sendable, Hashable {
    /// The name; empty for some that are no names.
    package var name: String
    /// The kind in the lower half of the byte, who sees it in the upper one.
    package var information: UInt8
    /// Who sees it when it is linked.
    package var other: UInt8
    /// The number of the section that defines it; 0 for none.
    package var section: UInt16

    /// Whether other files see it.
    package var isGlobal: Bool { [1, 2, 10].contains(information >> 4) }
    /// Whether another file has to define it.
    package var isUndefined: Bool { isGlobal && section == 0 }
    /// Whether nobody misses it when it is absent.
    package var isWeakReference: Bool { isUndefined && information >> 4 == 2 }
    /// Whether a linker may use it as a definition, so that the table of an archive has it.
    package var isDefinition: Bool { isGlobal && section != 0 && ![3, 4].contains(information & 0xf) }
    /// Whether files that are not linked together with this one see it.
    package var isExported: Bool { isDefinition && [0, 3].contains(other & 3) }
}

/// The names in the symbol table of an ELF file, each list in the order of the table.
package struct ELFSymbolNames: Sendable, Hashable {
    /// What it defines for others.
    package var defined: [String] = []
    /// What others have to define.
    package var undefined: [String] = []
    /// What others may define.
    package var weaklyUndefined: [String] = []
}

extension ELFFile {
    /// Visits the symbols that linkers see: those of an object file, or the dynamic ones of anything else.
    ///
    /// - Throws: ``DiagnosticError`` when a name lies outside of the table of names.
    package func forEachSymbol(_ visit: (ELFSymbol) throws(DiagnosticError) -> Void) throws(DiagnosticError) {
        for table in symbolTables where table.isDynamic == (type != .relocatable) {
            try forEachSymbol(of: table, visit)
        }
    }

    private func forEachSymbol(
        of table: SymbolTable, _ visit: (ELFSymbol) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        var names = try StringTable(try source.window(at: table.nameOffset, count: table.nameSizeBytes, "names of symbols"))
        let entry = is64Bit ? 24 : 16
        let perPiece = ReadLimits.pieceSizeBytes / entry
        let total = table.sizeBytes / entry
        for first in stride(from: 0, to: total, by: perPiece) {
            let count = min(perPiece, total - first)
            let fields = try ByteFields(source, at: table.offset + first * entry, count: count * entry, isBigEndian: isBigEndian, "symbols")
            for index in 0..<count {
                let start = index * entry
                let position = try fields.count(start)
                guard let name = position == 0 ? "" : try names.name(at: position) else {
                    throw fields.place.error("elf-malformed", "symbol \(first + index) has its name behind the names", at: start)
                }
                try visit(
                    ELFSymbol(
                        name: name,
                        information: try fields.byte(start + (is64Bit ? 4 : 12)),
                        other: try fields.byte(start + (is64Bit ? 5 : 13)),
                        section: try fields.half(start + (is64Bit ? 6 : 14))))
            }
        }
    }

    /// The names that matter when files are linked.
    ///
    /// - Throws: ``DiagnosticError`` when a name lies outside of the table of names.
    package func symbolNames() throws(DiagnosticError) -> ELFSymbolNames {
        var names = ELFSymbolNames()
        try forEachSymbol { symbol throws(DiagnosticError) in
            if symbol.isWeakReference {
                names.weaklyUndefined.append(symbol.name)
            } else if symbol.isUndefined {
                names.undefined.append(symbol.name)
            } else if symbol.isDefinition {
                names.defined.append(symbol.name)
            }
        }
        return names
    }
}
