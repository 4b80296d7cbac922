import Diagnostics
import ObjectFiles
import SystemSupport

/// Takes from code what rules want to know.
struct BinaryFactsReader {
    /// Whether the names that others can use are wanted.
    var wantsSymbols: Bool

    /// The facts; `nil` when the bytes are no code.
    ///
    /// - Throws: ``DiagnosticError`` when they are, and damaged.
    func facts(of source: ByteSource) throws(DiagnosticError) -> BinaryFacts? {
        guard try ObjectKind(of: source).isCode else { return nil }
        let file = try ObjectFile(source)
        var slices: [BinarySlice] = []
        for slice in file.slices { slices += try facts(of: slice) }
        return BinaryFacts(kind: file.slices.first.map(kind) ?? .other, slices: slices)
    }

    private func kind(_ slice: ObjectSlice) -> BinaryFacts.Kind {
        switch slice.content {
        case .archive: return .staticLibrary
        case .bitcode: return .object
        case .machO(let file):
            switch file.fileType {
            case .object: return .object
            case .executable: return .executable
            case .dynamicLibrary, .dynamicLibraryStub: return .dynamicLibrary
            case .bundle: return .bundle
            case .debugSymbols: return .debugSymbols
            default: return .other
            }
        case .elf(let file):
            switch file.type {
            case .relocatable: return .object
            case .executable: return .executable
            case .dynamic:
                // A program that may lie anywhere names its loader, unless it is linked statically and has no name either.
                let isProgram = file.interpreter != nil || (file.sharedName == nil && file.needed.isEmpty)
                return isProgram ? .executable : .dynamicLibrary
            default: return .other
            }
        }
    }

    private func facts(of slice: ObjectSlice) throws(DiagnosticError) -> [BinarySlice] {
        switch slice.content {
        case .machO(let file): return [try facts(of: file)]
        case .elf(let file):
            var result = BinarySlice(architecture: file.architectureName, format: .elf, triples: file.triples)
            result.installName = file.sharedName
            result.dependencies = file.needed.map { BinaryDependency($0) }
            result.searchPaths = file.runPaths + file.runPathsBeforeEnvironment
            if wantsSymbols {
                let names = try file.symbolNames()
                result.definedSymbols = names.defined.sorted(by: NameOrder.precedes)
                result.undefinedSymbols = names.undefined
            }
            return [result]
        case .bitcode: return [BinarySlice(architecture: slice.declaredArchitecture?.name ?? "", format: .bitcode)]
        case .archive(let archive): return try facts(of: archive, declared: slice.declaredArchitecture)
        }
    }

    private func facts(of file: MachOFile) throws(DiagnosticError) -> BinarySlice {
        var result = BinarySlice(architecture: file.architecture.name, buildVersions: file.buildVersions)
        result.identifier = file.uuidText
        result.installName = file.installName?.name
        result.dependencies = file.dependencies.map { BinaryDependency($0.library.name, isWeak: $0.kind == .weak) }
        result.searchPaths = file.runPaths
        result.isSigned = file.hasCodeSignature
        result.signature = SignatureFacts(file)
        if wantsSymbols {
            let names = try file.symbolNames()
            result.definedSymbols = names.exported.sorted(by: NameOrder.precedes)
            result.undefinedSymbols = names.undefined
        }
        return result
    }

    /// One slice for each architecture of the members, as an archive of GNU may have several.
    private func facts(of archive: StaticArchive, declared: Architecture?) throws(DiagnosticError) -> [BinarySlice] {
        let facts = try archive.facts()
        var defined: [String] = []
        if wantsSymbols { defined = try definedSymbols(of: archive) }
        let undefined = wantsSymbols || facts.elfCount > 0 ? try archive.unresolvedSymbols() : []
        func slice(_ architecture: String, _ format: BinarySlice.Format) -> BinarySlice {
            BinarySlice(
                architecture: architecture, format: format, buildVersions: format == .machO ? facts.buildVersions : [],
                triples: format == .elf ? facts.triples : [], undefinedSymbols: undefined, definedSymbols: defined,
                memberCount: archive.members.count)
        }
        var slices = facts.architectures.map { slice($0.name, .machO) } + facts.elfArchitectures.map { slice($0, .elf) }
        if slices.isEmpty { slices = [slice(declared?.name ?? "", facts.bitcodeCount > 0 ? .bitcode : .unknown)] }
        return slices
    }

    private func definedSymbols(of archive: StaticArchive) throws(DiagnosticError) -> [String] {
        var names: Set<String> = []
        for member in archive.members {
            switch try member.content() {
            case .machO(let file): names.formUnion(try file.symbolNames().exported)
            case .elf(let file): names.formUnion(try file.symbolNames().defined)
            case .bitcode, .other: break
            }
        }
        return names.sorted(by: NameOrder.precedes)
    }
}
