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
    /// The sizes that several files have, which may be copies of each other.
    var sharedSizes: Set<Int> = []
    /// The folders in which a seal needs checksums, with a slash at their ends.
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
        if options.wantsCopies { sharedSizes = CopySearch.sharedSizes(of: tree) }
        let seal = "_CodeSignature/CodeResources"
        sealedFolders = tree.entries.filter { $0.path.hasSuffix("/" + seal) }.map { String($0.path.dropLast(seal.utf8.count)) }
    }

    /// What is known of a file.
    func facts(of entry: ProductEntry, _ source: ByteSource) -> FileFacts {
        var facts = FileFacts()
        do throws(DiagnosticError) {
            let source = source.count <= Self.memoryLimit ? try held(source) : source
            try read(FileInterest(path: entry.path), source, into: &facts)
            if wantsTexts, Self.isText(entry.path), source.count <= Self.memoryLimit { facts.text = try source.readAll() }
            if wantsPackedSizes { facts.packedBytes = try PackedSize.estimate(of: source) }
            if wantsDigest(entry) { facts.digest = try Self.digest(of: source) }
        } catch {
            facts.fault = error.diagnostics.first
        }
        return facts
    }

    private func held(_ source: ByteSource) throws(DiagnosticError) -> ByteSource {
        ByteSource(try source.readAll(), path: source.place.path)
    }

    private func read(_ interest: FileInterest, _ source: ByteSource, into facts: inout FileFacts) throws(DiagnosticError) {
        let path = source.place.path
        if interest == .code {
            guard let binary = try BinaryFactsReader(wantsSymbols: wantsSymbols).facts(of: source) else { return }
            facts.content = .binary(binary)
            facts.machinePaths = try MachinePathSearch.mentions(inBytes: source)
            return
        }
        if interest == .compiledCatalog {
            // A form that is not known yet is no fault of the catalog.
            if wantsCatalogs, let catalog = try? CompiledCatalogReader.catalog(source) { facts.content = .catalog(catalog) }
            return
        }
        let bytes = try source.readAll(limit: FileInterest.textLimit)
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
        case .swiftModule: facts.machinePaths = try MachinePathSearch.mentions(inBytes: source)
        case .code, .compiledCatalog: break
        }
    }

    private func wantsDigest(_ entry: ProductEntry) -> Bool {
        if wantsAllDigests || sealedFolders.contains(where: entry.path.hasPrefix) { return true }
        if sharedSizes.contains(entry.sizeBytes), CopySearch.isCompared(entry) { return true }
        // Copies of one framework in an app are compared.
        return entry.path.contains(".app/") && entry.path.contains(".framework/") && !entry.name.contains(".")
    }

    private static func isText(_ path: String) -> Bool {
        ["h", "hpp", "hh", "swiftinterface", "modulemap"].contains(PathText.fileExtension(of: path))
    }

    private static func digest(of source: ByteSource) throws(DiagnosticError) -> Digest {
        var hash = SHA256()
        var offset = 0
        while offset < source.count {
            let piece = try source.read(at: offset, count: min(1 << 20, source.count - offset))
            hash.update(piece)
            offset += piece.count
        }
        return hash.finish()
    }
}
