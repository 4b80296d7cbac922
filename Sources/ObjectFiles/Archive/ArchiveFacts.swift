package import Diagnostics

/// What the members of a static archive have in common, and what is odd about them.
package struct ArchiveFacts: Sendable {
    /// The architectures of its Mach-O members, each once, sorted by name.
    package var architectures: [Architecture] = []
    /// What its Mach-O members say they were built for, each once, sorted.
    package var buildVersions: [BuildVersion] = []
    /// The names of Mach-O members that say no platform.
    package var membersWithoutPlatform: [String] = []
    /// The architectures of its ELF members as in target triples, each once, sorted.
    package var elfArchitectures: [String] = []
    /// The target triples that all ELF members can serve.
    package var triples: [String] = []
    /// How many members are Mach-O files.
    package var machOCount = 0
    /// How many members are ELF files.
    package var elfCount = 0
    /// How many members are bitcode.
    package var bitcodeCount = 0
    /// A warning for each member that no linker uses, and for bitcode.
    package var warnings: [Diagnostic] = []

    /// Begins with nothing.
    package init() {}

    /// The known platforms, sorted by their numbers.
    package var platforms: [ApplePlatform] {
        Set(buildVersions.compactMap(\.platform)).sorted { $0.rawValue < $1.rawValue }
    }
}

extension StaticArchive {
    /// Reads what each member is.
    ///
    /// Members that are text, empty, bitcode or anything else are left out with a warning.
    ///
    /// - Throws: ``DiagnosticError`` that names the member when an object file is damaged.
    package func facts() throws(DiagnosticError) -> ArchiveFacts {
        var collector = ArchiveFactCollector()
        for member in members { try collector.add(member) }
        return collector.finished()
    }

    /// The symbols that the members need and none of them defines, sorted by their bytes; weak references are left out.
    ///
    /// - Throws: ``DiagnosticError`` that names the member when an object file is damaged.
    package func unresolvedSymbols() throws(DiagnosticError) -> [String] {
        var defined: Set<String> = []
        var undefined: Set<String> = []
        for member in members {
            switch try member.content() {
            case .machO(let file):
                try file.forEachSymbol { symbol throws(DiagnosticError) in
                    if symbol.isDefinition { defined.insert(symbol.name) }
                    if symbol.isUndefined, !symbol.isWeakReference { undefined.insert(symbol.name) }
                    return true
                }
            case .elf(let file):
                try file.forEachSymbol { symbol throws(DiagnosticError) in
                    if symbol.isDefinition { defined.insert(symbol.name) }
                    if symbol.isUndefined, !symbol.isWeakReference { undefined.insert(symbol.name) }
                }
            case .bitcode, .other: break
            }
        }
        return undefined.subtracting(defined).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

private struct ArchiveFactCollector {
    private var facts = ArchiveFacts()
    private var architectures: Set<Architecture> = []
    private var buildVersions: Set<BuildVersion> = []
    private var elfArchitectures: Set<String> = []
    private var triples: [String]?

    mutating func add(_ member: ArchiveMember) throws(DiagnosticError) {
        switch try member.content() {
        case .machO(let file):
            facts.machOCount += 1
            architectures.insert(file.architecture)
            buildVersions.formUnion(file.buildVersions)
            if file.buildVersions.isEmpty { facts.membersWithoutPlatform.append(member.name) }
        case .elf(let file):
            facts.elfCount += 1
            elfArchitectures.insert(file.architectureName)
            triples = triples.map { $0.filter(file.triples.contains) } ?? file.triples
        case .bitcode:
            facts.bitcodeCount += 1
            facts.warnings.append(
                member.source.place.diagnostic("member-bitcode", "it is LLVM bitcode, whose facts are not read", severity: .warning))
        case .other(let kind):
            let name = kind == .empty ? "it is empty" : "it is no object file but \(kind.displayName)"
            facts.warnings.append(
                member.source.place.diagnostic("member-skipped", "\(name), which no linker uses", severity: .warning))
        }
    }

    consuming func finished() -> ArchiveFacts {
        facts.architectures = architectures.sorted { ($0.name, $0.rawSubtype) < ($1.name, $1.rawSubtype) }
        facts.buildVersions = buildVersions.sorted { left, right in
            (left.platformNumber, left.minimumVersion, left.sdkVersion, left.isOldCommand ? 0 : 1)
                < (right.platformNumber, right.minimumVersion, right.sdkVersion, right.isOldCommand ? 0 : 1)
        }
        facts.elfArchitectures = elfArchitectures.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        facts.triples = triples ?? []
        return facts
    }
}
