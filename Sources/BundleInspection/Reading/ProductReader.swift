import Archives
package import Diagnostics
import ObjectFiles
import SystemSupport

/// What is wanted beyond what the rules need.
package struct ReadingOptions: Sendable, Hashable {
    /// Whether the names that code defines are read.
    package var wantsSymbols: Bool
    /// Whether a checksum is taken of every file, and not only of those that a rule compares.
    package var wantsDigests: Bool

    /// Whether a checksum is taken of every file of which there may be a copy, as its size tells.
    package var wantsCopies: Bool
    /// Whether it is wanted what files come to in a download: what they take in a zip, or an estimate.
    package var wantsPackedSizes: Bool
    /// Whether the texts of headers, interfaces and module maps are kept.
    package var wantsTexts: Bool

    /// Makes options.
    package init(
        wantsSymbols: Bool = false, wantsDigests: Bool = false, wantsTexts: Bool = false, wantsCopies: Bool = false,
        wantsPackedSizes: Bool = false
    ) {
        self.wantsSymbols = wantsSymbols
        self.wantsDigests = wantsDigests
        self.wantsTexts = wantsTexts
        self.wantsCopies = wantsCopies
        self.wantsPackedSizes = wantsPackedSizes
    }
}

/// Reads a product from a folder, a file or an archive, which is not unpacked to the disk.
package enum ProductReader {
    /// Reads what stands at a path.
    ///
    /// - Parameters:
    ///   - path: a bundle, a file of code, or an archive of these; relative paths are seen from `folder`.
    ///   - folder: the working directory, absolute.
    ///   - options: what is wanted.
    /// - Throws: ``DiagnosticError`` when nothing readable stands there, or an archive is damaged or larger than allowed.
    package static func read(
        _ path: String, from folder: String, options: ReadingOptions = ReadingOptions()
    ) throws(DiagnosticError) -> Inspection {
        let place = PathText.normalized(PathText.join(folder, path))
        if isArchive(place) { return try read(archive: place, shown: path, options: options) }
        let name = PathText.lastComponent(of: place)
        let scan = FolderScan(path: place, shown: path, name: name)
        let shown = PathText.parent(of: PathText.normalized(path))
        let tree = ProductTree(try scan.entries(), shownPrefix: shown == "." ? "" : shown == "/" ? "/" : shown + "/")
        let collector = FactCollector(tree: tree, options: options)
        let root = PathText.parent(of: place)
        let facts = ParallelMap.map(tree.entries) { entry -> FileFacts in
            guard entry.kind == .file, entry.sizeBytes > 0 else { return FileFacts() }
            do throws(DiagnosticError) {
                return collector.facts(of: entry, try ByteSource(contentsOf: PathText.join(root, entry.path)))
            } catch {
                return FileFacts(fault: error.diagnostics.first)
            }
        }
        return Inspection(tree: tree, facts: facts)
    }

    /// Reads a product whose files are in memory, as they would be in a folder.
    ///
    /// - Parameters:
    ///   - entries: what there is.
    ///   - contents: the files by their paths.
    ///   - options: what is wanted.
    package static func read(
        _ entries: [ProductEntry], contents: [String: [UInt8]], options: ReadingOptions = ReadingOptions()
    ) -> Inspection {
        let tree = ProductTree(entries)
        let collector = FactCollector(tree: tree, options: options)
        let facts = tree.entries.map { entry -> FileFacts in
            guard entry.kind == .file, let bytes = contents[entry.path], !bytes.isEmpty else { return FileFacts() }
            return collector.facts(of: entry, ByteSource(bytes, path: entry.path))
        }
        return Inspection(tree: tree, facts: facts)
    }

    /// The largest file of an archive that is looked into; code of more than this is no part of a product for a phone.
    private static let memoryLimit = 256 << 20

    private static func isArchive(_ path: String) -> Bool {
        ["zip", "ipa", "tgz", "gz", "tar", "xz", "bz2", "zst", "7z"].contains(PathText.fileExtension(of: path))
            && DiskFileSystem().kind(at: path) == .file
    }

    private static func read(archive path: String, shown: String, options: ReadingOptions) throws(DiagnosticError) -> Inspection {
        var entries: [ProductEntry] = []
        var refusals: [EntryRefusal] = []
        do throws(DiagnosticError) {
            try ArchiveReader().read(path) { (entry, _) throws(DiagnosticError) in entries.append(ProductEntry(entry)) }
        } catch {
            guard let refusal = refusal(error) else { throw error }
            refusals.append(refusal)
        }
        let tree = ProductTree(entries, shownPrefix: PathText.normalized(shown) + "/", refusals: refusals)
        let packedSizes = options.wantsPackedSizes ? try ZipDirectory.packedSizes(of: path) : [:]
        var collector = FactCollector(tree: tree, options: options)
        if !packedSizes.isEmpty { collector.wantsPackedSizes = false }
        var facts = Array(repeating: FileFacts(), count: tree.entries.count)
        do throws(DiagnosticError) {
            try ArchiveReader().read(path) { (entry, content) throws(DiagnosticError) in
                guard entry.kind == .file, let index = tree.index(of: entry.path) else { return }
                let bytes = try content.bytes(limit: memoryLimit)
                guard !bytes.isEmpty else { return }
                facts[index] = collector.facts(of: tree.entries[index], ByteSource(bytes, path: entry.path))
                if let size = packedSizes[entry.path] { facts[index].packedBytes = size }
            }
        } catch {
            guard refusal(error) != nil else { throw error }
        }
        return Inspection(tree: tree, facts: facts)
    }

    /// What a rule says about an archive that nobody should unpack; `nil` when the archive cannot be read at all.
    private static func refusal(_ error: DiagnosticError) -> EntryRefusal? {
        guard let first = error.diagnostics.first else { return nil }
        let codes = ["archive-unsafe-name", "archive-unsafe-link", "archive-unsupported"]
        return codes.contains(first.code) ? EntryRefusal(path: "", reason: first.message) : nil
    }
}

extension ProductEntry {
    fileprivate init(_ entry: ArchiveEntry) {
        var kind = Kind.file
        var target = ""
        switch entry.kind {
        case .file: break
        case .folder: kind = .folder
        case .link(let text): (kind, target) = (.link, text)
        }
        self.init(
            path: entry.path, kind: kind, sizeBytes: Int(clamping: entry.sizeBytes ?? 0), permissions: entry.permissions & 0o777,
            linkTarget: target)
    }
}
