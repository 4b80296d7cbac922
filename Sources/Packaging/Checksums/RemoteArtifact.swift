import Archives
import BundleInspection
package import Diagnostics
import SystemSupport

/// What a file is to SwiftPM when a binary target names it by a URL.
package enum RemoteArtifact: Sendable, Hashable {
    /// An archive with one bundle or more in it.
    case archive(bundles: [String])
    /// An archive that can be unpacked, with no bundle in it.
    case otherArchive
    /// An index of artifact bundles.
    case index
    /// Something that SwiftPM does not take.
    case other

    /// Looks at a file.
    ///
    /// - Throws: ``DiagnosticError`` when it cannot be read.
    package init(_ path: String) throws(DiagnosticError) {
        if path.hasSuffix("." + ArtifactBundleIndex.fileExtension) {
            self = .index
            return
        }
        guard path.hasSuffix(".zip") else {
            self = .other
            return
        }
        var bundles: Set<String> = []
        try ArchiveReader().read(path) { (entry, _) throws(DiagnosticError) in
            guard let bundle = Self.bundle(in: entry.path) else { return }
            bundles.insert(bundle)
        }
        self = bundles.isEmpty ? .otherArchive : .archive(bundles: bundles.sorted { NameOrder.precedes($0, $1) })
    }

    /// The path of the bundle that an entry is the description of; `.` when the archive itself is the bundle.
    private static func bundle(in path: String) -> String? {
        let ending: String
        switch PathText.lastComponent(of: path) {
        case "Info.plist": ending = ".xcframework"
        case ArtifactBundleInfo.fileName: ending = ".artifactbundle"
        default: return nil
        }
        let folder = PathText.parent(of: path)
        return folder == "." || folder.hasSuffix(ending) ? folder : nil
    }

    /// What there is to say about it beside its checksum.
    package func diagnostics(for path: String) -> [Diagnostic] {
        func note(_ message: String) -> [Diagnostic] {
            [Diagnostic(.note, "checksum-of", message, at: SourceLocation(path: path))]
        }
        switch self {
        case .archive(let bundles):
            guard bundles.count > 1 else { return [] }
            return note("it has several bundles, of which SwiftPM takes the last: \(bundles.joined(separator: ", "))")
        case .index: return []
        case .otherArchive: return note("it is an archive without an .xcframework or .artifactbundle")
        case .other: return note("SwiftPM downloads files that end in .zip or .\(ArtifactBundleIndex.fileExtension) only")
        }
    }
}
