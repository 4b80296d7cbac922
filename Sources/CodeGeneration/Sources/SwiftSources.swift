import Checksums
import Diagnostics
import SwiftSource
import Synchronization
import SystemSupport

/// The Swift files of an entry, read and ready to be scanned.
struct SwiftSources: Sendable {
    /// A file.
    struct Source: Sendable {
        /// The file, absolute and normal.
        var path: String
        /// How templates and messages name it: relative to the folder of the configuration.
        var shownPath: String
        /// The module that it belongs to; `nil` when it is not known.
        var module: String?
        /// Where its bytes are.
        var content: Content
        /// The generated regions.
        var regions: SourceRegions
        /// The checksum of what is scanned.
        var digest: Digest
        /// Whether the file is neither generated nor has generated regions.
        var isPlain: Bool

        /// What is in the file.
        var bytes: [UInt8] {
            switch content {
            case .held(let bytes, _): bytes
            case .onDisk(let fileSystem, let changes): changes.noteUnless(digest, (try? fileSystem.read(path)) ?? [])
            }
        }

        /// What is in it without the generated regions.
        var blanked: [UInt8] {
            if case .held(_, let blanked) = content { blanked } else { bytes }
        }

        /// The same with its bytes.
        var held: Source {
            guard case .onDisk = content else { return self }
            var source = self
            let bytes = bytes
            source.content = .held(bytes, blanked: bytes)
            return source
        }
    }

    /// Where the bytes of a source are.
    enum Content: Sendable {
        /// They are held, as they are and without the generated regions.
        case held([UInt8], blanked: [UInt8])
        /// A file without regions is read again, because mostly nobody asks for it.
        case onDisk(any FileSystem, SourceChanges)
    }

    /// The files, sorted by path.
    let sources: [Source]
    private let regionPlaces: [String: (source: Int, region: Int)]
    private let scanned = Findings()

    /// Whether files have changed that were read again.
    let changes: SourceChanges

    /// Takes sources in their order.
    init(_ sources: [Source], changes: SourceChanges = SourceChanges()) {
        self.sources = sources
        self.changes = changes
        var places: [String: (source: Int, region: Int)] = [:]
        for (index, source) in sources.enumerated() {
            for (number, region) in source.regions.regions.enumerated() where places[region.key] == nil {
                places[region.key] = (index, number)
            }
        }
        regionPlaces = places
    }

    /// The region with a key; of several the first.
    func region(_ key: String) -> (source: Source, region: SourceRegions.Region)? {
        regionPlaces[key].map { (sources[$0.source], sources[$0.source].regions.regions[$0.region]) }
    }

    /// The declarations of all files, which are scanned when they are asked for first.
    func files() -> [SourceFile] {
        scanned.files.withLock { files in
            if let files { return files }
            let made = ParallelMap.map(sources) { SourceFile.scan($0.blanked, path: $0.shownPath) }
            files = made
            return made
        }
    }

    /// The declarations of one file, scanned for this alone unless all files are.
    func file(_ index: Int) -> SourceFile {
        scanned.files.withLock { $0?[index] } ?? SourceFile.scan(sources[index].blanked, path: sources[index].shownPath)
    }

    /// The checksums of the interfaces, which are looked for when they are asked for first.
    func interfaces(_ find: () -> [Digest]) -> [Digest] {
        if let known = scanned.interfaces.withLock({ $0 }) { return known }
        let made = find()
        scanned.interfaces.withLock { $0 = made }
        return made
    }

    /// A class, because copies of the sources share what was found out about them.
    private final class Findings: Sendable {
        let files = Mutex<[SourceFile]?>(nil)
        let interfaces = Mutex<[Digest]?>(nil)
    }
}
