import ArtifactCache
import Checksums
import Diagnostics
import SystemSupport

/// A product of one of Apple's tools that somebody has put beside its source, with a record of what it was made of.
///
/// The record is a file of the product's name and `.inputs`: the checksum of the sources in one line. A product whose record does not fit
/// any more is not taken, because it would be out of date.
enum PrecompiledProduct {
    /// The files of a product that fits its sources; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - inputs: the sources, absolute, with the paths that messages name.
    ///   - report: receives a warning about a product that does not fit.
    static func files(
        _ tool: AppleTool,
        _ inputs: [(source: String, path: String)],
        report: inout [Diagnostic]
    ) throws -> [SharedCache.MadeFile]? {
        guard let first = inputs.first else { return nil }
        let name = tool.product(of: PathText.lastComponent(of: first.source))
        let product = PathText.join(PathText.parent(of: first.source), name)
        guard product != first.source, let kind = DiskFileSystem().kind(at: product) else { return nil }
        let shown = PathText.join(PathText.parent(of: first.path), name)
        guard let recorded = try? DiskFileSystem().read(product + recordSuffix) else {
            report.append(
                Diagnostic(
                    .warning, "precompiled-without-record",
                    "there is no '\(name)\(recordSuffix)' that says what this was made of, so that it is not used", at: .init(path: shown)))
            return nil
        }
        let text = String(decoding: recorded.prefix(64), as: UTF8.self)
        guard Digest(text: text) == (try digest(of: inputs.map(\.source))) else {
            report.append(
                Diagnostic(
                    .warning, "precompiled-out-of-date",
                    "the source has changed since this was made of it, so that it is not used; compile it anew", at: .init(path: shown)))
            return nil
        }
        return try kind == .directory ? MadeFiles.read(below: product, as: name) : [MadeFiles.read(product, as: name)]
    }

    /// What stands behind the name of a product in the name of its record.
    static let recordSuffix = ".inputs"

    /// The record for some sources.
    static func record(of sources: [String]) throws -> [UInt8] { Array("\(try digest(of: sources).text)\n".utf8) }

    /// A checksum of sources by their names and all that is in them.
    private static func digest(of sources: [String]) throws -> Digest {
        var key = CacheKey("precompiled", version: 1)
        for source in sources.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            key.add(PathText.lastComponent(of: source), try InputDigest.digest(of: source))
        }
        return key.digest
    }
}
