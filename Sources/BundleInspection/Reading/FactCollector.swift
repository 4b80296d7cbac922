import Checksums
import Diagnostics
import ObjectFiles
import PropertyLists
import SystemSupport

/// Reads what rules want to know of a file's content. Each byte is read from the disk once.
struct FactCollector: Sendable {
    /// Whether the names that code defines are wanted.
    var wantsSymbols = false
    /// Whether checksums of everything are wanted.
    var wantsAllDigests = false
    /// Whether texts are kept.
    var wantsTexts = false
    /// Whether compiled catalogs are looked into.
    var wantsCatalogs = false
    /// Whether it is wanted what files come to in a download.
    var wantsPackedSizes = false
    /// Which files may be copies of others.
    var candidates: CopyCandidates
    /// The folders in which a seal needs checksums, with a slash at their ends; none of them in another.
    var sealedFolders: [String] = []

    /// Files up to this size are held in memory while they are looked at.
    private static let memoryLimit = 4 << 20

    /// Makes a collector for a tree.
    init(tree: ProductTree, options: ReadingOptions) {
        wantsSymbols = options.wantsSymbols
        wantsAllDigests = options.wantsDigests
        wantsTexts = options.wantsTexts
        wantsCatalogs = options.wantsCopies
        wantsPackedSizes = options.wantsPackedSizes
        let seal = "_CodeSignature/CodeResources"
        for entry in tree.entries where entry.path.hasSuffix("/" + seal) {
            let folder = String(entry.path.dropLast(seal.utf8.count))
            if !sealedFolders.contains(where: folder.hasPrefix) { sealedFolders.append(folder) }
        }
        candidates = CopyCandidates(tree: tree, isForAllFiles: options.wantsCopies, sealedFolders: sealedFolders)
    }

    /// What is known of a file.
    func facts(of entry: ProductEntry, _ source: ByteSource) -> FileFacts {
        var facts = FileFacts()
        let interest = FileInterest(path: entry.path)
        let isCandidate = candidates.contains(entry)
        var pass = ContentPass(wantsPrint: isCandidate && !candidates.areSealed, wantsDigest: wantsDigest(entry))
        do throws(DiagnosticError) {
            // Most files are no code, as their first bytes tell, and nobody wants to know more about them.
            if interest == .code, pass.isSuperfluous, !wantsPackedSizes, !wantsTexts, try !ObjectKind(of: source).isCode { return facts }
            let source = source.count <= Self.memoryLimit ? try held(source) : source
            try read(interest, source, into: &facts, &pass)
            if wantsTexts, Self.isText(entry.path), source.count <= Self.memoryLimit { facts.text = try source.readAll() }
            if wantsPackedSizes { facts.packedBytes = try PackedSize.estimate(of: source) }
            if !pass.isSuperfluous, !pass.hasBegun { try source.forEachPiece { pass.add($0) } }
            pass.finish(&facts)
            if isCandidate, candidates.areSealed { facts.print = facts.digest.map(ContentPrint.Value.init) }
        } catch {
            facts.fault = error.diagnostics.first
        }
        return facts
    }

    private func held(_ source: ByteSource) throws(DiagnosticError) -> ByteSource {
        ByteSource(try source.readAll(), path: source.place.path)
    }

    private func read(
        _ interest: FileInterest, _ source: ByteSource, into facts: inout FileFacts, _ pass: inout ContentPass
    ) throws(DiagnosticError) {
        switch interest {
        case .code:
            guard let binary = try BinaryFactsReader(wantsSymbols: wantsSymbols).facts(of: source) else { return }
            facts.content = .binary(binary)
            facts.machinePaths = try MachinePathSearch.mentions(inBytes: source) { pass.add($0) }
        case .swiftModule: facts.machinePaths = try MachinePathSearch.mentions(inBytes: source) { pass.add($0) }
        case .compiledCatalog:
            // A form that is not known yet is no fault of the catalog.
            if wantsCatalogs, let catalog = try? CompiledCatalogReader.catalog(source) { facts.content = .catalog(catalog) }
        case .icon: facts.content = PictureFacts(try source.prefix(PictureFacts.headerBytes)).map { .picture($0) } ?? .none
        case .propertyList, .artifactBundle, .moduleMap, .interface, .text:
            try read(interest, try source.readAll(limit: FileInterest.textLimit), source.place.path, into: &facts)
        }
    }

    private func read(
        _ interest: FileInterest, _ bytes: [UInt8], _ path: String, into facts: inout FileFacts
    ) throws(DiagnosticError) {
        var diagnostics: [Diagnostic] = []
        switch interest {
        case .propertyList:
            facts.content = .propertyList(try PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics))
        case .artifactBundle: facts.content = .artifactBundle(ArtifactBundleFacts(bytes, path: path))
        case .moduleMap: facts.content = .moduleMap(ModuleMapFacts(bytes))
        case .interface:
            facts.content = .interface(InterfaceFacts(bytes))
            facts.machinePaths = MachinePathSearch.mentions(inText: bytes)
        case .text: facts.machinePaths = MachinePathSearch.mentions(inText: bytes)
        case .code, .compiledCatalog, .swiftModule, .icon: break
        }
    }

    private func wantsDigest(_ entry: ProductEntry) -> Bool {
        wantsAllDigests || sealedFolders.contains(where: entry.path.hasPrefix)
    }

    private static func isText(_ path: String) -> Bool {
        ["h", "hpp", "hh", "swiftinterface", "modulemap"].contains(PathText.fileExtension(of: path))
    }
}
